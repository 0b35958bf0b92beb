import type Stripe from 'stripe';
import { emit } from '../events.ts';
import {
  attemptPayment,
  createInvoice,
  draftInvoice,
  periodLines,
  presentInvoice,
  priceOf,
  prorationLines,
} from './invoices.ts';
import { nextPeriodEnd } from '../clock.ts';
import { presentPrice } from './prices.ts';
import type { InvoiceRow, PriceRow, SubscriptionRow } from '../server/state.ts';
import { newId, type Changes, type Store } from '../server/store.ts';
import { wholeList, type StripeObject } from '../server/stripe-object.ts';
import type { World } from '../world.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Returns the time from which monthly periods are counted. */
function anchorOf({ created, trial_end }: SubscriptionRow): number {
  return trial_end ?? created;
}

/** Presents a subscription in flexible billing mode, where the period is on the items only. */
export function presentSubscription(
  store: Store,
  row: SubscriptionRow,
): StripeObject<Stripe.Subscription> {
  const price = priceOf(store, row);
  const { current_period_start, current_period_end } = row;
  const items = row.items.map(
    ({ id, created, price: own }): StripeObject<Stripe.SubscriptionItem> => ({
      id,
      object: 'subscription_item',
      created,
      current_period_end,
      current_period_start,
      metadata: {},
      price: presentPrice(store.prices.get(own)),
      quantity: 1,
      subscription: row.id,
    }),
  );
  return {
    id: row.id,
    object: 'subscription',
    billing_cycle_anchor: anchorOf(row),
    cancel_at: row.cancel_at,
    cancel_at_period_end: row.cancel_at_period_end,
    canceled_at: row.canceled_at,
    created: row.created,
    currency: price.currency,
    customer: row.customer,
    default_payment_method: row.default_payment_method,
    ended_at: row.ended_at,
    items: wholeList(`/v1/subscription_items?subscription=${row.id}`, items),
    latest_invoice: row.latest_invoice,
    livemode: false,
    metadata: row.metadata,
    start_date: row.created,
    status: row.status,
    trial_end: row.trial_end,
    trial_start: row.trial_end === null ? null : row.created,
  };
}

/** Returns the customer's subscriptions that have not ended, oldest first. */
export function runningSubscriptions({ store }: World, customer: string): SubscriptionRow[] {
  return store.subscriptions
    .all()
    .filter((row) => row.customer === customer && row.ended_at === null);
}

/** Emits `customer.subscription.updated` if the presented object has changed. */
export function emitUpdate(world: World, before: SubscriptionRow, after: SubscriptionRow): void {
  const old = presentSubscription(world.store, before);
  const current = presentSubscription(world.store, after);
  if (JSON.stringify(old) === JSON.stringify(current)) return;
  emit(world, 'customer.subscription.updated', current);
}

export function emitInvoice(world: World, invoice: InvoiceRow): void {
  const type = invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
  emit(world, type, presentInvoice(invoice));
}

interface NewSubscription {
  customer: string;
  prices: string[];
  metadata: Record<string, string>;
  trialDays: number | null;
  default_payment_method: string | null;
}

/** Starts a subscription and collects its first invoice. The caller checks the card first. */
export function startSubscription(world: World, order: NewSubscription): SubscriptionRow {
  const { store, clock } = world;
  const { customer, metadata, default_payment_method } = order;
  const now = clock.now();
  const trial_end = order.trialDays === null ? null : now + order.trialDays * DAY_SECONDS;
  const isTrial = trial_end !== null;
  const end = trial_end ?? nextPeriodEnd(now, now);
  const row = store.subscriptions.put({
    id: newId('sub'),
    created: now,
    customer,
    status: isTrial ? 'trialing' : 'active',
    items: order.prices.map((price) => ({ id: newId('si', 14), created: now, price })),
    current_period_start: now,
    current_period_end: end,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    default_payment_method,
    latest_invoice: null,
    metadata,
    trial_end,
    pending_lines: [],
    failing_charges: 0,
  });
  const lines = periodLines(store, row, { start: now, end }, isTrial);
  const open = createInvoice(world, row, 'subscription_create', lines);
  const { invoice } = attemptPayment(world, open, true);
  const started = store.subscriptions.update(row.id, { latest_invoice: invoice.id });
  emit(world, 'customer.subscription.created', presentSubscription(store, started));
  emitInvoice(world, invoice);
  return started;
}

