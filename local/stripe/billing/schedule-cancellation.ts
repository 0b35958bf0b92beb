import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { announceUpdate } from './announce.ts';

const NO_REASON = { comment: null, feedback: null, reason: null };

/**
 * A cancellation in the portal: flexible billing mode sets the date and leaves the flag false
 * (Stripe docs, Compare billing modes).
 */
export function cancelAtPeriodEnd(
  world: World,
  row: SubscriptionRecord,
  feedback: string | null,
): SubscriptionRecord {
  const changed = world.store.subscriptions.update(row.id, {
    cancel_at: row.current_period_end,
    canceled_at: world.clock.now(),
    cancellation: { comment: null, feedback, reason: 'cancellation_requested' },
  });
  announceUpdate(world, row, changed);
  return changed;
}

/** Takes a cancellation back that has not happened yet, however it was made. */
export function resume(world: World, row: SubscriptionRecord): SubscriptionRecord {
  const changed = world.store.subscriptions.update(row.id, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation: NO_REASON,
  });
  announceUpdate(world, row, changed);
  return changed;
}
