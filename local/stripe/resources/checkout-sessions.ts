import { invalidRequest, notFound } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import { paging } from '../api/params.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { expireSession } from '../billing/dues.ts';
import { presentCheckoutSession, presentLineItems } from '../objects/checkout-session.ts';
import type { CheckoutSessionRecord } from '../records/checkout-session.ts';
import type { World } from '../world.ts';
import {
  createParams,
  listParams,
  UNSUPPORTED,
  type ListParams,
} from './checkout-session-params.ts';

function matches(world: World, row: CheckoutSessionRecord, filter: ListParams): boolean {
  const { created, customer, customer_details, status, subscription } = filter;
  const email = presentCheckoutSession(world, row).customer_details?.email;
  return (
    (!created || created(row.created)) &&
    (!customer || row.customer === customer) &&
    (!customer_details || email === customer_details.email) &&
    (!status || row.status === status) &&
    (!subscription || row.subscription === subscription)
  );
}

export function checkoutSessionRoutes(endpoints: Endpoints, world: World): void {
  const { checkoutSessions } = world.store;
  const existing = (id: string): CheckoutSessionRecord => {
    const row = checkoutSessions.find(id);
    if (!row) throw notFound('checkout.session', id);
    return row;
  };

  endpoints.post(
    '/checkout/sessions',
    createParams,
    (params) => presentCheckoutSession(world, createCheckoutSession(world, params)),
    UNSUPPORTED,
  );
  endpoints.get('/checkout/sessions', listParams, (filter) => {
    const rows = checkoutSessions.newestFirst().filter((row) => matches(world, row, filter));
    return listPage('/v1/checkout/sessions', rows, filter, (row) =>
      presentCheckoutSession(world, row),
    );
  });
  endpoints.get('/checkout/sessions/:id', {}, (_params, id) =>
    presentCheckoutSession(world, existing(id)),
  );
  endpoints.get('/checkout/sessions/:id/line_items', paging, (params, id) => {
    const items = presentLineItems(world, existing(id));
    return listPage(`/v1/checkout/sessions/${id}/line_items`, items, params, (item) => item);
  });
  endpoints.post('/checkout/sessions/:id/expire', {}, (_params, id) => {
    const row = existing(id);
    if (row.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.status}.`,
      );
    }
    return presentCheckoutSession(world, expireSession(world, row));
  });
}
