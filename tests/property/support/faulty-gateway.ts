import { AppError } from '@doorstep/domain/app-error';
import type { StripeGateway } from '../../../functions/billing/gateways/stripe.ts';
import type { Random } from '../../support/random.ts';

/**
 * Wraps a gateway so that, in three of ten cases, one call to Stripe times out: either before
 * Stripe has processed it, or afterwards, so that only its answer is lost.
 */
export function withFaults(gateway: StripeGateway, random: Random): StripeGateway {
  let failing = random.chance(0.3) ? 1 + random.below(5) : 0;
  const isDone = random.chance(0.5);
  return new Proxy(gateway, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') throw new Error(`There is no method ${String(name)}.`);
      return async (...args: unknown[]): Promise<unknown> => {
        const failsNow = name !== 'readEvent' && (failing -= 1) === 0;
        if (failsNow && !isDone) throw new AppError('unavailable', 'Stripe timed out, not done');
        const result: unknown = await Reflect.apply(method, target, args);
        if (failsNow) throw new AppError('unavailable', 'Stripe timed out, done');
        return result;
      };
    },
  });
}
