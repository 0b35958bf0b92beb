import type { Stripe } from 'stripe';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSES_MS = [500, 1_000, 2_000];
const CONFLICT = 409;

/**
 * Sends a request with an idempotency key. Stripe returns 409 while a parallel request uses the
 * same key (Stripe docs, idempotent requests): retries three times, then throws that error.
 */
export async function retryWhileKeyInUse<T>(stripe: Stripe, send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (thrown) {
      const isInUse = thrown instanceof stripe.errors.StripeError && thrown.statusCode === CONFLICT;
      if (!isInUse) throw thrown;
      await sleep(pause);
    }
  }
  return send();
}
