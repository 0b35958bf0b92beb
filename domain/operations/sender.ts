import * as z from 'zod/mini';

/**
 * The sender of a request, as a function sees it: how the request came, and the network that rate
 * limits count. `/api/status?sender` tells callers their own, so that doctor can check it.
 */
export const senderSchema = z.object({
  route: z.enum(['direct', 'hosting', 'unknown']),
  network: z.string(),
});
export type Sender = z.infer<typeof senderSchema>;
