import { invalidRequest } from '../api/api-error.ts';
import { emit } from '../events/emit.ts';
import { newId } from '../ids.ts';
import { presentSubscription } from '../objects/subscription.ts';
import type { InvoiceRecord } from '../records/invoice.ts';
import type { RecurringRecord } from '../records/price.ts';
import type { SubscriptionItemRecord, SubscriptionRecord } from '../records/subscription.ts';
import type { Store } from '../store.ts';
import type { World } from '../world.ts';
import { announceInvoice } from './announce.ts';
import { attemptPayment, createInvoice } from './invoices.ts';
import { periodLines } from './lines.ts';
import { nextPeriodEnd } from './periods.ts';
import { recurringOf } from './prices.ts';

export interface SubscriptionOrder {
  customer: string;
  items: { price: string; quantity: number; metadata: Record<string, string> }[];
  metadata: Record<string, string>;
  description: string | null;
  /** When the free trial ends, or null for none. */
  trial_end: number | null;
  default_payment_method: string | null;
  automatic_tax: boolean;
}

/** The one rhythm of all items. */
export function commonRhythm(store: Store, items: readonly { price: string }[]): RecurringRecord {
  const [first, ...others] = items.map((item) => recurringOf(store.prices.get(item.price)));
  if (!first)
    throw invalidRequest('A subscription must have at least one item.', { param: 'items' });
  const sameRhythm = ({ interval, interval_count }: RecurringRecord) =>
    interval === first.interval && interval_count === first.interval_count;
  if (others.every(sameRhythm)) return first;
  throw invalidRequest(
    'The local Stripe stand-in does not support prices with different intervals in one subscription.',
    { param: 'items' },
  );
}

function draft(world: World, order: SubscriptionOrder): SubscriptionRecord {
  const { store, clock } = world;
  const now = clock.now();
  const rhythm = commonRhythm(store, order.items);
  const inTrial = order.trial_end !== null;
  const items: SubscriptionItemRecord[] = order.items.map((item) => ({
    id: newId('si', 14),
    created: now,
    ...item,
  }));
  return {
    id: newId('sub'),
    created: now,
    customer: order.customer,
    status: inTrial ? 'trialing' : 'active',
    currency: store.prices.get(items[0]?.price ?? '').currency,
    items,
    billing_cycle_anchor: order.trial_end ?? now,
    current_period_start: now,
    current_period_end: order.trial_end ?? nextPeriodEnd(now, now, rhythm),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation: { comment: null, feedback: null, reason: null },
    default_payment_method: order.default_payment_method,
    description: order.description,
    latest_invoice: null,
    metadata: order.metadata,
    start_date: now,
    trial_start: inTrial ? now : null,
    trial_end: order.trial_end,
    automatic_tax: order.automatic_tax,
    pending_lines: [],
    failing_charges: 0,
  };
}

/**
 * A new subscription and its first invoice. When the first charge fails it is `incomplete`, for
 * 23 hours (Stripe docs, Subscription lifecycle).
 */
export function startSubscription(
  world: World,
  order: SubscriptionOrder,
): { subscription: SubscriptionRecord; invoice: InvoiceRecord } {
  const { store } = world;
  const row = store.subscriptions.put(draft(world, order));
  const { current_period_start: start, current_period_end: end } = row;
  const asked = createInvoice(world, row, {
    billing_reason: 'subscription_create',
    lines: periodLines(store, row.items, { start, end }, row.status === 'trialing'),
    period: { start, end: start },
  });
  const { invoice, decline } = attemptPayment(world, asked, true);
  const subscription = store.subscriptions.update(row.id, {
    latest_invoice: invoice.id,
    status: decline ? 'incomplete' : row.status,
  });
  emit(world, 'customer.subscription.created', presentSubscription(store, subscription));
  announceInvoice(world, invoice);
  return { subscription, invoice };
}
