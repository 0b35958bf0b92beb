import type Stripe from 'stripe';
import { z } from 'zod';
import { notFound, noSuch } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import {
  bool,
  integer,
  list,
  mergeMetadata,
  metadata,
  paging,
  range,
  text,
  type ParamShape,
} from '../api/params.ts';
import { claimLookupKey, createPrice, recurringParams } from '../billing/create-price.ts';
import { presentPrice } from '../objects/price.ts';
import { intervalSchema, type PriceRecord } from '../records/price.ts';
import type { World } from '../world.ts';

const changeable = {
  active: bool().optional(),
  lookup_key: text(200).optional(),
  metadata: metadata().optional(),
  nickname: text().optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: bool().default(false),
};
const updateParams = changeable satisfies ParamShape<Stripe.PriceUpdateParams>;
const createParams = {
  ...changeable,
  currency: text(3),
  product: text(),
  unit_amount: integer(0),
  recurring: recurringParams.optional(),
  billing_scheme: z.literal('per_unit').optional(),
} satisfies ParamShape<Stripe.PriceCreateParams>;
const listParams = {
  ...paging,
  // Stripe docs: 'Returns a list of your active prices … For inactive prices, set active to false.'
  active: bool().default(true),
  created: range().optional(),
  currency: text(3).optional(),
  lookup_keys: list(text()).optional(),
  product: text().optional(),
  recurring: z.strictObject({ interval: intervalSchema.optional() }).optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
} satisfies ParamShape<Stripe.PriceListParams>;

const UNSUPPORTED: (keyof Stripe.PriceCreateParams)[] = [
  'currency_options',
  'custom_unit_amount',
  'product_data',
  'tiers',
  'tiers_mode',
  'transform_quantity',
  'unit_amount_decimal',
];

type Filter = z.infer<z.ZodObject<typeof listParams>>;

function matches(row: PriceRecord, filter: Filter): boolean {
  const { active, created, currency, lookup_keys, product, recurring, type } = filter;
  const interval = recurring?.interval;
  return (
    row.active === active &&
    (!created || created(row.created)) &&
    (!currency || row.currency === currency) &&
    (!lookup_keys || lookup_keys.includes(row.lookup_key ?? '')) &&
    (!product || row.product === product) &&
    (!interval || row.recurring?.interval === interval) &&
    (!type || (row.recurring ? 'recurring' : 'one_time') === type)
  );
}

export function priceRoutes(endpoints: Endpoints, world: World): void {
  const { prices, products } = world.store;
  const existing = (id: string): PriceRecord => {
    const row = prices.find(id);
    if (!row) throw notFound('price', id);
    return row;
  };

  endpoints.post(
    '/prices',
    createParams,
    (params) => {
      if (!products.find(params.product)) throw noSuch('product', params.product, 'product');
      claimLookupKey(world, params.lookup_key, params.transfer_lookup_key);
      return presentPrice(createPrice(world, params));
    },
    UNSUPPORTED,
  );
  endpoints.get('/prices', listParams, (filter) => {
    const rows = prices.newestFirst().filter((row) => matches(row, filter));
    return listPage('/v1/prices', rows, filter, presentPrice);
  });
  endpoints.get('/prices/:id', {}, (_params, id) => presentPrice(existing(id)));
  endpoints.post(
    '/prices/:id',
    updateParams,
    (params, id) => {
      const row = existing(id);
      const { lookup_key, transfer_lookup_key } = params;
      if (lookup_key !== row.lookup_key) claimLookupKey(world, lookup_key, transfer_lookup_key);
      const changed = prices.update(id, {
        ...params,
        metadata: mergeMetadata(row.metadata, params.metadata),
      });
      return presentPrice(changed);
    },
    UNSUPPORTED,
  );
}
