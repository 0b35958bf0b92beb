import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a link into the chat stands for: this request, this address, until then. */
export interface ChatLink {
  requestId: string;
  /** In its stored spelling. */
  email: string;
}

function sign(secret: string, { requestId, email }: ChatLink, expires: string): string {
  const emailHash = createHash('sha256').update(email).digest('hex');
  return createHmac('sha256', secret)
    .update(`chat\n${requestId}\n${emailHash}\n${expires}`)
    .digest('base64url');
}

/** `{expiry, seconds since 1970}.{HMAC-SHA256 over request, address and expiry}`. */
export function createChatToken(secret: string, link: ChatLink, expiresAt: Date): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return `${expires}.${sign(secret, link, expires)}`;
}

/** Whether the token was made with that secret for that link and has not ended. */
export function isChatTokenValid(
  secret: string,
  link: ChatLink,
  token: string,
  now: Date,
): boolean {
  const [expires = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^\d{1,12}$/.test(expires)) return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, link, expires));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return now.getTime() < Number(expires) * 1000;
}
