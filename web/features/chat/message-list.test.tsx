import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { MessageList, type MessageListProps } from './message-list.tsx';

const show = (changes: Partial<MessageListProps>) =>
  renderMarkup(
    <MessageList
      reader={{ uid: 'me', side: 'client', providerName: 'Rivera', clientName: null }}
      otherName="Rivera"
      lines={[]}
      cards={[]}
      isClosed={false}
      hasEarlier={false}
      onShowEarlier={vi.fn()}
      unreadAtOpening={0}
      isSeen={false}
      onRetry={vi.fn()}
      onDiscard={vi.fn()}
      {...changes}
    />,
  );

it('asks for a first message only where somebody can write @2.13.4', () => {
  expect(show({})).toContain('No messages yet. Start the conversation!');
  const closed = show({ isClosed: true });
  expect(closed).toContain('No messages.');
  expect(closed).not.toContain('Start the conversation');
});

it('shows a card without messages @4.14.11', () => {
  const html = show({ cards: [{ id: 'q', at: new Date(), isMine: false, card: <p>A quote</p> }] });
  expect(html).toContain('<p>A quote</p>');
  // Only messages are announced.
  expect(html).toMatch(/<div[^>]*aria-live="off"[^>]*><p>A quote<\/p><\/div>/);
  expect(html).not.toContain('No messages');
});
