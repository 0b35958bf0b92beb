import { z } from 'zod';
import { invalidRequest, missingParam, noSuch, type ApiError } from './api-error.ts';
import { paramName, type FormObject } from './form.ts';

/** The parameters of an endpoint. The SDK's type allows no name that Stripe does not know. */
export type ParamShape<Params> = { [Name in keyof Params]?: z.ZodType };

export const text = () => z.string().min(1);

export const integer = (min: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number)
    .refine((value) => value >= min);

export const bool = () => z.enum(['true', 'false']).transform((value) => value === 'true');

export const url = () => z.string().refine((value) => URL.canParse(value));

export const metadata = () => z.record(z.string().max(40), z.string().max(500));

/** Turns `{0: a, 1: b}` into a list. An empty text is an empty list. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => {
    if (value === '') return [];
    if (typeof value !== 'object' || value === null) return value;
    return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
  }, z.array(item));

/** The parameters of every list endpoint. */
export const paging = {
  limit: integer(1)
    .refine((value) => value <= 100)
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

function toApiError(issues: readonly z.core.$ZodIssue[]): ApiError {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const param = paramName([...issue.path, ...issue.keys.slice(0, 1)]);
    const message = `Received unknown parameter: ${param} (unknown to the local stand-in; Stripe may know it)`;
    return invalidRequest(message, { code: 'parameter_unknown', param });
  }
  const [issue] = issues;
  const param = paramName(issue?.path ?? []);
  if (issue?.input === undefined) return missingParam(param);
  return invalidRequest(`Invalid ${param}: ${JSON.stringify(issue.input)}`, { param });
}

/** Returns the parsed parameters. Throws Stripe's error for the first unknown or invalid one. */
export function parseParams<Params>(form: FormObject, schema: z.ZodType<Params>): Params {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  throw toApiError(result.error.issues);
}
