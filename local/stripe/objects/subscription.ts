import type Stripe from 'stripe';
import type { SubscriptionItemRecord, SubscriptionRecord } from '../records/subscription.ts';
import { recurringOf } from '../billing/prices.ts';
import type { Store } from '../store.ts';
import { wholeList } from './list.ts';
import { presentPlan, presentPrice } from './price.ts';
import type { Wire } from './wire.ts';

function presentItem(
  store: Store,
  row: SubscriptionRecord,
  item: SubscriptionItemRecord,
): Wire<Stripe.SubscriptionItem> {
  const price = store.prices.get(item.price);
  return {
    id: item.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: item.created,
    current_period_end: row.current_period_end,
    current_period_start: row.current_period_start,
    current_trial: null,
    discounts: [],
    metadata: item.metadata,
    plan: presentPlan(price, recurringOf(price)),
    price: presentPrice(price),
    quantity: item.quantity,
    subscription: row.id,
    tax_rates: [],
  };
}

function presentCancellation(
  row: SubscriptionRecord,
): Wire<Stripe.Subscription.CancellationDetails> {
  const { comment, feedback, reason } = row.cancellation;
  return { comment, feedback, feedback_option: null, reason };
}

/** Flexible billing mode: periods are on the items only. */
export function presentSubscription(
  store: Store,
  row: SubscriptionRecord,
): Wire<Stripe.Subscription> {
  return {
    id: row.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: row.automatic_tax,
      liability: row.automatic_tax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: row.billing_cycle_anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: row.cancel_at,
    cancel_at_period_end: row.cancel_at_period_end,
    canceled_at: row.canceled_at,
    cancellation_details: presentCancellation(row),
    collection_method: 'charge_automatically',
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: row.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: row.description,
    discounts: [],
    ended_at: row.ended_at,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(
      `/v1/subscription_items?subscription=${row.id}`,
      row.items.map((item) => presentItem(store, row, item)),
    ),
    latest_invoice: row.latest_invoice,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: row.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: row.start_date,
    status: row.status,
    test_clock: null,
    transfer_data: null,
    trial_end: row.trial_end,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: row.trial_start,
  };
}
