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
  it('turns the newest first into the oldest first, own ones by side', () => {
    const lines = chatLines([message('b', 'client'), message('a', 'provider')], [], 'client');
    expect(lines.map(({ id, mine, state }) => [id, mine, state])).toEqual([
      ['a', false, 'sent'],
      ['b', true, 'sent'],
    ]);
  });

  it('shows what is on its way once, at the end, as what it is', () => {
    const stored = [message('mine', 'client'), message('theirs', 'provider')];
    const lines = chatLines(
      stored,
      [
        { id: 'mine', text: 'text of mine', at, state: 'pending' },
        { id: 'refused', text: 'no', at, state: 'failed' },
      ],
      'client',
    );
    expect(lines.map(({ id, state }) => [id, state])).toEqual([
      ['theirs', 'sent'],
      ['mine', 'pending'],
      ['refused', 'failed'],
    ]);
  });

  it('shows a refused one that is stored after all as stored', () => {
    const stored = [message('mine', 'client')];
    const refused = { id: 'mine', text: 'text of mine', at, state: 'failed' as const };
    const lines = chatLines(stored, [refused], 'client');
    expect(lines.map(({ id, state }) => [id, state])).toEqual([['mine', 'sent']]);
  });

  // @4.7.7
  it('answers the very same line for what has not changed, so that it is not drawn again', () => {
    const [first, second] = [message('a', 'provider'), message('b', 'client')];
    const sending = { id: 'c', text: 'text of c', at, state: 'pending' as const };
    const before = chatLines([first], [sending], 'client');
    const after = chatLines([second, first], [sending], 'client');
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[1]);
    expect(chatLines([first], [], 'provider')[0]).toMatchObject({ id: 'a', mine: true });
  });
});
