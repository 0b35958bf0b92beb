import { env } from '../../lib/env.ts';

/**
 * Where a publishable key is set, Stripe.js watches for card testers on the page before checkout
 * (Stripe docs, Radar). Nothing waits for it and nothing depends on it.
 */
export async function sendFraudSignals(): Promise<void> {
  if (env.VITE_STRIPE_PUBLISHABLE_KEY === undefined) return;
  try {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    await loadStripe(env.VITE_STRIPE_PUBLISHABLE_KEY);
  } catch (error) {
    console.info('Stripe.js could not be loaded', error);
  }
}
