import { conversationSchema } from '@doorstep/domain/chat/conversation';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { MyConversations } from './my-conversations.tsx';

const mocks = vi.hoisted(() => ({ list: vi.fn<() => object>() }));
vi.mock('../../../data/chat/conversations.ts', () => ({ useMyConversations: mocks.list }));

const talk = (provider_id: string, unread_client: number) =>
  conversationSchema.parse({
    id: `${provider_id}_me`,
    provider_id,
    client_id: 'me',
    provider_name: `Pro ${provider_id}`,
    provider_handle: provider_id,
    provider_avatar_url: null,
    message_count: 1,
    last_message: 'On Tuesday.',
    last_message_id: 'm',
    last_at: new Date(),
    unread_provider: 0,
    waiting: 'client',
    unread_client,
  });

function show(state: object): string {
  mocks.list.mockReturnValue({ showMore: vi.fn(), retry: vi.fn(), ...state });
  return renderMarkup(
    <MemoryRouter>
      <MyConversations uid="me" isCurrent={false} />
    </MemoryRouter>,
  );
}
const ready = (rows: object[], more = false) => ({ status: 'ready', data: { rows, more } });

it('lists unread chats first, each with its latest message and its link (@2.16.6)', () => {
  const html = show(ready([talk('a', 0), talk('b', 2), talk('c', 0)]));
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/provider-chat/b',
    '/provider-chat/a',
    '/provider-chat/c',
  ]);
  for (const text of ['Pro b', 'On Tuesday.', 'just now', '2 unread']) expect(html).toContain(text);
});

it('says how to start a chat, when it is known that there are none (@2.16.6)', () => {
  expect(show(ready([]))).toContain('No messages yet.');
  expect(show({ status: 'loading' })).toContain('Loading your messages...');
  expect(show({ status: 'loading' })).not.toContain('No messages yet.');
  expect(show(ready([], true))).toContain('Show more');
  expect(show(ready([], true))).not.toContain('No messages yet.');
});

it('says that the chats could not be loaded, with a retry (@2.16.6)', () => {
  const html = show({ status: 'error' });
  expect(html).toContain('couldn&#x27;t load your messages.');
  expect(html).toContain('Try again');
});
