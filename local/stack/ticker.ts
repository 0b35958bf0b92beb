import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

// A process of its own: `ticker.ts <functions bundle>`. The emulators know no schedules.

const BY_THE_MINUTE_MS = 5_000;
const SLOWER_MS = 60_000;

const scheduledSchema = z.object({
  __endpoint: z.object({
    scheduleTrigger: z.object({ schedule: z.unknown() }),
  }),
  run: z.custom<(event: object) => unknown>((value) => typeof value === 'function'),
});
type Scheduled = z.infer<typeof scheduledSchema>;

const [bundle = ''] = process.argv.slice(2);
const exports: unknown = await import(pathToFileURL(bundle).href);
const schedules = findSchedules(exports, '');
console.log(`Ticking ${schedules.map(({ name }) => name).join(', ') || 'nothing'}`);
await Promise.all(schedules.map(({ name, run }) => tick(name, run)));

/** Every scheduled export, grouped ones included, under the name it deploys as. */
function findSchedules(value: unknown, name: string): { name: string; run: Scheduled }[] {
  const scheduled = scheduledSchema.safeParse(value);
  if (scheduled.success) return [{ name, run: scheduled.data }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findSchedules(inner, name === '' ? key : `${name}-${key}`),
  );
}

async function tick(name: string, scheduled: Scheduled): Promise<never> {
  const { schedule } = scheduled.__endpoint.scheduleTrigger;
  const pause = /minute|^\*/.test(String(schedule)) ? BY_THE_MINUTE_MS : SLOWER_MS;
  for (;;) {
    await sleep(pause);
    try {
      await scheduled.run({ scheduleTime: new Date().toISOString() });
    } catch (error) {
      console.error(`${name} failed:`, error);
    }
  }
}
