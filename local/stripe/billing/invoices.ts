import { newId } from '../ids.ts';
import type { InvoiceLineRecord, InvoiceRecord } from '../records/invoice.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { chargeDecline, type Decline } from './cards.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Days from one failed attempt to the next; after the last the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7];

interface InvoiceOrder {
  billing_reason: InvoiceRecord['billing_reason'];
  lines: InvoiceLineRecord[];
  period: { start: number; end: number };
}

/** A finalized invoice. A credit on the customer's balance is used up; a total below zero adds to it. */
export function createInvoice(
  { store, clock }: World,
  subscription: SubscriptionRecord,
  { billing_reason, lines, period }: InvoiceOrder,
): InvoiceRecord {
  const customer = store.customers.get(subscription.customer);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const owed = total + customer.balance;
  const ending_balance = Math.min(0, owed);
  store.customers.update(customer.id, {
    balance: ending_balance,
    currency: subscription.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  });
  return store.invoices.put({
    id: newId('in'),
    created: clock.now(),
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    customer: customer.id,
    subscription: subscription.id,
    subscription_metadata: subscription.metadata,
    billing_reason,
    currency: subscription.currency,
    status: 'open',
    lines,
    total,
    amount_due: Math.max(0, owed),
    amount_paid: 0,
    starting_balance: customer.balance,
    ending_balance,
    attempt_count: 0,
    next_payment_attempt: null,
    period_start: period.start,
    period_end: period.end,
    paid_at: null,
    voided_at: null,
    automatic_tax: subscription.automatic_tax,
  });
}

/** Why a charge for the subscription would fail now, or null. Uses up one ordered failure. */
function charge({ store }: World, subscriptionId: string): Decline | null {
  const subscription = store.subscriptions.get(subscriptionId);
  if (subscription.failing_charges > 0) {
    const failing_charges = subscription.failing_charges - 1;
    store.subscriptions.update(subscription.id, { failing_charges });
    const message = 'Your card has insufficient funds.';
    return { code: 'card_declined', decline_code: 'insufficient_funds', message };
  }
  const customer = store.customers.get(subscription.customer);
  const card = subscription.default_payment_method ?? customer.default_payment_method;
  if (card === null) {
    const message = 'This customer has no attached payment source or default payment method.';
    return { code: 'card_declined', decline_code: 'missing', message };
  }
  return chargeDecline(store.paymentMethods.get(card).last4);
}

/**
 * One attempt to collect an open invoice. Only the first attempt and automatic ones count and
 * schedule the next (Stripe docs, Invoice.attempt_count).
 */
export function attemptPayment(
  world: World,
  invoice: InvoiceRecord,
  automatic: boolean,
): { invoice: InvoiceRecord; decline: Decline | null } {
  const now = world.clock.now();
  const decline = invoice.amount_due === 0 ? null : charge(world, invoice.subscription);
  const counts = automatic || invoice.attempt_count === 0;
  const attempt_count = invoice.attempt_count + (counts ? 1 : 0);
  if (!decline) return { decline, invoice: markPaid(world, { ...invoice, attempt_count }) };
  const days = RETRY_DAYS[attempt_count - 1];
  const next = days === undefined ? null : now + days * DAY_SECONDS;
  const retried = invoice.billing_reason !== 'subscription_create';
  const next_payment_attempt = counts ? (retried ? next : null) : invoice.next_payment_attempt;
  const failed = world.store.invoices.update(invoice.id, { attempt_count, next_payment_attempt });
  return { decline, invoice: failed };
}

function markPaid({ store, clock }: World, invoice: InvoiceRecord): InvoiceRecord {
  return store.invoices.put({
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    paid_at: clock.now(),
    next_payment_attempt: null,
  });
}

/** A customer is delinquent while an invoice of a living subscription is unpaid. */
export function updateDelinquency({ store }: World, customerId: string): void {
  const delinquent = store.subscriptions
    .all()
    .some((row) => row.customer === customerId && row.status === 'past_due');
  if (store.customers.get(customerId).delinquent === delinquent) return;
  store.customers.update(customerId, { delinquent });
}
