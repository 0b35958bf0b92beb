import { z } from 'zod';

/** A scheduled function of the bundle. */
export interface Schedule {
  /** The name it deploys as. */
  name: string;
  /** How long to wait between two runs on this machine. */
  everyMs: number;
  run: () => Promise<void>;
}

const BY_THE_MINUTE_MS = 5_000;
const SLOWER_MS = 10 * 60_000;

const endpointSchema = z.object({ scheduleTrigger: z.object({ schedule: z.string() }) });
const runSchema = z.custom<(event: { scheduleTime: string }) => unknown>(
  (value) => typeof value === 'function',
);

/** Every export with a schedule trigger, in groups too (those join with a dash). */
export function findSchedules(value: unknown, name = ''): Schedule[] {
  if (typeof value === 'function') return asSchedules(value, name);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findSchedules(inner, name === '' ? key : `${name}-${key}`),
  );
}

function asSchedules(value: object, name: string): Schedule[] {
  if (!('__endpoint' in value && 'run' in value)) return [];
  const endpoint = endpointSchema.safeParse(value.__endpoint);
  if (!endpoint.success) return [];
  const run = runSchema.parse(value.run);
  return [
    {
      name,
      everyMs: pauseFor(endpoint.data.scheduleTrigger.schedule),
      run: async () => {
        await run({ scheduleTime: new Date().toISOString() });
      },
    },
  ];
}

/** What runs by the minute is quick here, so that nobody waits; 'every day' and the like is not. */
function pauseFor(schedule: string): number {
  return /minute|^\*/.test(schedule) ? BY_THE_MINUTE_MS : SLOWER_MS;
}
