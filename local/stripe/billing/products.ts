import type Stripe from 'stripe';
import { z } from 'zod';
import type { Api } from '../server/api.ts';
import { existing, invalidRequest, noSuch } from '../server/api-error.ts';
import { bool, list, listPage, paging, text, type ParamShape } from '../server/params.ts';
import type { ProductRow } from '../server/state.ts';
import { newId } from '../server/store.ts';
import type { StripeObject } from '../server/stripe-object.ts';
import type { World } from '../world.ts';

function presentProduct(row: ProductRow): StripeObject<Stripe.Product> {
  return {
    id: row.id,
    object: 'product',
    active: row.active,
    created: row.created,
    default_price: row.default_price,
    description: null,
    images: [],
    livemode: false,
    marketing_features: row.marketing_features,
    metadata: {},
    name: row.name,
    type: 'service',
  };
}

const changeable = {
  active: bool().optional(),
  marketing_features: list(z.strictObject({ name: text() })).optional(),
};
const createParams = {
  ...changeable,
  id: text().optional(),
  name: text(),
} satisfies ParamShape<Stripe.ProductCreateParams>;
const updateParams = {
  ...changeable,
  default_price: text().optional(),
  name: text().optional(),
} satisfies ParamShape<Stripe.ProductUpdateParams>;

export function productRoutes(api: Api, { store, clock }: World): void {
  const { prices, products } = store;

  api.post('/products', createParams, (params) => {
    const id = params.id ?? newId('prod', 14);
    if (products.find(id)) {
      const details = { code: 'resource_already_exists', param: 'id' };
      throw invalidRequest('Product already exists.', details);
    }
    const row = products.put({
      id,
      created: clock.now(),
      name: params.name,
      active: params.active ?? true,
      marketing_features: params.marketing_features ?? [],
      default_price: null,
    });
    return presentProduct(row);
  });
  api.get('/products', paging, (page) =>
    listPage('/v1/products', products.newestFirst(), page, presentProduct),
  );
  api.get('/products/:id', {}, (_params, id) =>
    presentProduct(existing(products.find(id), 'product', id)),
  );
  api.post('/products/:id', updateParams, (params, id) => {
    existing(products.find(id), 'product', id);
    const { default_price } = params;
    if (default_price !== undefined && prices.find(default_price)?.product !== id) {
      throw noSuch('price', default_price, 'default_price');
    }
    return presentProduct(products.update(id, params));
  });
}
