import { AppError } from '@doorstep/domain/app-error';
import type { Stripe } from 'stripe';

const UNAVAILABLE = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);
const NOT_REACHED = "We can't reach the payment service right now. Please try again in a moment.";

function isCustomerMissing(error: Stripe.errors.StripeError): boolean {
  return error.code === 'resource_missing' && /customer/i.test(`${error.param} ${error.message}`);
}

/**
 * Converts a Stripe error to an AppError (see `StripeGateway`). The message contains type and code
 * only, because Stripe's message can contain user input.
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
