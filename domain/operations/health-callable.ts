import * as z from 'zod/mini';

/** The callable that shows administrators the active alarms and the parts that are off. */
export const HEALTH_CALLABLES = {
  'admin-health': {
    input: z.nullish(z.object({})),
    // The server sends the texts, because every signed-in screen loads this schema.
    output: z.array(z.object({ title: z.string(), text: z.string(), since: z.string() })),
  },
} as const;
