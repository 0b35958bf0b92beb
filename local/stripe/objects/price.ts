import type Stripe from 'stripe';
import type { PriceRecord, RecurringRecord } from '../records/price.ts';
import type { Wire } from './wire.ts';

export function presentPrice(row: PriceRecord): Wire<Stripe.Price> {
  return {
    id: row.id,
    object: 'price',
    active: row.active,
    billing_scheme: 'per_unit',
    created: row.created,
    currency: row.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: row.lookup_key,
    metadata: row.metadata,
    nickname: row.nickname,
    product: row.product,
    recurring: row.recurring && { ...row.recurring, meter: null, usage_type: 'licensed' },
    tax_behavior: row.tax_behavior,
    tiers_mode: null,
    transform_quantity: null,
    type: row.recurring ? 'recurring' : 'one_time',
    unit_amount: row.unit_amount,
    unit_amount_decimal: String(row.unit_amount),
  };
}

/** The older name of a recurring price, which subscription items still carry beside it. */
export function presentPlan(row: PriceRecord, recurring: RecurringRecord): Wire<Stripe.Plan> {
  return {
    id: row.id,
    object: 'plan',
    active: row.active,
    amount: row.unit_amount,
    amount_decimal: String(row.unit_amount),
    billing_scheme: 'per_unit',
    created: row.created,
    currency: row.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: row.metadata,
    meter: null,
    nickname: row.nickname,
    product: row.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: recurring.trial_period_days,
    usage_type: 'licensed',
  };
}
