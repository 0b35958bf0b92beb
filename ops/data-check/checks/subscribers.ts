import {
  stripeEventSchema,
  subscriberRecordSchema,
} from '@doorstep/domain/documents/server-records';
import type { Subscriber } from '@doorstep/domain/billing/subscription';
import { defineCheck, checkTtl, problemUnless, type Problem } from '../check.ts';
import { hasOwner, ownerLookup } from '../owner.ts';

const sameCustomer = (stripe_customer_id: string) => ({
  collection: 'subscribers',
  where: { stripe_customer_id },
});

const SUBSCRIBED_AS = ['active', 'trialing', 'past_due'];

/**
 * Checks that the fields of the state match (`computeSubscriptionState` in
 * domain/billing/subscription.ts).
 */
function checkState(state: Subscriber): Problem[] {
  const { subscribed, status, subscription_tier: tier, cancel_at } = state;
  const { amount_due, currency, invoice_id, next_attempt_at } = state;
  const { grace_ends_at, next_charge_amount, next_plan_amount } = state;
  const isOwing = amount_due !== null;
  const isRenewing = subscribed && status !== 'past_due' && cancel_at === null;
  return [
    ...problemUnless(
      !subscribed || SUBSCRIBED_AS.includes(status),
      'status: does not match a subscription',
    ),
    ...problemUnless(subscribed === (tier !== null), 'subscription_tier: only while subscribed'),
    ...problemUnless(subscribed || cancel_at === null, 'cancel_at: only while subscribed'),
    ...problemUnless(
      (status === 'none') === (state.subscription_end === null),
      'subscription_end: must be set after a subscription',
    ),
    ...problemUnless(
      (invoice_id !== null) === isOwing && (!isOwing || currency !== null),
      'amount_due, currency, invoice_id: must be set together',
    ),
    ...problemUnless(
      (next_charge_amount ?? next_plan_amount) === null || (isRenewing && currency !== null),
      'next_charge_amount, next_plan_amount: only with a currency, while it renews',
    ),
    ...problemUnless(
      grace_ends_at === null || status === 'past_due',
      'grace_ends_at: only while past due',
    ),
    ...problemUnless(!isOwing || status === 'past_due', 'amount_due: only while past due'),
    ...problemUnless(isOwing || next_attempt_at === null, 'next_attempt_at: only while past due'),
  ];
}

export const subscribers = defineCheck({
  collection: 'subscribers',
  schema: subscriberRecordSchema,
  lookups: ({ stored, value }) => ({
    ...ownerLookup(stored.id),
    counts: value.stripe_customer_id === null ? [] : [sameCustomer(value.stripe_customer_id)],
  }),
  validate: ({ stored, value }, results) => [
    ...checkState(value),
    ...problemUnless(
      value.stripe_customer_id === null ||
        results.count(sameCustomer(value.stripe_customer_id)) === 1,
      'stripe_customer_id: is not unique',
    ),
    ...hasOwner(results, stored.id, stored.updated_at),
  ],
});

export const stripeEvents = defineCheck({
  collection: 'stripe_events',
  schema: stripeEventSchema,
  validate: ({ value }, _, context) => checkTtl(value.expires_at, context),
});