/** Returns the period after the current one, and the lines of its invoice. */
function nextPeriod({ store }: World, row: SubscriptionRow) {
  const start = row.current_period_end;
  const end = nextPeriodEnd(anchorOf(row), start);
  const lines = [...row.pending_lines, ...periodLines(store, row, { start, end }, false)];
  return { start, end, lines };
}

/** Returns the invoice that the next renewal would create, without storing it. */
export function presentPreview(world: World, row: SubscriptionRow) {
  const { lines } = nextPeriod(world, row);
  return presentInvoice(draftInvoice(world, row, 'subscription_cycle', lines));
}

/** Starts the next period and charges for it. The period starts even if the charge fails. */
export function renewSubscription(world: World, row: SubscriptionRow): void {
  const { store } = world;
  const { start, end, lines } = nextPeriod(world, row);
  const open = createInvoice(world, row, 'subscription_cycle', lines);
  const { invoice, decline } = attemptPayment(world, open, true);
  const renewed = store.subscriptions.update(row.id, {
    status: decline ? 'past_due' : 'active',
    current_period_start: start,
    current_period_end: end,
    latest_invoice: invoice.id,
    pending_lines: [],
  });
  if (decline) emitInvoice(world, invoice);
  emitUpdate(world, row, renewed);
  if (!decline) emitInvoice(world, invoice);
}

/** Invoices the pending lines now. The latest invoice decides whether the status is past due. */
function invoicePendingLines(world: World, row: SubscriptionRow): SubscriptionRow {
  const open = createInvoice(world, row, 'subscription_update', row.pending_lines);
  const { invoice, decline } = attemptPayment(world, open, true);
  const status = row.status === 'past_due' ? 'active' : row.status;
  const invoiced = world.store.subscriptions.update(row.id, {
    pending_lines: [],
    latest_invoice: invoice.id,
    status: decline ? 'past_due' : status,
  });
  emitInvoice(world, invoice);
  return invoiced;
}

/**
 * Applies changes and a new price of the plan with prorations, and emits one
 * `customer.subscription.updated`.
 */
export function changeSubscription(
  world: World,
  row: SubscriptionRow,
  changes: Changes<SubscriptionRow>,
  newPrice: PriceRow | null,
  invoiceNow: boolean,
): SubscriptionRow {
  const { store, clock } = world;
  const lines = newPrice ? prorationLines(store, row, newPrice, clock.now()) : [];
  let changed = store.subscriptions.update(row.id, {
    ...changes,
    items: row.items.map((item, i) =>
      newPrice && i === 0 ? { ...item, price: newPrice.id } : item,
    ),
    pending_lines: [...row.pending_lines, ...lines],
  });
  if (invoiceNow && lines.length > 0) changed = invoicePendingLines(world, changed);
  emitUpdate(world, row, changed);
  return changed;
}

/** Returns the changes that make a subscription end at a time. */
export function endingAt(
  { clock }: World,
  row: SubscriptionRow,
  time: number,
): Changes<SubscriptionRow> {
  return {
    cancel_at: time,
    canceled_at: row.canceled_at ?? clock.now(),
  };
}

/** The changes that undo a planned end, whether the portal or the API set it. */
export const NOT_ENDING: Changes<SubscriptionRow> = {
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
};

/** Ends a subscription now. Its open invoices stay open and are no longer collected. */
export function endSubscription(world: World, row: SubscriptionRow): SubscriptionRow {
  const { store, clock } = world;
  for (const invoice of store.invoices.all()) {
    if (invoice.subscription !== row.id || invoice.next_payment_attempt === null) continue;
    store.invoices.update(invoice.id, { next_payment_attempt: null });
  }
  const ended = store.subscriptions.update(row.id, {
    status: 'canceled',
    ended_at: clock.now(),
    canceled_at: row.canceled_at ?? clock.now(),
  });
  emit(world, 'customer.subscription.deleted', presentSubscription(store, ended));
  return ended;
}
