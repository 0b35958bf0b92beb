import type Stripe from 'stripe';
import { day } from '../server/format.ts';
import { chargeDecline, NO_FUNDS, type Decline } from './payment-methods.ts';
import type { InvoiceLineRow, InvoiceRow, PriceRow, SubscriptionRow } from '../server/state.ts';
import { newId, type Store } from '../server/store.ts';
import { wholeList, type StripeObject } from '../server/stripe-object.ts';
import type { World } from '../world.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Days from each failed attempt to the next. The subscription ends after the last. */
const RETRY_DAYS = [3, 5, 7];

interface Period {
  start: number;
  end: number;
}

function presentLine(invoice: InvoiceRow, line: InvoiceLineRow) {
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: line.description,
    livemode: false,
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: {
        proration: line.proration,
        subscription: invoice.subscription,
      },
    },
    period: line.period,
    subscription: invoice.subscription,
  } satisfies StripeObject<Stripe.InvoiceLineItem>;
}

export function presentInvoice(row: InvoiceRow): StripeObject<Stripe.Invoice> {
  return {
    id: row.id,
    object: 'invoice',
    amount_due: row.amount_due,
    amount_paid: row.amount_paid,
    amount_remaining: row.amount_due - row.amount_paid,
    attempt_count: row.attempt_count,
    billing_reason: row.billing_reason,
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    lines: wholeList(
      `/v1/invoices/${row.id}/lines`,
      row.lines.map((line) => presentLine(row, line)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: row.next_payment_attempt,
    status: row.status,
    total: row.total,
  };
}

/** Returns the price of the plan, the subscription's first item. */
export function priceOf(store: Store, { items: [item] }: SubscriptionRow): PriceRow {
  return store.prices.get(item?.price ?? '');
}

/** Returns a line for a whole period for each item. Its amount is 0 in a trial. */
export function periodLines(
  store: Store,
  row: SubscriptionRow,
  period: Period,
  isTrial: boolean,
): InvoiceLineRow[] {
  return row.items.map((item) => {
    const price = store.prices.get(item.price);
    const { name } = store.products.get(price.product);
    return {
      id: newId('il'),
      amount: isTrial ? 0 : price.unit_amount,
      description: isTrial ? `Trial period for ${name}` : `1 × ${name}`,
      period,
      proration: false,
    };
  });
}

/**
 * Returns two lines for the rest of the period: a credit at the old price and a charge at the new
 * one, prorated by the second (Stripe docs, Prorations). A trial has no prorations.
 */
export function prorationLines(
  store: Store,
  row: SubscriptionRow,
  newPrice: PriceRow,
  now: number,
): InvoiceLineRow[] {
  const { current_period_start: start, current_period_end: end } = row;
  const oldPrice = priceOf(store, row);
  if (row.status === 'trialing' || now >= end || oldPrice.id === newPrice.id) return [];
  const share = (end - now) / (end - start);
  const line = (price: PriceRow, sign: 1 | -1, text: string) => ({
    id: newId('il'),
    amount: sign * Math.round(price.unit_amount * share),
    description: `${text} ${store.products.get(price.product).name} after ${day(now)}`,
    period: { start: now, end },
    proration: true,
  });
  return [line(oldPrice, -1, 'Unused time on'), line(newPrice, 1, 'Remaining time on')];
}

/**
 * Returns an open invoice without storing it. A negative total costs nothing; Stripe's credit for
 * it is left out.
 */
export function draftInvoice(
  { store, clock }: World,
  subscription: SubscriptionRow,
  billing_reason: InvoiceRow['billing_reason'],
  lines: InvoiceLineRow[],
): InvoiceRow {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    id: newId('in'),
    created: clock.now(),
    customer: subscription.customer,
    subscription: subscription.id,
    billing_reason,
    currency: priceOf(store, subscription).currency,
    status: 'open',
    lines,
    total,
    amount_due: Math.max(0, total),
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
  };
}

/** Creates an open invoice. */
export function createInvoice(
  world: World,
  ...draft: [SubscriptionRow, InvoiceRow['billing_reason'], InvoiceLineRow[]]
): InvoiceRow {
  return world.store.invoices.put(draftInvoice(world, ...draft));
}

/** Returns why a charge fails now, or null. Uses up one failure of `/_control/fail-renewal`. */
function charge({ store }: World, subscriptionId: string): Decline | null {
  const { id, customer, default_payment_method, failing_charges } =
    store.subscriptions.get(subscriptionId);
  if (failing_charges > 0) {
    store.subscriptions.update(id, { failing_charges: failing_charges - 1 });
    return NO_FUNDS;
  }
  const card = default_payment_method ?? store.customers.get(customer).default_payment_method;
  return chargeDecline(store.paymentMethods.find(card ?? ''));
}

/**
 * Tries to collect an open invoice once. Only the first attempt and automatic ones are counted and
 * schedule the next (Stripe docs, Invoice.attempt_count).
 */
export function attemptPayment(
  world: World,
  { id, amount_due, attempt_count: attempts, subscription, ...invoice }: InvoiceRow,
  isAutomatic: boolean,
): { invoice: InvoiceRow; decline: Decline | null } {
  const { invoices } = world.store;
  const decline = amount_due === 0 ? null : charge(world, subscription);
  const counts = isAutomatic || attempts === 0;
  const attempt_count = counts ? attempts + 1 : attempts;
  if (!decline) {
    const paid = { status: 'paid', amount_paid: amount_due, next_payment_attempt: null } as const;
    return { decline, invoice: invoices.update(id, { ...paid, attempt_count }) };
  }
  const days = RETRY_DAYS[attempt_count - 1];
  const next = days === undefined ? null : world.clock.now() + days * DAY_SECONDS;
  const next_payment_attempt = counts ? next : invoice.next_payment_attempt;
  return { decline, invoice: invoices.update(id, { attempt_count, next_payment_attempt }) };
}
