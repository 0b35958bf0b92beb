import type Stripe from 'stripe';
import { z } from 'zod';
import type { Api } from '../server/api.ts';
import { existing, invalidRequest, noSuch } from '../server/api-error.ts';
import { bool, integer, listPage, paging, text, type ParamShape } from '../server/params.ts';
import type { PriceRow } from '../server/state.ts';
import { newId } from '../server/store.ts';
import type { StripeObject } from '../server/stripe-object.ts';
import type { World } from '../world.ts';

export function presentPrice(row: PriceRow): StripeObject<Stripe.Price> {
  return {
    id: row.id,
    object: 'price',
    active: row.active,
    billing_scheme: 'per_unit',
    created: row.created,
    currency: row.currency,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: row.product,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    type: 'recurring',
    unit_amount: row.unit_amount,
    unit_amount_decimal: String(row.unit_amount),
  };
}

interface NewPrice {
  product: string;
  currency: string;
  unit_amount: number;
}

export function createPrice(
  { store, clock }: World,
  { product, currency, unit_amount }: NewPrice,
): PriceRow {
  return store.prices.put({
    id: newId('price'),
    created: clock.now(),
    active: true,
    currency,
    product,
    unit_amount,
  });
}

/** Returns the price of a parameter. Throws if the price or its product is unknown or inactive. */
export function sellablePrice({ store }: World, id: string, param: string): PriceRow {
  const price = store.prices.find(id);
  if (!price) throw noSuch('price', id, param);
  if (!price.active || !store.products.get(price.product).active) {
    throw invalidRequest(
      'The price specified is inactive. This field only accepts active prices.',
      { param },
    );
  }
  return price;
}

const createParams = {
  currency: z.string().regex(/^[a-z]{3}$/),
  product: text(),
  recurring: z.strictObject({ interval: z.literal('month') }),
  unit_amount: integer(0),
} satisfies ParamShape<Stripe.PriceCreateParams>;

const listParams = {
  ...paging,
  // Only active prices are listed by default (Stripe docs, List all prices).
  active: bool().default(true),
  product: text().optional(),
  recurring: z.strictObject({ interval: z.literal('month') }).optional(),
  type: z.literal('recurring').optional(),
} satisfies ParamShape<Stripe.PriceListParams>;

export function priceRoutes(api: Api, world: World): void {
  const { prices, products } = world.store;

  api.post('/prices', createParams, (params) => {
    if (!products.find(params.product)) throw noSuch('product', params.product, 'product');
    return presentPrice(createPrice(world, params));
  });
  api.get('/prices', listParams, ({ active, product, ...page }) => {
    const rows = prices
      .newestFirst()
      .filter((row) => row.active === active && (!product || row.product === product));
    return listPage('/v1/prices', rows, page, presentPrice);
  });
  api.get('/prices/:id', {}, (_params, id) => presentPrice(existing(prices.find(id), 'price', id)));
  api.post('/prices/:id', { active: bool().optional() }, ({ active }, id) => {
    existing(prices.find(id), 'price', id);
    return presentPrice(prices.update(id, { active }));
  });
}
