import type Stripe from 'stripe';
import { z } from 'zod';
import { invalidRequest, notFound, noSuch } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import {
  bool,
  clearableText,
  integer,
  list,
  mergeMetadata,
  metadata,
  paging,
  range,
  text,
  url,
  type ParamShape,
} from '../api/params.ts';
import { createPrice, recurringParams } from '../billing/create-price.ts';
import { newId } from '../ids.ts';
import { presentProduct } from '../objects/product.ts';
import type { ProductRecord } from '../records/product.ts';
import type { World } from '../world.ts';

const changeable = {
  active: bool().optional(),
  description: clearableText().optional(),
  images: list(url()).optional(),
  marketing_features: list(z.strictObject({ name: text(80) })).optional(),
  metadata: metadata().optional(),
  shippable: bool().optional(),
  statement_descriptor: text(22).optional(),
  tax_code: clearableText().optional(),
  unit_label: clearableText(12).optional(),
  url: clearableText().optional(),
};
const createParams = {
  ...changeable,
  id: text().optional(),
  name: text(),
  type: z.enum(['service', 'good']).optional(),
  default_price_data: z
    .strictObject({
      currency: text(3),
      unit_amount: integer(0),
      recurring: recurringParams.optional(),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
      metadata: metadata().optional(),
    })
    .optional(),
} satisfies ParamShape<Stripe.ProductCreateParams>;
const updateParams = {
  ...changeable,
  name: text().optional(),
  default_price: text().optional(),
} satisfies ParamShape<Stripe.ProductUpdateParams>;
const listParams = {
  ...paging,
  active: bool().optional(),
  created: range().optional(),
  ids: list(text()).optional(),
} satisfies ParamShape<Stripe.ProductListParams>;

const UNSUPPORTED: (keyof Stripe.ProductCreateParams)[] = ['package_dimensions', 'tax_details'];

function create(world: World, params: z.infer<z.ZodObject<typeof createParams>>): ProductRecord {
  const { store, clock } = world;
  const id = params.id ?? newId('prod', 14);
  if (store.products.find(id)) {
    const details = { code: 'resource_already_exists', param: 'id' };
    throw invalidRequest(`Product already exists.`, details);
  }
  const now = clock.now();
  const row = store.products.put({
    id,
    created: now,
    updated: now,
    name: params.name,
    active: params.active ?? true,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    images: params.images ?? [],
    marketing_features: params.marketing_features ?? [],
    default_price: null,
    statement_descriptor: params.statement_descriptor ?? null,
    unit_label: params.unit_label ?? null,
    url: params.url ?? null,
    tax_code: params.tax_code ?? null,
    shippable: params.shippable ?? null,
  });
  if (!params.default_price_data) return row;
  const price = createPrice(world, { ...params.default_price_data, product: id });
  return store.products.update(id, { default_price: price.id });
}

export function productRoutes(endpoints: Endpoints, world: World): void {
  const { products, prices } = world.store;
  const existing = (id: string): ProductRecord => {
    const row = products.find(id);
    if (!row) throw notFound('product', id);
    return row;
  };

  endpoints.post(
    '/products',
    createParams,
    (params) => presentProduct(create(world, params)),
    UNSUPPORTED,
  );
  endpoints.get('/products', listParams, ({ active, created, ids, ...page }) => {
    const rows = products.newestFirst().filter((row) => {
      if (active !== undefined && row.active !== active) return false;
      return (!created || created(row.created)) && (!ids || ids.includes(row.id));
    });
    return listPage('/v1/products', rows, page, presentProduct);
  });
  endpoints.get('/products/:id', {}, (_params, id) => presentProduct(existing(id)));
  endpoints.post(
    '/products/:id',
    updateParams,
    (params, id) => {
      const row = existing(id);
      const { default_price } = params;
      if (default_price !== undefined && prices.find(default_price)?.product !== id) {
        throw noSuch('price', default_price, 'default_price');
      }
      const changed = products.update(id, {
        ...params,
        metadata: mergeMetadata(row.metadata, params.metadata),
        updated: world.clock.now(),
      });
      return presentProduct(changed);
    },
    UNSUPPORTED,
  );
}
