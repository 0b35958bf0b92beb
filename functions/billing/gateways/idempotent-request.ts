import type { Stripe } from 'stripe';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSES_MS = [500, 1_000, 2_000];
const CONFLICT = 409;

/**
 * What Stripe answers to a request with an idempotency key. While a parallel one with that key is at
 * work it says 409 and is asked again (Stripe docs, idempotent requests); the last refusal is thrown.
 */
export async function retryWhileKeyInUse<T>(stripe: Stripe, send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (thrown) {
      const isTaken = thrown instanceof stripe.errors.StripeError && thrown.statusCode === CONFLICT;
      if (!isTaken) throw thrown;
      await sleep(pause);
    }
  }
  return send();
}
