import { RECENT_SIGN_IN_SECONDS } from '@doorstep/domain/account/account-deletion';
import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput } from '@doorstep/domain/callables';
import { normalizeEmail } from '@doorstep/domain/contact/email';
import type { Accounts } from '../platform/account-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import { accountClosed } from '../platform/callables/run-for-caller.ts';
import {
  countAccountMail,
  createAccountMail,
  queueAccountMail,
  type QueueDeps,
} from './account-mail.ts';

interface ChangeEmailDeps extends QueueDeps {
  accounts: Pick<Accounts, 'create' | 'findAccount' | 'findByEmail' | 'remove'>;
  closedAccounts: Pick<ClosedAccounts, 'has'>;
  /** Counts a correction as a sign-up. Throws AppError `rate-limited`. */
  limitSignUps: () => Promise<void>;
}

interface Owner {
  uid: string;
  /** When the owner last entered the password. */
  signed_in_at: Date;
}

/** Returns the caller's account. Throws AppError if the password was not entered just now. */
async function requireAccount(
  { accounts }: ChangeEmailDeps,
  { uid, signed_in_at }: Owner,
  now: Date,
): Promise<{ email: string; is_confirmed: boolean }> {
  const account = await accounts.findAccount(uid);
  if (!account?.email || account.is_disabled) {
    throw new AppError('unauthenticated', 'no account with an email', {
      personMessage: 'Please sign in.',
    });
  }
  if (now.getTime() - signed_in_at.getTime() > RECENT_SIGN_IN_SECONDS * 1000) {
    throw new AppError('failed-precondition', 'the last sign-in is not recent', {
      personMessage: 'Please enter your password again.',
    });
  }
  return { email: normalizeEmail(account.email), is_confirmed: account.is_confirmed };
}

const ALREADY_CONFIRMED = 'This email is already confirmed. You can change it in your account.';

/**
 * Replaces an account whose email is not confirmed by one with the corrected email. The links of
 * the former account die with it. If the email is taken, the former account is deleted as well, and
 * the owner of the email gets a mail, so that the answer does not reveal it.
 */
async function correctEmail(
  deps: ChangeEmailDeps,
  { uid, former }: { uid: string; former: string },
  { email, password, ...destination }: CallableInput<'change-my-email'> & { password: string },
  now: Date,
): Promise<void> {
  const confirmation = { kind: 'confirm', email, ...destination } as const;
  // Counted first: the former account must not be deleted if the mail is refused.
  await countAccountMail(deps, confirmation);
  if (email === former) return createAccountMail(deps, confirmation, now);
  await deps.limitSignUps();
  if (await deps.closedAccounts.has(uid)) throw accountClosed();
  const isNew = await deps.accounts.create(email, password);
  // A link may have been pressed on another device meanwhile.
  if ((await deps.accounts.findAccount(uid))?.is_confirmed === true) {
    throw new AppError('failed-precondition', 'confirmed meanwhile', {
      personMessage: ALREADY_CONFIRMED,
    });
  }
  await deps.accounts.remove(uid);
  const isConfirmed = !isNew && (await deps.accounts.findByEmail(email))?.isConfirmed === true;
  const mail = isConfirmed ? ({ ...confirmation, kind: 'exists' } as const) : confirmation;
  await createAccountMail(deps, mail, now);
}

/**
 * Mails a link to the new email of a confirmed account, or corrects the email of an account that is
 * not confirmed. The caller has entered the password just now. Does the same for a free and a taken
 * email. Throws AppError: `unauthenticated`, `rate-limited`, and `failed-precondition` without a
 * recent password or if the account is not as the caller believes.
 */
export async function changeEmail(
  deps: ChangeEmailDeps,
  owner: Owner,
  { email, password, ...destination }: CallableInput<'change-my-email'>,
  now: Date,
): Promise<void> {
  const account = await requireAccount(deps, owner, now);
  if (account.is_confirmed !== (password === null)) {
    throw new AppError('failed-precondition', 'the email is confirmed, or is not', {
      personMessage: account.is_confirmed
        ? ALREADY_CONFIRMED
        : 'Please confirm your email address first.',
    });
  }
  if (password === null) {
    const mail = { kind: 'change', email, account: owner.uid, ...destination } as const;
    await queueAccountMail(deps, mail, now, async (transaction) => {
      if (await deps.closedAccounts.has(owner.uid, transaction)) throw accountClosed();
    });
    return;
  }
  const input = { email, password, ...destination };
  await correctEmail(deps, { uid: owner.uid, former: account.email }, input, now);
}
