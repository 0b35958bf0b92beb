import { AppError } from '@doorstep/domain/app-error';
import type { Stripe } from 'stripe';
import type { SalesSettings } from '../../platform/config.ts';
import { retryWhileKeyInUse } from './idempotent-request.ts';
import type { Checkout, CheckoutRequest } from './stripe.ts';

/** More than can be open at the same time (`create-checkout.ts`). */
const CHECKOUTS_READ = 10;

/** Returns the product's default price, or its monthly price. */
export async function findPrice(stripe: Stripe, productId: string): Promise<string> {
  const { default_price: standard } = await stripe.products.retrieve(productId);
  if (standard) return typeof standard === 'string' ? standard : standard.id;
  const monthly = await stripe.prices.list({
    product: productId,
    active: true,
    type: 'recurring',
    recurring: { interval: 'month' },
    limit: 1,
  });
  const price = monthly.data[0];
  if (!price) throw new AppError('internal', `Stripe product ${productId} has no monthly price`);
  return price.id;
}

/** Returns the parameters for the enabled sales settings. */
function salesParams({ promotionCodes, automaticTax }: SalesSettings) {
  return {
    ...(promotionCodes && { allow_promotion_codes: true }),
    // Stripe computes tax from the address, which the customer enters at checkout (Stripe docs).
    ...(automaticTax && {
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' },
    }),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/**
 * Creates a checkout and returns its URL. Only a first subscription has trial days. The idempotency
 * key contains the settings, because a key requires the same parameters and a deploy can change
 * them.
 */
export async function createCheckout(
  stripe: Stripe,
  request: CheckoutRequest,
  sales: SalesSettings,
): Promise<string | null> {
  const price = await findPrice(stripe, request.product_id);
  const { uid, product_id } = request;
  const trialDays = request.is_first ? sales.trialDays : 0;
  const variant = [trialDays, sales.promotionCodes, sales.automaticTax].join('_');
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer: request.customer_id,
    client_reference_id: uid,
    line_items: [{ price, quantity: 1 }],
    success_url: request.success_url,
    cancel_url: request.cancel_url,
    metadata: { uid, product_id },
    ...salesParams(sales),
    subscription_data: {
      // Stripe does not copy the session's `client_reference_id` to the subscription.
      metadata: { uid },
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
  };
  const idempotencyKey = `${request.idempotency_key}_${variant}`;
  const session = await retryWhileKeyInUse(stripe, () =>
    stripe.checkout.sessions.create(params, { idempotencyKey }),
  );
  return session.url;
}

/** Returns a customer's latest checkouts, newest first. */
export async function listCheckouts(stripe: Stripe, customer: string): Promise<Checkout[]> {
  const sessions = await stripe.checkout.sessions.list({ customer, limit: CHECKOUTS_READ });
  return sessions.data.map(({ id, status, url, metadata }) => ({
    id,
    open_url: status === 'open' ? url : null,
    product_id: metadata?.product_id ?? null,
  }));
}

/**
 * Expires a checkout. Stripe's error for an expired one is ignored (Stripe docs, expire a session).
 */
export async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (thrown) {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status !== 'expired') throw thrown;
  }
}
