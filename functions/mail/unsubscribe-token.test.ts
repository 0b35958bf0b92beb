import { describe, expect, it } from 'vitest';
import { createLinkToken, isLinkTokenValid } from './link-token.ts';
import { addressKey } from '../platform/address-key.ts';
import { createUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts';

const SECRET = 'a-secret-of-enough-length';
const ADDRESS = 'ann@example.com';
const NOW = new Date('2026-05-04T12:00:00Z');
const token = createUnsubscribeToken(SECRET, ADDRESS);

describe('unsubscribe token', () => {
  it('identifies its address in any spelling and does not contain it', () => {
    expect(readUnsubscribeToken([SECRET], token)).toBe(addressKey(' Ann@Example.com'));
    expect(token).not.toContain('ann');
  });

  it('is invalid for another address or with another secret', () => {
    const [, signature = ''] = token.split('.');
    const stolen = `${addressKey('bob@example.com')}.${signature}`;
    expect(readUnsubscribeToken([SECRET], stolen)).toBeNull();
    expect(readUnsubscribeToken(['another-secret-of-length'], token)).toBeNull();
  });

  it('is valid while its secret is rotated, until the secret is removed', () => {
    const next = 'the-next-secret-of-length';
    expect(readUnsubscribeToken([next, SECRET], token)).toBe(addressKey(ADDRESS));
    expect(readUnsubscribeToken([next], token)).toBeNull();
  });

  it('is not interchangeable with a chat token', () => {
    const link = { purpose: 'chat', id: 'request-1', email: ADDRESS } as const;
    expect(isLinkTokenValid([SECRET], link, token, NOW)).toBe(false);
    const chat = createLinkToken(SECRET, link, new Date('2036-01-01'));
    expect(readUnsubscribeToken([SECRET], chat)).toBeNull();
    const [, signature = ''] = chat.split('.');
    expect(readUnsubscribeToken([SECRET], `${addressKey(ADDRESS)}.${signature}`)).toBeNull();
  });

  it.each([
    '',
    '.',
    'nonsense',
    `${token}.x`,
    token.slice(0, -1),
    `${token}A`,
    token.toUpperCase(),
  ])('refuses %j', (broken) => expect(readUnsubscribeToken([SECRET], broken)).toBeNull());
});
