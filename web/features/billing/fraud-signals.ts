import { env } from '../../lib/env.ts';

/**
 * Loads Stripe.js, if a publishable key is set: on the page before checkout it collects signals
 * that detect card testing (Stripe docs, Radar). Checkout works without it.
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
