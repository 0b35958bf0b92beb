import { z } from 'zod';
import { invalidRequest, missingParam, noSuch, type ApiError } from './api-error.ts';
import { paramName, type FormObject } from './form.ts';

/** The parameters of an endpoint. The SDK's type allows no name that Stripe does not know. */
export type ParamShape<Params> = { [Name in keyof Params]?: z.ZodType };

/** Stripe's messages for the errors that the schemas below name. */
const MESSAGES = new Map<string, (param: string, value: string) => string>([
  ['parameter_invalid_integer', (_param, value) => `Invalid integer: ${value}`],
  ['url_invalid', () => 'Not a valid URL'],
  ['email_invalid', (_param, value) => `Invalid email address: ${value}`],
  [
    'parameter_invalid_empty',
    (param) =>
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
  ],
]);

export const text = () => z.string().min(1, { error: 'parameter_invalid_empty' });

/** A text that an empty value unsets: the result is `null` then. */
export const clearableText = () => z.string().transform((value) => (value === '' ? null : value));

export const integer = (min: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, { error: 'parameter_invalid_integer' })
    .transform(Number)
    .refine((value) => value >= min, { error: 'parameter_invalid_integer' });

export const bool = () => z.enum(['true', 'false']).transform((value) => value === 'true');

export const url = () =>
  z.string().refine((value) => URL.canParse(value), { error: 'url_invalid' });

/** Turns `{0: a, 1: b}` into a list. An empty text is an empty list. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => {
    if (value === '') return [];
    if (typeof value !== 'object' || value === null) return value;
    return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
  }, z.array(item));

/** Keys and values. An empty value unsets its key; an empty text, `null` here, unsets all. */
export const metadata = () =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z.record(z.string().max(40), z.string().max(500)).nullable(),
  );

/** Returns the old metadata with the changes applied. */
export function mergeMetadata(
  old: Record<string, string>,
  changes: Record<string, string> | null | undefined,
): Record<string, string> {
  if (changes === null) return {};
  const merged = Object.entries({ ...old, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}

/** The parameters of every list. */
export const paging = {
  limit: integer(1)
    .refine((value) => value <= 100, { error: 'parameter_invalid_integer' })
    .default(10),
  starting_after: text().optional(),
};
interface Paging {
  limit: number;
  starting_after?: string | undefined;
}

/** Returns one page of rows that are sorted newest first (Stripe docs, Pagination). */
export function listPage<Row extends { id: string }>(
  url: string,
  rows: readonly Row[],
  { limit, starting_after: after }: Paging,
  present: (row: Row) => object,
) {
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw noSuch('object', after, 'starting_after');
  const page = rows.slice(start, start + limit);
  const has_more = rows.length > start + page.length;
  return { object: 'list' as const, data: page.map(present), has_more, url };
}

function toApiError(issue: z.core.$ZodIssue): ApiError {
  const param = paramName(issue.path);
  if (issue.input === undefined) return missingParam(param);
  const value = typeof issue.input === 'string' ? issue.input : JSON.stringify(issue.input);
  const message = MESSAGES.get(issue.message)?.(param, value);
  if (message === undefined) return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
  return invalidRequest(message, { code: issue.message, param });
}

/** Returns the parsed parameters. Throws Stripe's refusal of the first wrong or unknown one. */
export function parseParams<Params>(form: FormObject, schema: z.ZodType<Params>): Params {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => paramName([...issue.path, key]))
      : [],
  );
  const [first] = unknown;
  if (first !== undefined) {
    const plural = unknown.length > 1 ? 's' : '';
    throw invalidRequest(
      `Received unknown parameter${plural}: ${unknown.join(', ')} (unknown to the local stand-in; Stripe may know more)`,
      { code: 'parameter_unknown', param: first },
    );
  }
  const [issue] = issues;
  throw issue ? toApiError(issue) : invalidRequest('Invalid request');
}
