import type { InvoiceRecord } from '../records/invoice.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { announceInvoice, announceUpdate } from './announce.ts';
import type { Decline } from './cards.ts';
import { endSubscription } from './end-subscription.ts';
import { attemptPayment, updateDelinquency } from './invoices.ts';

/** An unpaid subscription lives again when its latest invoice is paid. */
function recovered(row: SubscriptionRecord, invoice: InvoiceRecord): boolean {
  const unpaid = row.status === 'past_due' || row.status === 'incomplete';
  return unpaid && row.latest_invoice === invoice.id;
}

/**
 * Tries an open invoice again. Paid: `invoice.paid`, and the subscription recovers. Not paid:
 * `invoice.payment_failed`; after the last automatic attempt the subscription ends.
 */
export function collectInvoice(
  world: World,
  open: InvoiceRecord,
  automatic: boolean,
): Decline | null {
  const { store } = world;
  const { invoice, decline } = attemptPayment(world, open, automatic);
  announceInvoice(world, invoice);
  const row = store.subscriptions.get(invoice.subscription);
  if (!decline && recovered(row, invoice)) {
    announceUpdate(world, row, store.subscriptions.update(row.id, { status: 'active' }));
    updateDelinquency(world, row.customer);
  }
  const givenUp = automatic && invoice.next_payment_attempt === null;
  if (decline && givenUp && row.status === 'past_due') {
    endSubscription(world, row, { reason: 'payment_failed' });
  }
  return decline;
}

/** A better card was given: whatever is open is tried at once, the oldest first. */
export function collectOpenInvoices(world: World, customer: string): Decline | null {
  const open = world.store.invoices
    .all()
    .filter((invoice) => invoice.customer === customer && invoice.status === 'open');
  const living = open.filter(
    ({ subscription }) => world.store.subscriptions.get(subscription).ended_at === null,
  );
  const declines = living.map((invoice) => collectInvoice(world, invoice, false));
  return declines.find((decline) => decline !== null) ?? null;
}
