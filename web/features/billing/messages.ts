import { toAppError } from '@doorstep/domain/app-error';

/** Texts of checkout and of the subscription. */
export const BILLING_MESSAGES = {
  signInFirst: 'Create an account or sign in to continue to checkout.',
  redirecting: 'Redirecting to Stripe Checkout...',
  noUrl: 'Could not create checkout session.',
  authentication: 'Authentication issue. Please sign in again.',
  checkoutFailed: 'Something went wrong starting checkout.',
  statusFailed: "Couldn't fetch subscription",
  refreshFailed: "Couldn't refresh subscription status",
  portalOpening: 'Opening Stripe Customer Portal...',
  portalSignIn: 'Please sign in to manage your subscription.',
  portalFailed: 'Could not open customer portal.',
  failed: 'Something went wrong.',
  notSwitched: "Your plan hasn't changed",
} as const;

const AUTHENTICATION_WORDS = ['authorization', 'missing sub', 'jwt', 'auth'];

/** Checks whether an error is about the session, by the words of its message. */
export function isAuthenticationFailure(error: unknown): boolean {
  const { code, message, personMessage } = toAppError(error);
  // Without an answer the message is the SDK's, which contains 'auth/' in its error codes.
  if (code === 'unavailable' && personMessage === null) return false;
  const text = message.toLowerCase();
  return code === 'unauthenticated' || AUTHENTICATION_WORDS.some((word) => text.includes(word));
}

/** Returns why checkout failed: the error's message, or the general text. */
export function checkoutErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? BILLING_MESSAGES.checkoutFailed;
}

/**
 * Returns why the subscription check failed: the error's message, or the general text.
 */
export function statusErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? BILLING_MESSAGES.statusFailed;
}

/**
 * Returns why the customer portal did not open: the error's message, or the general text.
 */
export function portalErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? BILLING_MESSAGES.failed;
}

/** Checks whether the portal requires a new sign-in: its error mentions authorization. */
export function requiresSignIn(error: unknown): boolean {
  const { code, message } = toAppError(error);
  return code === 'unauthenticated' || message.toLowerCase().includes('authorization');
}
