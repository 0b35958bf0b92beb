import * as z from 'zod/mini';

/** Who changed a request's status. */
export const changeSideSchema = z.enum(['provider', 'client', 'automatic']);
export type ChangeSide = z.infer<typeof changeSideSchema>;

/**
 * `service_requests/{id}/history/{entry}`: a change of a request's status, by one of its sides.
 * `automatic`: the server completed it, because nobody answered the client's question. Written by
 * the server. A request's creation is not an entry: it is the request's `created_at`.
 */
export const historyEntrySchema = z.object({
  id: z.string(),
  status: z.string(),
  side: changeSideSchema,
  at: z.date(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
