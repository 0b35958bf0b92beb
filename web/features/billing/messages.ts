import { toAppError } from '@doorstep/domain/app-error';

/** Texts of subscribing and managing the subscription (spec §4, §8). */
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
} as const;

const AUTHENTICATION = ['authorization', 'missing sub', 'jwt', 'auth'];

/** Whether a failure is about who is signed in (spec §8: by words in the message). */
export function isAuthenticationFailure(error: unknown): boolean {
  const { code, message, personMessage } = toAppError(error);
  // Nothing has answered: the words are the SDK's, which names its parts 'auth/…'.
  if (code === 'unavailable' && personMessage === null) return false;
  const text = message.toLowerCase();
  return code === 'unauthenticated' || AUTHENTICATION.some((word) => text.includes(word));
}

/** A failed checkout's message to the person, or the general one (spec §8). */
export function checkoutError(error: unknown): string {
  return toAppError(error).personMessage ?? BILLING_MESSAGES.checkoutFailed;
}

/** A failed look at the subscription (spec §8: the message, or the general one). */
export function statusError(error: unknown): string {
  return toAppError(error).personMessage ?? BILLING_MESSAGES.statusFailed;
}

/** What a person reads when the customer portal does not open (spec §8). */
export function portalError(error: unknown): string {
  return toAppError(error).personMessage ?? BILLING_MESSAGES.failed;
}

/** Whether the portal wants a new sign-in (spec §8: an error that mentions authorization). */
export function isPortalSignIn(error: unknown): boolean {
  const { code, message } = toAppError(error);
  return code === 'unauthenticated' || message.toLowerCase().includes('authorization');
}
