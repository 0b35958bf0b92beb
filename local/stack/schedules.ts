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

/**
 * Returns every exported function with a schedule. In a group, the name is `{group}-{function}`.
 */
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
      ...intervalFor(endpoint.data.scheduleTrigger.schedule),
      run: async () => {
        await run({ scheduleTime: new Date().toISOString() });
      },
    },
  ];
}

/**
 * Returns 5 seconds for functions that production runs every few minutes, because people wait for
 * their results. Others, such as the sitemap's, run at the start and every 10 minutes.
 */
function intervalFor(schedule: string): Pick<Schedule, 'firstMs' | 'everyMs'> {
  if (/minute|^\*/.test(schedule)) return { firstMs: FREQUENT_MS, everyMs: FREQUENT_MS };
  return { firstMs: 0, everyMs: RARE_MS };
}
