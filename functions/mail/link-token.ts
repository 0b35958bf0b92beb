import type { AccountLinkKind } from '@doorstep/domain/auth/account-mail';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a mailed link opens, and for whom. */
export interface MailedLink {
  /**
   * `chat`: the chat of a request. `invitation`: an invitation to a team. `page-email`: confirms
   * the email of a page. The kind of a link for an account.
   */
  purpose: 'chat' | 'invitation' | 'page-email' | AccountLinkKind;
  /** The id of the request or the invitation, or the uid of the professional or the account. */
  id: string;
  /** Normalized as in `domain/contact/email.ts`. */
  email: string;
}

function sign(secret: string, { purpose, id, email }: MailedLink, expires: string): string {
  const emailHash = createHash('sha256').update(email).digest('hex');
  return createHmac('sha256', secret)
    .update(`${purpose}\n${id}\n${emailHash}\n${expires}`)
    .digest('base64url');
}

/** Compares two signatures in constant time. */
export function isSame(signature: string, expected: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Returns a token that opens the link until `expiresAt`. Its format is
 * `{expiry, seconds since 1970}.{HMAC-SHA256 over purpose, id, address and expiry}`.
 */
export function createLinkToken(secret: string, link: MailedLink, expiresAt: Date): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return `${expires}.${sign(secret, link, expires)}`;
}

/** Checks whether one of the secrets signed the token for this link, and it has not expired. */
export function isLinkTokenValid(
  secrets: readonly string[],
  link: MailedLink,
  token: string,
  now: Date,
): boolean {
  const [expires = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^\d{1,12}$/.test(expires)) return false;
  const isSigned = secrets.some((secret) => isSame(signature, sign(secret, link, expires)));
  return isSigned && now.getTime() < Number(expires) * 1000;
}
