import { stripeEventSchema, subscriberRecordSchema } from '@doorstep/domain/server-records';
import type { Subscriber } from '@doorstep/domain/billing/subscription';
import { defineCheck, isKeptByTtl, unless, type Problem } from '../check.ts';
import { hasOwner, ownerOf } from '../owner.ts';

const sameCustomer = (stripe_customer_id: string) => ({
  collection: 'subscribers',
  where: { stripe_customer_id },
});

const SUBSCRIBED_AS = ['active', 'trialing', 'past_due'];

/** Whether the parts of the state say the same (domain/billing/subscription.ts, `computeSubscriptionState`). */
function isOneState(state: Subscriber): Problem[] {
  const { subscribed, status, subscription_tier: tier, cancel_at } = state;
  const { amount_due, currency, invoice_id, next_attempt_at } = state;
  const owed = [amount_due, currency, invoice_id];
  const isOwing = amount_due !== null;
  return [
    ...unless(!subscribed || SUBSCRIBED_AS.includes(status), 'status: of no subscription'),
    ...unless(subscribed === (tier !== null), 'subscription_tier: only while subscribed'),
    ...unless(subscribed || cancel_at === null, 'cancel_at: only while subscribed'),
    ...unless(
      (status === 'none') === (state.subscription_end === null),
      'subscription_end: there once there was a subscription',
    ),
    ...unless(
      owed.every((part) => (part !== null) === isOwing),
      'amount_due, currency, invoice_id: go together',
    ),
    ...unless(!isOwing || status === 'past_due', 'amount_due: only while past due'),
    ...unless(isOwing || next_attempt_at === null, 'next_attempt_at: only while past due'),
  ];
}

export const subscribers = defineCheck({
  collection: 'subscribers',
  schema: subscriberRecordSchema,
  needs: ({ stored, value }) => ({
    ...ownerOf(stored.id),
    counts: value.stripe_customer_id === null ? [] : [sameCustomer(value.stripe_customer_id)],
  }),
  judge: ({ stored, value }, found) => [
    ...isOneState(value),
    ...unless(
      value.stripe_customer_id === null ||
        found.count(sameCustomer(value.stripe_customer_id)) === 1,
      'stripe_customer_id: is that of another one too',
    ),
    ...hasOwner(found, stored.id, stored.updated_at),
  ],
});

export const stripeEvents = defineCheck({
  collection: 'stripe_events',
  schema: stripeEventSchema,
  judge: ({ value }, _, circumstances) => isKeptByTtl(value.expires_at, circumstances),
});
