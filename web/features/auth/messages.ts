import { toAppError } from '@doorstep/domain/app-error';

/** Texts of signing in and up (spec §8). */
export const AUTH_MESSAGES = {
  signedIn: 'Signed in successfully',
  created: 'Account created successfully!',
  checkEmail: 'Check your email to confirm your account.',
  resent: 'We have sent the email again.',
  mailFailed: 'Your account is there, but the confirmation email could not be sent.',
  confirmed: 'Your email address is confirmed.',
  recovered: 'Your password has been changed.',
  failed: 'Authentication error',
} as const;

/** What a person reads when signing in or up fails (spec §8: the message, or 'Authentication error'). */
export function authError(error: unknown): string {
  return toAppError(error).personMessage ?? AUTH_MESSAGES.failed;
}
