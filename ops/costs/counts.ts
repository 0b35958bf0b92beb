import { z } from 'zod';

const count = z.number().int().min(0);

/** What a journey costs: operations of Firestore, calls of functions, bytes. */
const countsSchema = z.object({
  /** Documents that browsers read. */
  browserReads: count,
  /** Documents that functions read. */
  functionReads: count,
  /** `get()` and `exists()` in firestore.rules. */
  ruleReads: count,
  writes: count,
  deletes: count,
  /** Calls of functions, by name, and the milliseconds that they took. */
  calls: z.record(z.string(), z.object({ count, ms: count })),
  /** Bytes from Hosting, which includes server-rendered pages, compressed. */
  hostingBytes: count,
  /** Bytes from callables, which the browser calls directly. */
  functionBytes: count,
  uploads: count,
  uploadedBytes: count,
  downloads: count,
  downloadedBytes: count,
  mails: count,
});
export type Counts = z.infer<typeof countsSchema>;

export const measuredSchema = z.object({
  /** The day of the measurement, and the version of the product. */
  date: z.iso.date(),
  version: z.string(),
  professionals: z.number().int(),
  journeys: z.record(z.string(), countsSchema),
});
export type Measured = z.infer<typeof measuredSchema>;
