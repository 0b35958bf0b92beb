import { invalidRequest } from './api-error.ts';
import { presentCustomer } from './customers.ts';
import { presentInvoice } from './invoices.ts';
import { presentPaymentMethod } from './payment-methods.ts';
import { presentPrice } from './prices.ts';
import { presentProduct } from './products.ts';
import type { Json } from './state.ts';
import { isJsonObject, toJson } from './stripe-object.ts';
import { presentSubscription } from './subscriptions.ts';
import type { World } from './world.ts';

/** Returns the object behind an id, by the field that holds it; undefined for other fields. */
function objectBehind(world: World, field: string, id: string): object | undefined {
  const { store } = world;
  switch (field) {
    case 'customer':
      return presentCustomer(store.customers.get(id));
    case 'default_payment_method':
      return presentPaymentMethod(store.paymentMethods.get(id));
    case 'default_price':
      return presentPrice(store.prices.get(id));
    case 'latest_invoice':
      return presentInvoice(world, store.invoices.get(id));
    case 'product':
      return presentProduct(store.products.get(id));
    case 'subscription':
      return presentSubscription(store, store.subscriptions.get(id));
    default:
      return undefined;
  }
}

function expandPath(world: World, value: Json, path: readonly string[]): Json {
  const [field, ...rest] = path;
  if (field === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => expandPath(world, item, path));
  const inner = isJsonObject(value) ? value[field] : undefined;
  const expanded = typeof inner === 'string' ? objectBehind(world, field, inner) : inner;
  if (expanded === undefined || !isJsonObject(value)) {
    throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
  }
  return { ...value, [field]: expandPath(world, toJson(expanded), rest) };
}

/** Replaces ids by objects along the paths of `expand[]` (Stripe docs, Expanding responses). */
export function expand(world: World, value: object, paths: readonly string[]): Json {
  return paths.reduce(
    (expanded, path) => expandPath(world, expanded, path.split('.')),
    toJson(value),
  );
}
