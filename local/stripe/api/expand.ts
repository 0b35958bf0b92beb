import { z } from 'zod';
import { expandId, includeField } from '../objects/lookup.ts';
import { toJson, type Json } from '../records/common.ts';
import type { World } from '../world.ts';
import { invalidRequest } from './api-error.ts';

const MAX_DEPTH = 4;
const identified = z.looseObject({ object: z.string(), id: z.string() });

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expandField(world: World, owner: Record<string, Json>, field: string): Json {
  const value = owner[field];
  if (isObject(value) || Array.isArray(value) || value === null) return value;
  const named = identified.safeParse(owner);
  const found =
    typeof value === 'string'
      ? expandId(world, field, value)
      : named.success && includeField(world, named.data, field);
  if (!found)
    throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
  return toJson(found);
}

function expandPath(world: World, value: Json, path: readonly string[]): Json {
  const [field, ...rest] = path;
  if (field === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => expandPath(world, item, path));
  if (!isObject(value)) {
    throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
  }
  return { ...value, [field]: expandPath(world, expandField(world, value, field), rest) };
}

/** Replaces ids by objects along the paths of `expand[]` (Stripe docs, Expanding responses). */
export function expand(world: World, value: object, paths: readonly string[]): Json {
  return paths.reduce((expanded, path) => {
    const parts = path.split('.');
    if (parts.filter((part) => part !== 'data').length > MAX_DEPTH) {
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property.`, {
        param: 'expand',
      });
    }
    return expandPath(world, expanded, parts);
  }, toJson(value));
}
