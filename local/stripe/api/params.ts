import { z } from 'zod';

/** The parameters of an endpoint: only names that the SDK's type of them knows. */
export type ParamShape<Params> = { [Name in keyof Params]?: z.ZodType };

/** A text that cannot be unset. */
export const text = (max = 5000) =>
  z
    .string()
    .min(1, { error: 'parameter_invalid_empty' })
    .max(max, { error: 'parameter_invalid_string_too_long' });

/** A text that an empty one unsets: `null` then. */
export const clearableText = (max = 5000) =>
  z
    .string()
    .max(max, { error: 'parameter_invalid_string_too_long' })
    .transform((value) => (value === '' ? null : value));

export const integer = (min = Number.MIN_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, { error: 'parameter_invalid_integer' })
    .transform(Number)
    .refine((value) => value >= min, { error: 'parameter_invalid_integer' });

export const bool = () =>
  z
    .string()
    .regex(/^(true|false)$/, { error: 'parameter_invalid_boolean' })
    .transform((value) => value === 'true');

export const url = () =>
  z.string().refine((value) => URL.canParse(value), { error: 'url_invalid' });

/** `{0: a, 1: b}` as the form has it, to a list. An empty text is an empty list. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => {
    if (value === '') return [];
    if (typeof value !== 'object' || value === null) return value;
    return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
  }, z.array(item));

/**
 * Keys and values; an empty value unsets its key, an empty text (`null`) all of them. Stripe's
 * limits: 50 keys of 40 characters, values of 500.
 */
export const metadata = () =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .record(z.string().max(40), z.string().max(500))
      .refine((value) => Object.keys(value).length <= 50, { error: 'more than 50 keys' })
      .nullable(),
  );

/** `created=5` or `created[gte]=5`, as a test. */
export const range = () =>
  z
    .union([
      integer(),
      z.strictObject({
        gt: integer().optional(),
        gte: integer().optional(),
        lt: integer().optional(),
        lte: integer().optional(),
      }),
    ])
    .transform((bounds) => (value: number) => {
      if (typeof bounds === 'number') return value === bounds;
      const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = bounds;
      return value > gt && value >= gte && value < lt && value <= lte;
    });

export const address = () =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .strictObject({
        city: clearableText().default(null),
        country: clearableText(2).default(null),
        line1: clearableText().default(null),
        line2: clearableText().default(null),
        postal_code: clearableText().default(null),
        state: clearableText().default(null),
      })
      .nullable(),
  );

/** What every list takes. */
export const paging = {
  limit: integer(1)
    .refine((value) => value <= 100, { error: 'parameter_invalid_integer' })
    .default(10),
  starting_after: text().optional(),
  ending_before: text().optional(),
};
export interface Paging {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** New metadata over the old: given keys replace, empty values remove. */
export function mergeMetadata(
  old: Record<string, string>,
  changes: Record<string, string> | null | undefined,
): Record<string, string> {
  if (changes === null) return {};
  const merged = Object.entries({ ...old, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
