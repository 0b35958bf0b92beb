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
      'status: does not match subscribed',
    ),
    ...problemUnless(
      subscribed === (tier !== null),
      'subscription_tier: must be set while subscribed, and only then',
    ),
    ...problemUnless(
      subscribed || cancel_at === null,
      'cancel_at: set, but there is no subscription',
    ),
    ...problemUnless(
      (status === 'none') === (state.subscription_end === null),
      'subscription_end: must be set after a first subscription, and only then',
    ),
    ...problemUnless(
      (invoice_id !== null) === isOwing && (!isOwing || currency !== null),
      'amount_due, currency, invoice_id: must be set together',
    ),
    ...problemUnless(
      (next_charge_amount ?? next_plan_amount) === null || (isRenewing && currency !== null),
      'next_charge_amount, next_plan_amount: set, but the plan does not renew or has no currency',
    ),
    ...problemUnless(
      grace_ends_at === null || status === 'past_due',
      'grace_ends_at: set, but nothing is past due',
    ),
    ...problemUnless(!isOwing || status === 'past_due', 'amount_due: set, but nothing is past due'),
    ...problemUnless(
      isOwing || next_attempt_at === null,
      'next_attempt_at: set, but nothing is past due',
    ),
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
      'stripe_customer_id: shared by several accounts',
    ),
    ...hasOwner(results, stored.id, stored.updated_at),
  ],
});

export const stripeEvents = defineCheck({
  collection: 'stripe_events',
  schema: stripeEventSchema,
  validate: ({ value }, _, context) => checkTtl(value.expires_at, context),
});
