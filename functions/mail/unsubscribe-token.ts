import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressKey } from '../platform/address-key.ts';

const KEY = /^[0-9a-f]{64}$/;

// The prefix separates these signatures from those of chat links, which use the same secret.
function sign(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`unsubscribe\n${key}`).digest('base64url');
}

/**
 * Returns the token of an unsubscribe link, `{hash of the address}.{HMAC-SHA256 over it}`. It does
 * not expire, because people unsubscribe from old mails and the token grants nothing else.
 */
export function createUnsubscribeToken(secret: string, address: string): string {
  const key = addressKey(address);
  return `${key}.${sign(secret, key)}`;
}

/**
 * Returns the hash of the token's address, or null if the token was not signed with this secret.
 */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [key = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !KEY.test(key)) return null;
  const actual = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, key));
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? key : null;
}
