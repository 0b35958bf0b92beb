import { z } from 'zod';

/** Seconds since 1970, Stripe's unit for all times. */
export const timestamp = z.number().int();

export const metadata = z.record(z.string(), z.string());

export const address = z.object({
  city: z.string().nullable(),
  country: z.string().nullable(),
  line1: z.string().nullable(),
  line2: z.string().nullable(),
  postal_code: z.string().nullable(),
  state: z.string().nullable(),
});

export const json = z.json();
export type Json = z.infer<typeof json>;

/** A plain copy, as it would go over the wire: what an event or a reply keeps. */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object') throw new Error(`Not JSON: a ${typeof value}`);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([key, field]) => [key, toJson(field)]));
}
