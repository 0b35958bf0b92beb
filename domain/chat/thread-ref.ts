import * as z from 'zod/mini';

/** A thread of two people: the chat about a request, or a direct conversation. */
export const threadRefSchema = z.object({
  kind: z.enum(['request', 'conversation']),
  id: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type ThreadRef = z.infer<typeof threadRefSchema>;
