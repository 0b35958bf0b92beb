import { randomUUID } from 'node:crypto';
import { AppError } from '@doorstep/domain/app-error';
import type { AccountLink } from '@doorstep/domain/auth/account-mail';
import type { Mail } from '@doorstep/domain/mail/mail';
import type { DeliveryCheck } from '../mail/deliver-mail.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { MailDetails } from '../mail/render-mail.ts';
import type { Accounts } from '../platform/account-repository.ts';
import type { RateLimits } from '../platform/rate-limit-repository.ts';

interface QueueDeps {
  outbox: Pick<MailOutbox, 'create'>;
  rateLimits: Pick<RateLimits, 'consume'>;
}

/** The limit of mails of one kind to one address. */
const MAILS = { max: 5, windowSeconds: 15 * 60 };

/**
 * Queues a mail with a link that confirms an email or leads to a new password. Does the same for
 * every address: the account is looked up at delivery. `writeMore` writes in the same transaction.
 * Throws AppError `rate-limited`.
 */
export async function queueAccountMail(
  { outbox, rateLimits }: QueueDeps,
  { email, ...data }: AccountLink & { email: string },
  now: Date,
  writeMore?: Parameters<MailOutbox['create']>[4],
): Promise<void> {
  if (!(await rateLimits.consume(['account-mail', data.kind, email], MAILS))) {
    throw new AppError('rate-limited', 'too many account mails to one address');
  }
  await outbox.create(
    `account_link_${randomUUID()}`,
    email,
    { template: 'account_link', data },
    now,
    writeMore,
  );
}

/** Mails that waited longer, for example during an outage of the mail server, are not sent. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Decides whether to send the mail: never after a day, without an account, to a disabled one, or to
 * confirm an email that is confirmed already.
 */
export async function checkAccountMail(
  accounts: Pick<Accounts, 'findByEmail'>,
  { to, created_at }: Pick<Mail, 'to' | 'created_at'>,
  { kind }: AccountLink,
  now: Date,
): Promise<DeliveryCheck> {
  if (now.getTime() - created_at.getTime() > MAX_AGE_MS) return 'never';
  const account = await accounts.findByEmail(to);
  if (account === null || account.isDisabled) return 'never';
  return kind === 'confirm' && account.isConfirmed ? 'never' : 'now';
}

/** Creates the code of the mail's link. */
export async function loadAccountMailDetails(
  accounts: Pick<Accounts, 'createMailCode'>,
  email: string,
  { kind }: AccountLink,
): Promise<MailDetails> {
  return { code: await accounts.createMailCode(kind, email) };
}
