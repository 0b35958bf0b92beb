import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The request and the address that a chat link is valid for. */
export interface ChatLink {
  requestId: string;
  /** Normalized as in `domain/email.ts`. */
  email: string;
}

function sign(secret: string, { requestId, email }: ChatLink, expires: string): string {
  const emailHash = createHash('sha256').update(email).digest('hex');
  return createHmac('sha256', secret)
    .update(`chat\n${requestId}\n${emailHash}\n${expires}`)
    .digest('base64url');
}

/**
 * Returns a token that opens the chat until `expiresAt`. Its format is
 * `{expiry, seconds since 1970}.{HMAC-SHA256 over request, address and expiry}`.
 */
export function createChatToken(secret: string, link: ChatLink, expiresAt: Date): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return `${expires}.${sign(secret, link, expires)}`;
}

/** Checks whether the token was signed with this secret for this link and has not expired. */
export function isChatTokenValid(
  secret: string,
  link: ChatLink,
  token: string,
  now: Date,
): boolean {
  const [expires = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^\d{1,12}$/.test(expires)) return false;
  const actual = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, link, expires));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  return now.getTime() < Number(expires) * 1000;
}
