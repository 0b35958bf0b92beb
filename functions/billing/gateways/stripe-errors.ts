import { AppError } from '@doorstep/domain/app-error';
import type { Stripe } from 'stripe';

const UNAVAILABLE = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);
const NOT_REACHED =
  'The payment service cannot be reached right now. Please try again in a moment.';

function isCustomerMissing(error: Stripe.errors.StripeError): boolean {
  return error.code === 'resource_missing' && /customer/i.test(`${error.param} ${error.message}`);
}

/**
 * A refusal of Stripe's as AppError, see `StripeGateway`. The log gets its kind and code: Stripe's
 * own message can hold what a person typed.
 */
export function stripeError(doing: string, error: Stripe.errors.StripeError): AppError {
  const kind = [error.type, error.code, error.param, error.statusCode, error.requestId];
  const message = `Stripe, ${doing}: ${kind.filter((part) => part !== undefined).join(' ')}`;
  if (UNAVAILABLE.has(error.type)) {
    return new AppError('unavailable', message, { personMessage: NOT_REACHED, cause: error });
  }
  return new AppError(isCustomerMissing(error) ? 'not-found' : 'internal', message, {
    cause: error,
  });
}
