import { z } from 'zod';

/** A scheduled function of the bundle. */
export interface Schedule {
  /** Its name in the cloud. */
  name: string;
  /** The delay of the first run on this machine, and the interval between two runs. */
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

/** Returns every exported function with a schedule; the names of groups are joined with a dash. */
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
 * Runs functions that are scheduled by the minute every 5 seconds, so that people need not wait.
 * The others run once at the start, so that the sitemap exists, and then every 10 minutes.
 */
function pausesFor(schedule: string): Pick<Schedule, 'firstMs' | 'everyMs'> {
  if (/minute|^\*/.test(schedule)) return { firstMs: BY_THE_MINUTE_MS, everyMs: BY_THE_MINUTE_MS };
  return { firstMs: 0, everyMs: SLOWER_MS };
}
