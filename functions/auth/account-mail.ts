import { randomUUID } from 'node:crypto';
import { AppError } from '@doorstep/domain/app-error';
import type { AccountLinkKind, AccountMail } from '@doorstep/domain/auth/account-mail';
import type { Mail } from '@doorstep/domain/mail/mail';
import type { DeliveryCheck } from '../mail/deliver-mail.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { MailDetails } from '../mail/render-mail.ts';
import type { Accounts } from '../platform/account-repository.ts';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';

export interface QueueDeps {
  outbox: Pick<MailOutbox, 'create'>;
  rateLimits: Pick<RateLimits, 'consume'>;
}

/** The limit of mails of one kind to one address. */
const MAILS = { max: 5, windowSeconds: 15 * 60 };

type AddressedMail = AccountMail & { email: string };
type WriteMore = Parameters<MailOutbox['create']>[4];

/** Counts a mail of a kind to an address. Throws AppError `rate-limited`. */
export async function countAccountMail(
  { rateLimits }: Pick<QueueDeps, 'rateLimits'>,
  { kind, email }: Pick<AddressedMail, 'kind' | 'email'>,
): Promise<void> {
  if (!(await rateLimits.consume(['account-mail', kind, email], MAILS))) {
    throw new AppError('rate-limited', 'too many account mails to one address');
  }
}

/** Queues a mail that was counted. */
export function createAccountMail(
  { outbox }: Pick<QueueDeps, 'outbox'>,
  { email, ...data }: AddressedMail,
  now: Date,
  writeMore?: WriteMore,
): Promise<void> {
  const id = `account_link_${randomUUID()}`;
  return outbox.create(id, email, { template: 'account_link', data }, now, writeMore);
}

/**
 * Counts and queues a mail with a link for an account. Does the same for every address: the account
 * is looked up at delivery. `writeMore` writes in the same transaction. Throws AppError
 * `rate-limited`.
 */
export async function queueAccountMail(
  deps: QueueDeps,
  mail: AddressedMail,
  now: Date,
  writeMore?: WriteMore,
): Promise<void> {
  await countAccountMail(deps, mail);
  await createAccountMail(deps, mail, now, writeMore);
}

const HOUR_MS = 60 * 60 * 1000;
/** Mails that waited longer, for example during an outage of the mail server, are not sent. */
const MAX_AGE_MS = 24 * HOUR_MS;

/**
 * How long Firebase accepts the code of a link (Firebase docs, "Email action links"). A code to
 * change an email is documented with the codes that confirm one.
 */
const LINK_HOURS: Record<AccountLinkKind, number> = { confirm: 72, change: 72, reset: 1 };

/** Returns when a link that expires at this time was created. */
export const linkCreatedAt = (kind: AccountLinkKind, expiresAt: Date) =>
  new Date(expiresAt.getTime() - LINK_HOURS[kind] * HOUR_MS);

/**
 * Decides whether to send the mail: never after a day, to a disabled account, without an account,
 * to confirm an email that is confirmed already, or to change to an email that has an account.
 */
export async function checkAccountMail(
  accounts: Pick<Accounts, 'findByEmail' | 'findAccount'>,
  { to, created_at }: Pick<Mail, 'to' | 'created_at'>,
  { kind, account = '' }: AccountMail,
  now: Date,
): Promise<DeliveryCheck> {
  if (now.getTime() - created_at.getTime() > MAX_AGE_MS) return 'never';
  const owner = await accounts.findByEmail(to);
  if (kind === 'change') {
    const changing = await accounts.findAccount(account);
    return changing?.email && !changing.is_disabled && owner === null ? 'now' : 'never';
  }
  if (owner === null || owner.isDisabled) return 'never';
  return kind === 'confirm' && owner.isConfirmed ? 'never' : 'now';
}

/** Creates the code of the mail's link, and looks up the account that its token is bound to. */
export async function loadAccountMailDetails(
  accounts: Pick<Accounts, 'createMailCode' | 'findEmail' | 'findUidByEmail'>,
  to: string,
  { kind, account }: AccountMail,
  now: Date,
): Promise<MailDetails> {
  if (kind === 'exists') return {};
  const uid = account ?? (await accounts.findUidByEmail(to));
  const email = account === undefined ? to : await accounts.findEmail(account);
  if (uid === null || email === null) throw new Error('the account of a mail is gone');
  const code = await accounts.createMailCode(kind, email, to);
  const expiresAt = new Date(now.getTime() + LINK_HOURS[kind] * HOUR_MS);
  return { accountLink: { kind, code, uid, expiresAt } };
}
