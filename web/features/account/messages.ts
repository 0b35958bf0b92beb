import { toAppError } from '@doorstep/domain/app-error';

/** Texts of one's own account. */
export const ACCOUNT_MESSAGES = {
  failed: "We couldn't send the link",
  wrongPassword: 'Incorrect password.',
  same: 'This is already your email address.',
  interrupted: 'The download was interrupted. Press Continue to get the rest.',
  deleted: 'Your account has been deleted.',
  notDeleted: "We couldn't delete your account. Please try again.",
  unsure:
    "We got no answer, so we don't know yet whether your account is being deleted. If the deletion has started, it will finish on its own. Please try again to find out.",
} as const;

/** Why no link was sent, as a person reads it. */
export function changeError(error: unknown): string {
  return toAppError(error).personMessage ?? ACCOUNT_MESSAGES.failed;
}

/** Why the account is still there, as a person reads it. */
export function deletionError(error: unknown): string {
  return toAppError(error).personMessage ?? ACCOUNT_MESSAGES.notDeleted;
}

/** Firebase has an answer for that, which names the address too; no session at all has none. */
export function isWrongPassword(error: unknown): boolean {
  const { code, personMessage } = toAppError(error);
  return code === 'unauthenticated' && personMessage !== null;
}
