import { increment, serverTimestamp } from 'firebase/firestore';
import { z } from 'zod';

/** Write batches of the app as JSON, and back (tests/fixtures/previous-release.json). */

/** Represent the server's time and an increment by one, which JSON cannot hold. */
export const NOW = { $sentinel: 'now' } as const;
export const ONE_MORE = { $sentinel: 'one more' } as const;

const fieldsSchema = z.record(z.string(), z.unknown());
const writeSchema = z.object({
  kind: z.enum(['set', 'merge', 'update', 'delete']),
  path: z.string(),
  fields: fieldsSchema,
});
export type Write = z.infer<typeof writeSchema>;

const flowSchema = z.object({
  name: z.string(),
  by: z.object({ uid: z.string(), email: z.string() }),
  writes: z.array(writeSchema),
});
/** What one person does: a batch. */
export type Flow = z.infer<typeof flowSchema>;

export const recordingSchema = z.object({
  release: z.string(),
  /** The documents before each flow, by path. */
  seed: z.record(z.string(), fieldsSchema),
  flows: z.array(flowSchema),
});

/** Returns a value that JSON can hold: dates become `{ $date }`. */
export function encode(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, encode(field)]));
}

/** Returns what `encode` had, with the sentinels of the SDK. */
function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('$date' in value && typeof value.$date === 'string') return new Date(value.$date);
  if ('$sentinel' in value) {
    return value.$sentinel === NOW.$sentinel ? serverTimestamp() : increment(1);
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decode(field)]));
}

export function decodeFields(fields: Record<string, unknown>): Record<string, unknown> {
  return fieldsSchema.parse(decode(fields));
}
