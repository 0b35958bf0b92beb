import type Stripe from 'stripe';
import { notFound } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import { bool, list, paging, range, text, type ParamShape } from '../api/params.ts';
import { presentEvent } from '../objects/event.ts';
import type { World } from '../world.ts';

const listParams = {
  ...paging,
  created: range().optional(),
  delivery_success: bool().optional(),
  type: text().optional(),
  types: list(text()).optional(),
} satisfies ParamShape<Stripe.EventListParams>;

/** `invoice.*` means all that begin so (Stripe docs, List events). */
function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export function eventRoutes(endpoints: Endpoints, world: World): void {
  const { store } = world;
  const allDelivered = (id: string): boolean =>
    store.deliveries.all().every(({ event, state }) => event !== id || state === 'delivered');

  endpoints.get('/events', listParams, ({ created, delivery_success, type, types, ...page }) => {
    const rows = store.events.newestFirst().filter((row) => {
      if (type && !isOfType(row.type, type)) return false;
      if (types && !types.some((wanted) => isOfType(row.type, wanted))) return false;
      if (created && !created(row.created)) return false;
      return delivery_success === undefined || allDelivered(row.id) === delivery_success;
    });
    return listPage('/v1/events', rows, page, (row) => presentEvent(store, row));
  });
  endpoints.get('/events/:id', {}, (_params, id) => {
    const row = store.events.find(id);
    if (!row) throw notFound('event', id);
    return presentEvent(store, row);
  });
}
