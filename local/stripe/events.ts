import Stripe from 'stripe';
import type { Api } from './api.ts';
import { existing } from './api-error.ts';
import { listPage, paging, text, type ParamShape } from './params.ts';
import type { EventRow, Json } from './state.ts';
import { newId, type Store } from './store.ts';
import { isJsonObject, toJson } from './stripe-object.ts';
import type { World } from './world.ts';

const MAX_EVENTS = 5000;

/** Returns an event as it is posted to webhook endpoints. */
export function presentEvent(store: Store, row: EventRow) {
  const waiting = store.deliveries
    .all()
    .filter(({ event, state }) => event === row.id && (state === 'pending' || state === 'held'));
  return {
    id: row.id,
    object: 'event' as const,
    api_version: Stripe.API_VERSION,
    created: row.created,
    data: {
      object: row.object,
      ...(row.previous_attributes === null ? {} : { previous_attributes: row.previous_attributes }),
    },
    livemode: false,
    pending_webhooks: new Set(waiting.map(({ endpoint }) => endpoint)).size,
    request: { id: null, idempotency_key: null },
    type: row.type,
  };
}

/**
 * Returns the old values of the fields that changed: within an object only its changed fields, a list
 * as a whole (Stripe docs, Event object).
 */
function previousAttributes(before: Json, after: Json): Json {
  if (!isJsonObject(before) || !isJsonObject(after)) return {};
  const changed = Object.entries(before).filter(
    ([key, old]) => JSON.stringify(old) !== JSON.stringify(after[key]),
  );
  return Object.fromEntries(
    changed.map(([key, old]) => {
      const now = after[key];
      return [key, isJsonObject(old) && isJsonObject(now) ? previousAttributes(old, now) : old];
    }),
  );
}

/** Stores an event with a snapshot of its object and delivers it. `before` is the object of an update. */
export function emit(world: World, type: Stripe.Event.Type, object: object, before?: object): void {
  const { store, clock } = world;
  removeOldEvents(store);
  const snapshot = toJson(object);
  const event = store.events.put({
    id: newId('evt'),
    created: clock.now(),
    type,
    object: snapshot,
    previous_attributes: before === undefined ? null : previousAttributes(toJson(before), snapshot),
  });
  world.deliver(event);
}

/** Keeps the state of a long-running stack small. Events that are still to be delivered stay. */
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
  const present = (row: EventRow) => presentEvent(store, row);

  api.get('/events', listParams, ({ type, ...page }) => {
    const rows = store.events.newestFirst().filter((row) => !type || row.type === type);
    return listPage('/v1/events', rows, page, present);
  });
  api.get('/events/:id', {}, (_params, id) =>
    present(existing(store.events.find(id), 'event', id)),
  );
}
