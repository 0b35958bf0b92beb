import { describe, expect, it } from 'vitest';
import {
  chatLines,
  firstUnreadId,
  hasText,
  inOrder,
  receiptId,
  writerName,
  type ChatLine,
} from './chat-lines.ts';

const at = new Date('2026-01-15T10:00:00Z');
const message = (id: string, sender_type: 'provider' | 'client') => ({
  id,
  sender_type,
  sender_uid: 'somebody',
  sender_name: null,
  message: `text of ${id}`,
  photos: [],
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
        { id: 'mine', text: 'text of mine', photos: [], at, state: 'pending' },
        { id: 'failed', text: 'no', photos: [], at, state: 'failed' },
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
    const failed = { id: 'mine', text: 'text of mine', photos: [], at, state: 'failed' as const };
    const lines = chatLines(stored, [failed], 'client');
    expect(lines.map(({ id, state }) => [id, state])).toEqual([['mine', 'sent']]);
  });

  // @4.7.7
  it('returns the same object for an unchanged message, so that React does not render it again', () => {
    const [first, second] = [message('a', 'provider'), message('b', 'client')];
    const sending = { id: 'c', text: 'text of c', photos: [], at, state: 'pending' as const };
    const before = chatLines([first], [sending], 'client');
    const after = chatLines([second, first], [sending], 'client');
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[1]);
    expect(chatLines([first], [], 'provider')[0]).toMatchObject({ id: 'a', isMine: true });
  });
});

const line = (id: string, isMine: boolean, state: ChatLine['state'] = 'sent'): ChatLine => ({
  id,
  isMine,
  sender: null,
  text: 'Hello',
  photos: [],
  at: new Date(0),
  state,
});

const NAMED = { sender_uid: 'sam', sender_name: 'Sam' };

// @2.31.4
it.each([
  ['the client', 'client', 'nora', [null, 'Sam · Rivera Plumbing', null]],
  ['the owner', 'provider', 'rivera', [null, 'Sam', null]],
  ['the member who wrote', 'provider', 'sam', ['Rivera Plumbing', null, null]],
  ['another member', 'provider', 'kim', ['Rivera Plumbing', 'Sam', null]],
] as const)('names the writers of a team to %s', (_, side, uid, expected) => {
  const messages = [
    { ...message('c', 'client'), sender_uid: 'nora' },
    { ...message('b', 'provider'), ...NAMED },
    { ...message('a', 'provider'), sender_uid: 'rivera' },
  ];
  const reader = { uid, side, providerName: 'Rivera Plumbing', clientName: null };
  const lines = chatLines(messages, [], side);
  expect(lines.map((shown) => writerName(shown, reader))).toEqual(expected);
  expect(writerName(line('queued', true), reader)).toBeNull();
});

// @2.13.10
it.each([
  ['the last own message', [line('a', true), line('b', true), line('c', false)], 'b'],
  ['no message while the last one is pending', [line('a', true), line('b', true, 'pending')], null],
  ['no message of the other side', [line('a', false)], null],
])('receiptId returns %s', (_, lines, id) => {
  expect(receiptId(lines)).toBe(id);
});

describe('firstUnreadId', () => {
  // @2.13.9
  const lines = [line('a', false), line('b', true), line('c', false), line('d', false)];

  it.each([
    [0, null],
    [1, 'd'],
    [3, 'a'],
    [9, 'a'],
  ])('with %i unread returns %s', (unread, id) => {
    expect(firstUnreadId(lines, unread)).toBe(id);
  });

  it('returns null for a new request without messages', () => {
    expect(firstUnreadId([], 1)).toBeNull();
  });
});

// @2.13.14
it('hasText tells a photo without text from a text', () => {
  const photos = ['https://photos.example/a.webp'];
  expect(hasText({ ...line('a', true), text: 'Photo', photos })).toBe(false);
  expect(hasText({ ...line('b', true), text: 'The meter', photos })).toBe(true);
  expect(hasText({ ...line('c', true), text: 'Photo' })).toBe(true);
});

describe('inOrder', () => {
  const minute = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const card = (minutes: number) => ({ id: 'q', at: minute(minutes), isMine: true, card: null });
  const lines = chatLines(
    ['c', 'b', 'a'].map((id, i) => ({ ...message(id, 'client'), created_at: minute(4 - 2 * i) })),
    [],
    'client',
  );
  const orderWith = (minutes: number) => inOrder(lines, [card(minutes)]).map(({ id }) => id);

  it('puts a card above the first later message (@4.14.11)', () => {
    expect(orderWith(-1)).toEqual(['q', 'a', 'b', 'c']);
    expect(orderWith(3)).toEqual(['a', 'b', 'q', 'c']);
    expect(orderWith(5)).toEqual(['a', 'b', 'c', 'q']);
    expect(inOrder([], [card(1)])).toHaveLength(1);
  });
});
