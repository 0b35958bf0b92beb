import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Wire } from '../objects/wire.ts';
import { toJson } from '../records/common.ts';
import type { DeliveryRecord, EventRecord } from '../records/webhook.ts';
import type { World } from '../world.ts';
import { previousAttributes } from './previous-attributes.ts';

/** What each event carries, by the SDK's types. */
interface EventObjects {
  'checkout.session.completed': Wire<Stripe.Checkout.Session>;
  'checkout.session.expired': Wire<Stripe.Checkout.Session>;
  'customer.deleted': Wire<Stripe.Customer>;
  'customer.subscription.created': Wire<Stripe.Subscription>;
  'customer.subscription.updated': Wire<Stripe.Subscription>;
  'customer.subscription.deleted': Wire<Stripe.Subscription>;
  'invoice.paid': Wire<Stripe.Invoice>;
  'invoice.payment_failed': Wire<Stripe.Invoice>;
}

const KEPT_EVENTS = 5000;
const WAITING = new Set<DeliveryRecord['state']>(['pending', 'held']);

/** Records that something happened and sends it to every endpoint that wants to know. */
export function emit<Type extends keyof EventObjects>(
  world: World,
  type: Type,
  object: EventObjects[Type],
  before?: EventObjects[Type],
): EventRecord {
  const snapshot = toJson(object);
  forgetOldEvents(world);
  const event = world.store.events.put({
    id: newId('evt'),
    created: world.clock.now(),
    type,
    object: snapshot,
    previous_attributes: before === undefined ? null : previousAttributes(toJson(before), snapshot),
    request: world.request,
  });
  world.deliveries.send(event);
  return event;
}

/** Keeps the last events only; one that is still on its way stays. */
function forgetOldEvents({ store }: World): void {
  if (store.events.size < KEPT_EVENTS * 1.1) return;
  const deliveries = store.deliveries.all();
  const onTheWay = new Set(
    deliveries.filter(({ state }) => WAITING.has(state)).map(({ event }) => event),
  );
  const surplus = store.events.all().slice(0, store.events.size - KEPT_EVENTS);
  const forgotten = new Set(surplus.map(({ id }) => id).filter((id) => !onTheWay.has(id)));
  for (const { id, event } of deliveries) if (forgotten.has(event)) store.deliveries.remove(id);
  for (const id of forgotten) store.events.remove(id);
}
