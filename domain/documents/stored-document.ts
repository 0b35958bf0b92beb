import * as z from 'zod/mini';

interface TimestampLike {
  toDate: () => Date;
}

const isTimestamp = (value: unknown): value is TimestampLike =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

/** Checks whether a value is a map of Firestore, which the SDKs return as a plain object. */
export const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && value.constructor === Object;

function toPlain(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlain);
  return isMap(value) ? withDates(value) : value;
}

/** Converts a document's timestamps, of either Firestore SDK and at any depth, to dates. */
export function withDates(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toPlain(value)]));
}

/** Parses a document's fields, with timestamps as dates, together with its id. */
export function safeParseDocument<T extends z.core.$ZodType>(
  schema: T,
  id: string,
  fields: object,
) {
  return z.safeParse(schema, { ...withDates(fields), id });
}

/** Returns a text for each problem that contains the field's name, but not its value. */
export function problemsOf({ issues }: z.core.$ZodError): string[] {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
