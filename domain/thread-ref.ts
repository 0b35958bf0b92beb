import { z } from 'zod';

/** A thread of two people: the chat about a request, or a direct conversation. */
export const threadRefSchema = z.object({
  kind: z.enum(['request', 'conversation']),
  id: z.string().min(1).max(128),
});
export type ThreadRef = z.infer<typeof threadRefSchema>;
