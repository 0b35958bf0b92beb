import { emit } from '../events/emit.ts';
import { presentSubscription } from '../objects/subscription.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { announceUpdate } from './announce.ts';
import { updateDelinquency } from './invoices.ts';

function stopCollecting({ store }: World, subscription: string): void {
  for (const invoice of store.invoices.all()) {
    if (invoice.subscription === subscription && invoice.next_payment_attempt !== null) {
      store.invoices.update(invoice.id, { next_payment_attempt: null });
    }
  }
}

/** The end, for good: `canceled`; open invoices stay open but are not tried again. */
export function endSubscription(
  world: World,
  row: SubscriptionRecord,
  cancellation: Partial<SubscriptionRecord['cancellation']>,
): SubscriptionRecord {
  const now = world.clock.now();
  stopCollecting(world, row.id);
  const ended = world.store.subscriptions.update(row.id, {
    status: 'canceled',
    ended_at: now,
    canceled_at: row.canceled_at ?? now,
    cancellation: { ...row.cancellation, ...cancellation },
  });
  updateDelinquency(world, row.customer);
  emit(world, 'customer.subscription.deleted', presentSubscription(world.store, ended));
  return ended;
}

/** The first payment never came: `incomplete_expired`, and its invoice is void. */
export function expireIncomplete(world: World, row: SubscriptionRecord): void {
  const { store, clock } = world;
  const now = clock.now();
  if (row.latest_invoice !== null) {
    store.invoices.update(row.latest_invoice, { status: 'void', voided_at: now });
  }
  const changes = { status: 'incomplete_expired', ended_at: now } as const;
  announceUpdate(world, row, store.subscriptions.update(row.id, changes));
}
