import type Stripe from 'stripe';
import { z } from 'zod';
import type { Api } from '../server/api.ts';
import { existing } from '../server/api-error.ts';
import { listPage, metadata, paging, text, type ParamShape } from '../server/params.ts';
import { customersPaymentMethod } from './payment-methods.ts';
import { emit } from '../events.ts';
import type { CustomerRow } from '../server/state.ts';
import { newId } from '../server/store.ts';
import type { StripeObject } from '../server/stripe-object.ts';
import { endSubscription, runningSubscriptions } from './subscriptions.ts';
import type { World } from '../world.ts';

function presentCustomer(
  row: CustomerRow,
): StripeObject<Stripe.Customer> | StripeObject<Stripe.DeletedCustomer> {
  if (row.deleted) return { id: row.id, object: 'customer', deleted: true };
  return {
    id: row.id,
    object: 'customer',
    created: row.created,
    email: row.email,
    invoice_settings: { default_payment_method: row.default_payment_method },
    livemode: false,
    metadata: row.metadata,
    name: row.name,
  };
}

const createParams = {
  email: text().optional(),
  metadata: metadata().default({}),
  name: text().optional(),
} satisfies ParamShape<Stripe.CustomerCreateParams>;
const updateParams = {
  email: text().optional(),
  invoice_settings: z.strictObject({ default_payment_method: text() }).optional(),
  name: text().optional(),
} satisfies ParamShape<Stripe.CustomerUpdateParams>;
const listParams = {
  ...paging,
  email: text().optional(),
} satisfies ParamShape<Stripe.CustomerListParams>;

/** Ends the customer's subscriptions. From now on, the id returns `deleted: true`. */
function deleteCustomer(world: World, row: CustomerRow): object {
  for (const subscription of runningSubscriptions(world, row.id)) {
    endSubscription(world, subscription);
  }
  const deleted = world.store.customers.update(row.id, { deleted: true });
  emit(world, 'customer.deleted', presentCustomer(row));
  return presentCustomer(deleted);
}

export function customerRoutes(api: Api, world: World): void {
  const { customers } = world.store;
  const find = (id: string) => existing(customers.find(id), 'customer', id);
  const notDeleted = (id: string) =>
    existing(find(id).deleted ? undefined : find(id), 'customer', id);

  api.post('/customers', createParams, (params) => {
    const row = customers.put({
      id: newId('cus', 14),
      created: world.clock.now(),
      deleted: false,
      email: params.email ?? null,
      name: params.name ?? null,
      metadata: params.metadata,
      default_payment_method: null,
    });
    return presentCustomer(row);
  });
  api.get('/customers', listParams, ({ email: wanted, ...page }) => {
    const rows = customers
      .newestFirst()
      .filter((row) => !row.deleted && (!wanted || row.email === wanted));
    return listPage('/v1/customers', rows, page, presentCustomer);
  });
  api.get('/customers/:id', {}, (_params, id) => presentCustomer(find(id)));
  api.post('/customers/:id', updateParams, (params, id) => {
    notDeleted(id);
    const card = params.invoice_settings?.default_payment_method;
    const param = 'invoice_settings[default_payment_method]';
    const changed = customers.update(id, {
      email: params.email,
      name: params.name,
      default_payment_method:
        card === undefined ? undefined : customersPaymentMethod(world, card, id, param).id,
    });
    return presentCustomer(changed);
  });
  api.delete('/customers/:id', {}, (_params, id) => deleteCustomer(world, notDeleted(id)));
}
