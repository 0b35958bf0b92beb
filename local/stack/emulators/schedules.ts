import { z } from 'zod';

/** A scheduled function of the bundle. */
export interface Schedule {
  /** The name in the cloud. */
  name: string;
  /** The delay of the first run on this machine, and the interval between two runs. */
  firstMs: number;
  everyMs: number;
  run: () => Promise<void>;
}

const FREQUENT_MS = 5_000;
const RARE_MS = 10 * 60_000;

const endpointSchema = z.object({ scheduleTrigger: z.object({ schedule: z.string() }) });
const runSchema = z.custom<(event: { scheduleTime: string }) => unknown>(
  (value) => typeof value === 'function',
);

/** Returns every exported function with a schedule. */
export function findSchedules(exported: object): Schedule[] {
  return Object.entries(exported).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'function' ? asSchedules(value, name) : [],
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
      ...intervalFor(endpoint.data.scheduleTrigger.schedule),
      run: async () => {
        await run({ scheduleTime: new Date().toISOString() });
      },
    },
  ];
}

/**
 * Returns 5 seconds for schedules that production runs every few minutes, because people wait for
 * their results. The hour's schedule runs at the start and every 10 minutes. Its jobs that are due
 * once a day or every six hours follow their last success, as in production.
 */
function intervalFor(schedule: string): Pick<Schedule, 'firstMs' | 'everyMs'> {
  if (/^every (1|5) minutes$/.test(schedule)) {
    return { firstMs: FREQUENT_MS, everyMs: FREQUENT_MS };
  }
  return { firstMs: 0, everyMs: RARE_MS };
}
