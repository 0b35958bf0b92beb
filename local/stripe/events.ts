import Stripe from 'stripe';
import type { Api } from './server/api.ts';
import { existing } from './server/api-error.ts';
import { bool, list, listPage, paging, text, type ParamShape } from './server/params.ts';
import type { EventRow } from './server/state.ts';
import { newId, type Store } from './server/store.ts';
import { toJson } from './server/stripe-object.ts';
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

/** Removes old events except undelivered ones, so that the state stays small. */
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
  delivery_success: bool().optional(),
  type: text().optional(),
  types: list(text()).optional(),
} satisfies ParamShape<Stripe.EventListParams>;

export function eventRoutes(api: Api, { store }: World): void {
  /** Returns how many endpoints have not received an event. */
  const pending = ({ id }: EventRow): number =>
    store.deliveries.all().filter(({ event, state }) => event === id && state !== 'delivered')
      .length;
  const present = (row: EventRow) => ({ ...presentEvent(row), pending_webhooks: pending(row) });

  api.get('/events', listParams, ({ type, types, delivery_success: success, ...page }) => {
    const wanted = type === undefined ? types : [type];
    const rows = store.events
      .newestFirst()
      .filter((row) => wanted === undefined || wanted.includes(row.type))
      .filter((row) => success === undefined || success === (pending(row) === 0));
    return listPage('/v1/events', rows, page, present);
  });
  api.get('/events/:id', {}, (_params, id) =>
    present(existing(store.events.find(id), 'event', id)),
  );
}
