import { describe, expect, it } from 'vitest';
import { chatLines } from './chat-lines.ts';

const at = new Date('2026-01-15T10:00:00Z');
const message = (id: string, sender_type: 'provider' | 'client') => ({
  id,
  sender_type,
  sender_uid: 'somebody',
  message: `text of ${id}`,
  created_at: at,
});

describe('chatLines', () => {
  it('sorts the messages oldest first and marks those of the viewer', () => {
    const lines = chatLines([message('b', 'client'), message('a', 'provider')], [], 'client');
    expect(lines.map(({ id, isMine, state }) => [id, isMine, state])).toEqual([
      ['a', false, 'sent'],
      ['b', true, 'sent'],
    ]);
  });

  it('shows queued messages once, at the end, with their state', () => {
    const stored = [message('mine', 'client'), message('theirs', 'provider')];
    const lines = chatLines(
      stored,
      [
        { id: 'mine', text: 'text of mine', at, state: 'pending' },
        { id: 'failed', text: 'no', at, state: 'failed' },
      ],
      'client',
    );
    expect(lines.map(({ id, state }) => [id, state])).toEqual([
      ['theirs', 'sent'],
      ['mine', 'pending'],
      ['failed', 'failed'],
    ]);
  });

  it('shows a failed message as sent if it was stored after all', () => {
    const stored = [message('mine', 'client')];
    const failed = { id: 'mine', text: 'text of mine', at, state: 'failed' as const };
    const lines = chatLines(stored, [failed], 'client');
    expect(lines.map(({ id, state }) => [id, state])).toEqual([['mine', 'sent']]);
  });

  it('returns the same object for an unchanged message, so that React does not render it again', () => {
    const [first, second] = [message('a', 'provider'), message('b', 'client')];
    const sending = { id: 'c', text: 'text of c', at, state: 'pending' as const };
    const before = chatLines([first], [sending], 'client');
    const after = chatLines([second, first], [sending], 'client');
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[1]);
    expect(chatLines([first], [], 'provider')[0]).toMatchObject({ id: 'a', isMine: true });
  });
});
