import { invalidRequest } from './server/api-error.ts';
import { presentInvoice } from './billing/invoices.ts';
import { presentPrice } from './billing/prices.ts';
import type { Json } from './server/state.ts';
import { isJsonObject, toJson } from './server/stripe-object.ts';
import type { World } from './world.ts';

function expandPath(world: World, value: Json, path: readonly string[]): Json {
  const [field, ...rest] = path;
  if (field === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => expandPath(world, item, path));
  const inner = isJsonObject(value) ? value[field] : undefined;
  const { invoices, prices } = world.store;
  let expanded: unknown = inner;
  if (typeof inner === 'string') {
    expanded = undefined;
    if (field === 'default_price') expanded = presentPrice(prices.get(inner));
    if (field === 'latest_invoice') expanded = presentInvoice(invoices.get(inner));
  }
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
