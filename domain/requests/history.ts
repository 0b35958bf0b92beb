import * as z from 'zod/mini';
import { senderTypeSchema } from '../chat/message.ts';

/**
 * `service_requests/{id}/history/{entry}`: a change of a request's status, by one of its sides.
 * Written by the server. A request's creation is not an entry: it is the request's `created_at`.
 */
export const historyEntrySchema = z.object({
  id: z.string(),
  status: z.string(),
  side: senderTypeSchema,
  at: z.date(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
