import type { BillingEvent } from './gateways/stripe.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

/** Events that can change a subscription (Stripe docs, event types). */
const BILLING_EVENTS = /^(customer\.(subscription\.|deleted$)|checkout\.session\.|invoice\.)/;

export type EventOutcome = 'handled' | 'duplicate' | 'other-type' | 'unknown-customer';

/**
 * Handles a Stripe event. Uses only the event's customer and reads the state from Stripe, so that
 * order, duplicates and the event's API version do not matter. Throws what `syncSubscription`
 * throws, and Stripe sends the event again.
 */
export async function handleStripeEvent(
  deps: SyncDeps,
  event: BillingEvent,
): Promise<EventOutcome> {
  if (!BILLING_EVENTS.test(event.type) || event.customer_id === null) return 'other-type';
  if (await deps.subscribers.isEventHandled(event.id)) return 'duplicate';
  const uid = await deps.subscribers.findUidByCustomer(event.customer_id);
  if (uid === null) return 'unknown-customer';
  await syncSubscription(deps, uid, event.id);
  return 'handled';
}
