import * as z from 'zod/mini';
import { alarmNameSchema } from './alarms.ts';
import { switchNameSchema } from './switches.ts';

/** The callable that shows administrators the market's health. */
export const HEALTH_CALLABLES = {
  'admin-health': {
    input: z.nullish(z.object({})),
    output: z.object({
      alarms: z.array(
        z.object({ name: alarmNameSchema, detail: z.string(), started_at: z.iso.datetime() }),
      ),
      switched_off: z.array(
        z.object({
          name: switchNameSchema,
          by: z.enum(['operator', 'spending']),
          at: z.iso.datetime(),
        }),
      ),
      /** When the alarms were checked last; null before the first check. */
      checked_at: z.nullable(z.iso.datetime()),
    }),
  },
} as const;
