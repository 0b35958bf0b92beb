import Stripe from 'stripe';
import type { Api } from './api.ts';
import { listPage, paging, text, type ParamShape } from './params.ts';
import type { EventRow } from './state.ts';
import { newId, type Store } from './store.ts';
import { toJson } from './stripe-object.ts';
import type { World } from './world.ts';

const MAX_EVENTS = 1000;

/** Returns an event in the form that webhook endpoints receive. */
export function presentEvent({ id, created, type, object }: EventRow) {
  return {
    id,
    object: 'event' as const,
    api_version: Stripe.API_VERSION,
    created,
    data: { object },
    livemode: false,
    type,
  };
}

/** Stores an event with a snapshot of its object and delivers it. */
export function emit(world: World, type: Stripe.Event.Type, object: object): void {
  const { store, clock } = world;
  removeOldEvents(store);
  const event = store.events.put({
    id: newId('evt'),
    created: clock.now(),
    type,
    object: toJson(object),
  });
  world.deliver(event);
}

/** Removes old events, so that the state of a long-running stack stays small. Keeps undelivered ones. */
function removeOldEvents({ events, deliveries }: Store): void {
  if (events.size < MAX_EVENTS * 1.1) return;
  const all = deliveries.all();
  const waiting = new Set(
    all.filter(({ state }) => state === 'pending' || state === 'held').map(({ event }) => event),
  );
  const old = events.all().slice(0, events.size - MAX_EVENTS);
  const removed = new Set(old.map(({ id }) => id).filter((id) => !waiting.has(id)));
  for (const { id, event } of all) if (removed.has(event)) deliveries.remove(id);
  for (const id of removed) events.remove(id);
}

const listParams = {
  ...paging,
  type: text().optional(),
} satisfies ParamShape<Stripe.EventListParams>;

export function eventRoutes(api: Api, { store }: World): void {
  api.get('/events', listParams, ({ type, ...page }) => {
    const rows = store.events.newestFirst().filter((row) => !type || row.type === type);
    return listPage('/v1/events', rows, page, presentEvent);
  });
}
