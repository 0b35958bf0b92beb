import type { Json } from '../records/common.ts';

type JsonObject = Record<string, Json>;

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function equal(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * What `data.previous_attributes` holds: the old values of the fields that changed. In an object
 * only its changed fields, a list as a whole (Stripe docs, Event object).
 */
export function previousAttributes(before: Json, after: Json): JsonObject {
  if (!isObject(before) || !isObject(after)) return {};
  const changed = Object.entries(before).filter(([key, old]) => !equal(old, after[key]));
  return Object.fromEntries(
    changed.map(([key, old]) => {
      const now = after[key];
      return [key, isObject(old) && isObject(now) ? previousAttributes(old, now) : old];
    }),
  );
}
