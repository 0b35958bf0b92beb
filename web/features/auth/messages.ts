import { toAppError } from '@doorstep/domain/app-error';

/** Texts of signing in and up (spec §8). */
export const AUTH_MESSAGES = {
  signedIn: 'Signed in successfully',
  created: 'Account created successfully!',
  checkEmail: 'Check your email to confirm your account.',
  resent: 'We sent the email again.',
  mailFailed: "Your account was created, but we couldn't send the confirmation email.",
  confirmed: 'Your email address is confirmed.',
  failed: 'Authentication error',
  linkUnanswered: 'We got no answer. Please check your connection and try again.',
  linkFailed: 'Something went wrong on our side. Your link still works. Please try again.',
} as const;

/** What a person reads when signing in or up fails (spec §8: the message, or 'Authentication error'). */
export function authError(error: unknown): string {
  return toAppError(error).personMessage ?? AUTH_MESSAGES.failed;
}

/** Whether a mail's link is worth nothing any more, and another try with it neither. */
export function isUsedUp(error: unknown): boolean {
  return ['not-found', 'unauthenticated'].includes(toAppError(error).code);
}

/** Why a mail's link could not be checked, though it may be good. */
export function linkError(error: unknown): string {
  const { code, personMessage } = toAppError(error);
  if (personMessage !== null) return personMessage;
  return code === 'unavailable' ? AUTH_MESSAGES.linkUnanswered : AUTH_MESSAGES.linkFailed;
}
