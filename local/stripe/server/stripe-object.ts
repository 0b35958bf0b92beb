import type Stripe from 'stripe';
import type { Json } from './state.ts';

/**
 * The part of an SDK object that the stand-in sends, with the SDK's types, so that a wrong name or
 * value does not compile. A field that may hold an object or its id holds the id; a decimal is a
 * string.
 */
export type StripeObject<T> = T extends Stripe.Decimal
  ? string
  : T extends (infer Item)[]
    ? Field<Item>[]
    : T extends object
      ? { [Key in keyof T]?: Field<T[Key]> }
      : T;

/** A union with `string` is an id or a plain text, so only `string` and `null` remain. */
type Field<T> = [Extract<T, string>] extends [never]
  ? StripeObject<T>
  : Extract<T, string | null | undefined>;

/** Wraps a complete list as Stripe does. */
export function wholeList<Item>(url: string, data: Item[]) {
  return { object: 'list' as const, data, has_more: false, url };
}

/** Copies a value as JSON, for an event or an answer. */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object') throw new Error(`Not JSON: a ${typeof value}`);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([key, field]) => [key, toJson(field)]));
}

export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
