import * as z from 'zod/mini';
import { id } from '../callables/callable-fields.ts';
import { LIMITS } from '../limits.ts';

const idsSchema = z
  .array(id)
  .check(z.minLength(2), z.maxLength(LIMITS.requestGroup))
  .check(z.refine((ids) => new Set(ids).size === ids.length, 'has one twice'));

/**
 * `request_groups/{id of the first request}`: the requests by which a client asked several
 * professionals for the same job. Only the client reads it, so no professional learns about the
 * others (docs/decisions/0076). Each request after the first is added in the batch that sends it.
 */
export const requestGroupSchema = z.object({
  id: z.string(),
  client_uid: z.string(),
  /** The first request, and the others in the order in which they were sent. */
  request_ids: idsSchema,
  /** The professional of each request, in the same order. */
  provider_ids: idsSchema,
  /** When the last request was added. */
  changed_at: z.date(),
});
export type RequestGroup = z.infer<typeof requestGroupSchema>;
