import { z } from 'zod';

/** A scheduled function of the bundle. */
export interface Schedule {
  /** The name it deploys as. */
  name: string;
  /** How long to wait before the first run, and between two, on this machine. */
  firstMs: number;
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
      ...pausesFor(endpoint.data.scheduleTrigger.schedule),
      run: async () => {
        await run({ scheduleTime: new Date().toISOString() });
      },
    },
  ];
}

/**
 * What runs by the minute is quick here, so that nobody waits. 'Every day' and the like is not, so it runs
 * once at the start: what it makes (the sitemap) is there from the first day on.
 */
function pausesFor(schedule: string): Pick<Schedule, 'firstMs' | 'everyMs'> {
  if (/minute|^\*/.test(schedule)) return { firstMs: BY_THE_MINUTE_MS, everyMs: BY_THE_MINUTE_MS };
  return { firstMs: 0, everyMs: SLOWER_MS };
}
