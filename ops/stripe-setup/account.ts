import { BRAND } from '@doorstep/domain/brand';
import type { Plan } from '@doorstep/domain/billing/plan';
import type Stripe from 'stripe';

// The objects that the product needs in a Stripe account. `npm run setup` creates them, and the
// local stand-in for Stripe starts with them.

/** Returns the fields of a plan's product. */
export function planProduct(plan: Plan) {
  return {
    name: plan.label,
    active: true,
    marketing_features: plan.features.map((name) => ({ name })),
  } satisfies Stripe.ProductUpdateParams;
}

/** Returns the fields of a plan's monthly price. */
export function planPrice(plan: Plan) {
  return {
    product: plan.product_id,
    currency: BRAND.currency,
    unit_amount: plan.amount,
    recurring: { interval: 'month' },
  } satisfies Stripe.PriceCreateParams;
}

/**
 * Returns the portal's features: change to these prices at once, also in a trial, which goes on;
 * cancel at the period's end; update the card.
 */
export function portalFeatures(products: { product: string; prices: string[] }[]) {
  return {
    customer_update: { enabled: false, allowed_updates: [] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: {
      enabled: true,
      mode: 'at_period_end',
      proration_behavior: 'none',
      cancellation_reason: {
        enabled: true,
        options: ['too_expensive', 'missing_features', 'switched_service', 'unused', 'other'],
      },
    },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'create_prorations',
      trial_update_behavior: 'continue_trial',
      products,
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;
}

/** The events that the webhook receives, because each can change a subscription. */
export const WEBHOOK_EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
];
