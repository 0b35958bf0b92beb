import { toAppError } from '@doorstep/domain/app-error';

/** Texts of the account screen. */
export const ACCOUNT_MESSAGES = {
  linkFailed: "We couldn't send the link",
  wrongPassword: 'Incorrect password.',
  passwordChanged: 'Your password has been changed.',
  passwordNotChanged: "We couldn't change your password. Please try again.",
  sameEmail: 'This is already your email address.',
  interrupted: 'The download was interrupted. Press Continue to get the rest.',
  deleted: 'Your account has been deleted.',
  notDeleted: "We couldn't delete your account. Please try again.",
  unsure:
    "We didn't get a response, so we don't know yet whether your account is being deleted. If the deletion has started, it will finish on its own. Please try again to find out.",
} as const;

/** Texts of the client profile. */
export const CLIENT_PROFILE_MESSAGES = {
  loadFailed: 'Error loading profile',
  createFailed: 'Error creating profile',
  updateFailed: 'Error updating profile',
  saveFailed: 'Error saving profile',
  saved: 'Profile updated successfully',
  draftKept: 'You were signed out. Sign in again. What you typed is still there.',
  offline: "You're offline. We'll keep what you type, and you can save it when you're back online.",
} as const;

/** Texts of the unsubscribe page, which mails that are not transactional link to. */
export const UNSUBSCRIBE_MESSAGES = {
  unsubscribed: "You won't get these emails anymore.",
  subscribed: "You'll get these emails again.",
  invalidLink: "This link isn't complete. Please open it from the email again.",
  failed: "That didn't work. Please check your connection and try again.",
} as const;

/** Returns why the link to change the email was not sent. */
export function emailChangeErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? ACCOUNT_MESSAGES.linkFailed;
}

/** Returns why the password was not changed. */
export function passwordChangeErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? ACCOUNT_MESSAGES.passwordNotChanged;
}

/** Returns why the account was not deleted. */
export function deletionErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? ACCOUNT_MESSAGES.notDeleted;
}

/** Returns the text for a save that was refused, or that did not reach the server. */
export function profileSaveErrorText(thrown: unknown): string {
  const { code } = toAppError(thrown);
  return code === 'unavailable' || code === 'internal'
    ? CLIENT_PROFILE_MESSAGES.saveFailed
    : CLIENT_PROFILE_MESSAGES.updateFailed;
}

/**
 * Checks whether the password was wrong. A missing session has the same code, but no message for
 * the person. (Firebase's own message is not shown because it also mentions the email.)
 */
export function isWrongPassword(error: unknown): boolean {
  const { code, personMessage } = toAppError(error);
  return code === 'unauthenticated' && personMessage !== null;
}
