import { createHmac } from 'node:crypto';
import { addressKey } from '../platform/address-key.ts';
import { isSame } from './link-token.ts';

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
 * Returns the hash of the token's address, or null if no secret of these signed the token.
 */
export function readUnsubscribeToken(secrets: readonly string[], token: string): string | null {
  const [key = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !KEY.test(key)) return null;
  return secrets.some((secret) => isSame(signature, sign(secret, key))) ? key : null;
}
