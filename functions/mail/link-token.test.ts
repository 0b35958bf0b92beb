import { describe, expect, it } from 'vitest';
import { createLinkToken, isLinkTokenValid } from './link-token.ts';

const SECRET = 'a-secret-of-enough-length';
const LINK = { purpose: 'chat', id: 'request-1', email: 'ann@example.com' } as const;
const NOW = new Date('2026-05-04T12:00:00Z');
const LATER = new Date('2026-05-05T12:00:00Z');
const token = createLinkToken(SECRET, LINK, LATER);

describe('the token of a link', () => {
  it('opens its link until it expires', () => {
    expect(isLinkTokenValid([SECRET], LINK, token, NOW)).toBe(true);
    expect(isLinkTokenValid([SECRET], LINK, token, LATER)).toBe(false);
  });

  it('is invalid for another purpose, id, address or secret', () => {
    const others = [
      { purpose: 'invitation' as const },
      { purpose: 'confirm' as const },
      { id: 'request-2' },
    ];
    for (const other of [...others, { email: 'bob@example.com' }]) {
      expect(isLinkTokenValid([SECRET], { ...LINK, ...other }, token, NOW)).toBe(false);
    }
    expect(isLinkTokenValid(['another-secret-of-length'], LINK, token, NOW)).toBe(false);
  });

  it('opens its link while its secret is rotated, until the secret is removed', () => {
    const rotated = ['the-next-secret-of-length', SECRET];
    expect(isLinkTokenValid(rotated, LINK, token, NOW)).toBe(true);
    const next = createLinkToken(rotated[0] ?? '', LINK, LATER);
    expect(isLinkTokenValid(rotated, LINK, next, NOW)).toBe(true);
    expect(isLinkTokenValid(rotated.slice(0, 1), LINK, token, NOW)).toBe(false);
    expect(isLinkTokenValid([], LINK, token, NOW)).toBe(false);
  });

  it('is invalid with a changed expiry', () => {
    const [expires = '', signature = ''] = token.split('.');
    const longer = `${Number(expires) + 86_400}.${signature}`;
    expect(isLinkTokenValid([SECRET], LINK, longer, NOW)).toBe(false);
  });

  it.each(['', '.', 'nonsense', `${token}.x`, token.slice(0, -1), `${token}A`, `NaN.${token}`])(
    'refuses %j',
    (broken) => expect(isLinkTokenValid([SECRET], LINK, broken, NOW)).toBe(false),
  );

  it('does not contain the address', () => {
    expect(token).not.toContain('ann');
  });
});
