import { emit } from '../events/emit.ts';
import { presentInvoice } from '../objects/invoice.ts';
import { presentSubscription } from '../objects/subscription.ts';
import type { InvoiceRecord } from '../records/invoice.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';

/** `customer.subscription.updated`, unless nothing that anybody can see has changed. */
export function announceUpdate(
  world: World,
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): void {
  const old = presentSubscription(world.store, before);
  const current = presentSubscription(world.store, after);
  if (JSON.stringify(old) === JSON.stringify(current)) return;
  emit(world, 'customer.subscription.updated', current, old);
}

export function announceInvoice(world: World, invoice: InvoiceRecord): void {
  const type = invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
  emit(world, type, presentInvoice(world, invoice));
}
