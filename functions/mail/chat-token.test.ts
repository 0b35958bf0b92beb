import { describe, expect, it } from 'vitest';
import { createChatToken, isChatTokenValid } from './chat-token.ts';

const SECRET = 'a-secret-of-enough-length';
const LINK = { requestId: 'request-1', email: 'ann@example.com' };
const NOW = new Date('2026-05-04T12:00:00Z');
const LATER = new Date('2026-05-05T12:00:00Z');
const token = createChatToken(SECRET, LINK, LATER);

describe('chat token', () => {
  it('opens its chat until it expires', () => {
    expect(isChatTokenValid(SECRET, LINK, token, NOW)).toBe(true);
    expect(isChatTokenValid(SECRET, LINK, token, LATER)).toBe(false);
  });

  it('is invalid for another request, address or secret', () => {
    expect(isChatTokenValid(SECRET, { ...LINK, requestId: 'request-2' }, token, NOW)).toBe(false);
    expect(isChatTokenValid(SECRET, { ...LINK, email: 'bob@example.com' }, token, NOW)).toBe(false);
    expect(isChatTokenValid('another-secret-of-length', LINK, token, NOW)).toBe(false);
  });

  it('is invalid with a changed expiry', () => {
    const [expires = '', signature = ''] = token.split('.');
    const longer = `${Number(expires) + 86_400}.${signature}`;
    expect(isChatTokenValid(SECRET, LINK, longer, NOW)).toBe(false);
  });

  it.each(['', '.', 'nonsense', `${token}.x`, token.slice(0, -1), `${token}A`, `NaN.${token}`])(
    'refuses %j',
    (broken) => expect(isChatTokenValid(SECRET, LINK, broken, NOW)).toBe(false),
  );

  it('does not contain the address', () => {
    expect(token).not.toContain('ann');
  });
});
