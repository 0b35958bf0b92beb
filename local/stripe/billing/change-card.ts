import type { World } from '../world.ts';
import { announceUpdate } from './announce.ts';
import type { Decline } from './cards.ts';
import { collectOpenInvoices } from './collect-invoice.ts';
import { createPaymentMethod } from './payment-methods.ts';

/**
 * A new card in the portal: the customer's default and that of every living subscription, which
 * comes before the customer's. Open invoices are tried with it at once.
 */
export function changeCard(
  world: World,
  customerId: string,
  card: { brand: string; last4: string },
): Decline | null {
  const { store } = world;
  const { email, name } = store.customers.get(customerId);
  const { id } = createPaymentMethod(world, card, { customer: customerId, name, email });
  store.customers.update(customerId, { default_payment_method: id });
  for (const row of store.subscriptions.all()) {
    if (row.customer !== customerId || row.ended_at !== null) continue;
    announceUpdate(world, row, store.subscriptions.update(row.id, { default_payment_method: id }));
  }
  return collectOpenInvoices(world, customerId);
}
