import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressKey } from '../platform/address-key.ts';

const KEY = /^[0-9a-f]{64}$/;

// Another purpose than that of a link into a chat, which is signed with the same secret.
function sign(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`unsubscribe\n${key}`).digest('base64url');
}

/**
 * `{key of the address}.{HMAC-SHA256 over it}`. It has no end: a mail may be years old when its reader
 * has had enough, and the link says nothing and opens nothing but this.
 */
export function createUnsubscribeToken(secret: string, address: string): string {
  const key = addressKey(address);
  return `${key}.${sign(secret, key)}`;
}

/** The key of the address that the token was made for with that secret; null for any other text. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [key = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !KEY.test(key)) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, key));
  return given.length === right.length && timingSafeEqual(given, right) ? key : null;
}
