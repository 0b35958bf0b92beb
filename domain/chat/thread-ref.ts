import * as z from 'zod/mini';

/** Identifies a thread of two people: a request's chat, or a direct conversation. */
export const threadRefSchema = z.object({
  kind: z.enum(['request', 'conversation']),
  id: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type ThreadRef = z.infer<typeof threadRefSchema>;
