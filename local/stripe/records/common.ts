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

/** A plain copy of an object, as it would go over the wire: what an event or a reply keeps. */
export function toJson(value: object): Json {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return json.parse(copy);
}
