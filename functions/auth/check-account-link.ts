import type { AccountLinkKind, AccountLinkState } from '@doorstep/domain/auth/account-mail';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { normalizeEmail } from '@doorstep/domain/contact/email';
import { isLinkTokenValid } from '../mail/link-token.ts';
import type { Accounts } from '../platform/account-repository.ts';
import { isDocumentId } from '../platform/firestore.ts';
import { linkCreatedAt } from './account-mail.ts';

interface CheckLinkDeps {
  accounts: Pick<Accounts, 'findAccount'>;
  linkSecrets: readonly string[];
}

type Account = NonNullable<Awaited<ReturnType<Accounts['findAccount']>>>;

/** Checks whether what the link is for has happened to the account. */
function isDone(kind: AccountLinkKind, account: Account, createdAt: Date): boolean {
  if (kind !== 'reset') return account.is_confirmed;
  const validAfter = account.sessions_valid_after;
  return validAfter !== null && new Date(validAfter) >= createdAt;
}

/**
 * Returns what became of a mailed link that Firebase refuses. Only a token that was signed for the
 * account and its present address is answered with 'done'. So a caller without the mail learns
 * nothing about an account or an address: the answer to any other token is 'expired' or 'replaced'.
 */
export async function checkAccountLink(
  { accounts, linkSecrets }: CheckLinkDeps,
  { kind, account: uid, token }: CallableInput<'check-account-link'>,
  now: Date,
): Promise<CallableOutput<'check-account-link'>> {
  const expiresAt = new Date(Number(token.split('.', 1)[0]) * 1000);
  const account = isDocumentId(uid) ? await accounts.findAccount(uid) : null;
  const email = account?.email ? normalizeEmail(account.email) : null;
  const isSigned = (address: string) =>
    isLinkTokenValid(linkSecrets, { purpose: kind, id: uid, email: address }, token, new Date(0));
  const otherwise: AccountLinkState = expiresAt > now ? 'replaced' : 'expired';
  if (account === null || email === null || !isSigned(email)) return { state: otherwise };
  return { state: isDone(kind, account, linkCreatedAt(kind, expiresAt)) ? 'done' : otherwise };
}
