import { toAppError } from '@doorstep/domain/app-error';
import { hasCode } from '../../data/errors.ts';

/** Texts of sign-in and sign-up. */
export const AUTH_MESSAGES = {
  signedIn: 'Signed in successfully',
  created: 'Account created successfully!',
  checkEmail: 'Check your email to confirm your account.',
  resent: 'We sent the email again.',
  mailFailed: "Your account was created, but we couldn't send the confirmation email.",
  confirmed: 'Your email address is confirmed.',
  continuesThere:
    'Sign in on this device, or go back to where you signed up. It will continue automatically.',
  requestWaits:
    'Your request waits in the browser where you wrote it. Go back there, and it will continue automatically.',
  sameEmail: 'We already sent a link to this address. Please correct it.',
  wrongPassword: 'Incorrect password.',
  failed: 'Authentication error',
  linkNoAnswer: "We didn't get a response. Please check your connection and try again.",
  linkFailed: 'Something went wrong on our side. Your link still works. Please try again.',
} as const;

/** Returns why sign-in or sign-up failed: the error's message, or the general text. */
export function authErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? AUTH_MESSAGES.failed;
}

interface FieldError {
  field: 'email' | 'password';
  message: string;
  /** The form of /auth that helps, if there is one. */
  helpfulForm: 'sign-in' | 'reset' | null;
}

/** Returns what to show beside a field of the auth forms; null if the error is about no field. */
export function toFieldError(error: unknown): FieldError | null {
  const { code, cause } = toAppError(error);
  const message = authErrorText(error);
  switch (code) {
    case 'already-exists':
      return { field: 'email', message, helpfulForm: 'sign-in' };
    case 'unauthenticated':
      if (hasCode(cause, 'auth/user-disabled'))
        return { field: 'email', message, helpfulForm: null };
      return { field: 'password', message, helpfulForm: 'reset' };
    case 'invalid-input':
      if (hasCode(cause, 'auth/invalid-email'))
        return { field: 'email', message, helpfulForm: null };
      return { field: 'password', message, helpfulForm: null };
    default:
      return null;
  }
}

/**
 * Checks whether a mailed link is used or expired. That of a suspended account is neither: its
 * error says why.
 */
export function isLinkExpired(error: unknown): boolean {
  const { code, cause } = toAppError(error);
  if (hasCode(cause, 'auth/user-disabled')) return false;
  return ['not-found', 'unauthenticated'].includes(code);
}

/** Returns why a mailed link could not be checked, although it may still be valid. */
export function linkErrorText(error: unknown): string {
  const { code, personMessage } = toAppError(error);
  if (personMessage !== null) return personMessage;
  return code === 'unavailable' ? AUTH_MESSAGES.linkNoAnswer : AUTH_MESSAGES.linkFailed;
}
