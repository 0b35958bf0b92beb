import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { queueAccountMail } from '../auth/account-mail.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { AuditLog } from '../moderation/audit-log-repository.ts';
import type { Accounts } from '../platform/account-repository.ts';
import { isDocumentId } from '../platform/firestore.ts';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';

interface SendConfirmationDeps {
  accounts: Pick<Accounts, 'findAccount'>;
  outbox: Pick<MailOutbox, 'create'>;
  rateLimits: Pick<RateLimits, 'consume'>;
  audit: Pick<AuditLog, 'append'>;
}

/**
 * Sends the mail with the link that confirms an account's email again, and logs it. Throws AppError
 * `not-found` without an account or an email, `failed-precondition` for a confirmed email or a
 * disabled account, and `rate-limited`.
 */
export async function sendConfirmation(
  { accounts, outbox, rateLimits, audit }: SendConfirmationDeps,
  actor_uid: string,
  { uid }: CallableInput<'admin-send-confirmation'>,
  now: Date,
): Promise<CallableOutput<'admin-send-confirmation'>> {
  const account = isDocumentId(uid) ? await accounts.findAccount(uid) : null;
  if (!account?.email) throw new AppError('not-found', 'no account with an email');
  if (account.is_confirmed || account.is_disabled) {
    throw new AppError('failed-precondition', 'the email needs no confirmation', {
      personMessage: account.is_confirmed
        ? 'This email is already confirmed.'
        : 'This account is suspended. Restore it first.',
    });
  }
  const mail = { kind: 'confirm', type: null, redirect: null, email: account.email } as const;
  await queueAccountMail({ outbox, rateLimits }, mail, now, (transaction) =>
    audit.append(transaction, { actor_uid, action: 'confirmation_sent', subject: uid, note: null }),
  );
  return { sent: true };
}
