import { attemptPayment } from './invoices.ts';
import { createPaymentMethod, type Decline } from './payment-methods.ts';
import type { InvoiceRow } from '../server/state.ts';
import { emitInvoice, emitUpdate, endSubscription, runningSubscriptions } from './subscriptions.ts';
import type { World } from '../world.ts';

/**
 * Tries to collect an open invoice again. If a past-due subscription's latest invoice is paid, it
 * becomes active. If the last automatic attempt fails, it ends.
 */
export function collectInvoice(
  world: World,
  open: InvoiceRow,
  isAutomatic: boolean,
): Decline | null {
  const { subscriptions } = world.store;
  const { invoice, decline } = attemptPayment(world, open, isAutomatic);
  emitInvoice(world, invoice);
  const row = subscriptions.get(invoice.subscription);
  if (row.status !== 'past_due') return decline;
  if (!decline && row.latest_invoice === invoice.id) {
    emitUpdate(world, row, subscriptions.update(row.id, { status: 'active' }));
  }
  if (decline && isAutomatic && invoice.next_payment_attempt === null) {
    endSubscription(world, row);
  }
  return decline;
}

/**
 * Makes a card the default of the customer and of every running subscription, and then collects the
 * open invoices with it. Returns the first decline, or null.
 */
export function changeCard(
  world: World,
  customer: string,
  card: { brand: string; last4: string },
): Decline | null {
  const { customers, invoices, subscriptions } = world.store;
  const { id } = createPaymentMethod(world, card, customer);
  customers.update(customer, { default_payment_method: id });
  const running = runningSubscriptions(world, customer);
  for (const row of running) {
    emitUpdate(world, row, subscriptions.update(row.id, { default_payment_method: id }));
  }
  const open = invoices
    .all()
    .filter(
      ({ status, subscription }) =>
        status === 'open' && running.some((row) => row.id === subscription),
    );
  const declines = open.map((invoice) => collectInvoice(world, invoice, false));
  return declines.find((decline) => decline !== null) ?? null;
}
