import type Stripe from 'stripe';
import { z } from 'zod';
import { notFound } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import {
  address,
  clearableText,
  integer,
  list,
  mergeMetadata,
  metadata,
  paging,
  range,
  text,
  type ParamShape,
} from '../api/params.ts';
import { createCustomer } from '../billing/customers.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { customersPaymentMethod } from '../billing/payment-methods.ts';
import { emit } from '../events/emit.ts';
import { presentCustomer } from '../objects/customer.ts';
import type { CustomerRecord } from '../records/customer.ts';
import type { World } from '../world.ts';

const email = clearableText(512).refine(
  (value) => value === null || /^[^\s@]+@[^\s@]+$/.test(value),
  {
    error: 'email_invalid',
  },
);

const changeable = {
  address: address().optional(),
  balance: integer().optional(),
  description: clearableText().optional(),
  email: email.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text().optional() }).optional(),
  metadata: metadata().optional(),
  name: clearableText(256).optional(),
  phone: clearableText(20).optional(),
  preferred_locales: list(text()).optional(),
  tax_exempt: z.enum(['none', 'exempt', 'reverse']).optional(),
};
const updateParams = changeable satisfies ParamShape<Stripe.CustomerUpdateParams>;
const createParams = {
  ...changeable,
  payment_method: text().optional(),
} satisfies ParamShape<Stripe.CustomerCreateParams>;
const listParams = {
  ...paging,
  email: text(512).optional(),
  created: range().optional(),
} satisfies ParamShape<Stripe.CustomerListParams>;

const UNSUPPORTED: (keyof Stripe.CustomerCreateParams | keyof Stripe.CustomerUpdateParams)[] = [
  'business_name',
  'cash_balance',
  'default_source',
  'individual_name',
  'invoice_prefix',
  'next_invoice_sequence',
  'shipping',
  'source',
  'tax',
  'tax_id_data',
  'test_clock',
  'validate',
];

type Changes = z.infer<z.ZodObject<typeof createParams>>;

/** The card that becomes the default; the same token in both parameters is one card, not two. */
function defaultCard(world: World, row: CustomerRecord, changes: Changes): string | undefined {
  const { payment_method: given, invoice_settings } = changes;
  const wanted = invoice_settings?.default_payment_method;
  const attach = (id: string, param: string) => customersPaymentMethod(world, id, row.id, param).id;
  const attached = given === undefined ? undefined : attach(given, 'payment_method');
  if (wanted === undefined || wanted === given) return wanted === undefined ? undefined : attached;
  return attach(wanted, 'invoice_settings[default_payment_method]');
}

function change(world: World, row: CustomerRecord, changes: Changes): CustomerRecord {
  return world.store.customers.update(row.id, {
    ...changes,
    default_payment_method: defaultCard(world, row, changes),
    metadata: mergeMetadata(row.metadata, changes.metadata),
  });
}

function create(world: World, params: Changes): CustomerRecord {
  const row = createCustomer(world, { email: null, name: null });
  try {
    return change(world, row, params);
  } catch (error) {
    world.store.customers.remove(row.id);
    throw error;
  }
}

function remove(world: World, row: CustomerRecord): object {
  const before = presentCustomer(row);
  for (const subscription of world.store.subscriptions.all()) {
    if (subscription.customer === row.id && subscription.ended_at === null) {
      endSubscription(world, subscription, { reason: 'cancellation_requested' });
    }
  }
  const deleted = world.store.customers.update(row.id, { deleted: true });
  if (!('deleted' in before)) emit(world, 'customer.deleted', before);
  return presentCustomer(deleted);
}

export function customerRoutes(endpoints: Endpoints, world: World): void {
  const { customers } = world.store;
  const living = (id: string): CustomerRecord => {
    const row = customers.find(id);
    if (!row || row.deleted) throw notFound('customer', id);
    return row;
  };

  endpoints.post(
    '/customers',
    createParams,
    (params) => presentCustomer(create(world, params)),
    UNSUPPORTED,
  );
  endpoints.get('/customers', listParams, ({ email: wanted, created, ...page }) => {
    const rows = customers.newestFirst().filter((row) => {
      return (
        !row.deleted && (!wanted || row.email === wanted) && (!created || created(row.created))
      );
    });
    return listPage('/v1/customers', rows, page, presentCustomer);
  });
  endpoints.get('/customers/:id', {}, (_params, id) => {
    const row = customers.find(id);
    if (!row) throw notFound('customer', id);
    return presentCustomer(row);
  });
  endpoints.post(
    '/customers/:id',
    updateParams,
    (params, id) => presentCustomer(change(world, living(id), params)),
    UNSUPPORTED,
  );
  endpoints.delete('/customers/:id', {}, (_params, id) => remove(world, living(id)));
}
