import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findSchedules, type Schedule } from './schedules.ts';

// `ticker.ts <functions bundle>` runs the scheduled functions, because the emulators do not.

const [bundle = ''] = process.argv.slice(2);
const exported = (await import(pathToFileURL(bundle).href)) as object;
const schedules = findSchedules(exported);
if (schedules.length === 0) throw new Error(`${bundle} exports no scheduled function.`);
for (const { name, everyMs } of schedules) console.log(`${name} every ${everyMs / 1000} s`);
await Promise.all(schedules.map(tick));

async function tick({ name, firstMs, everyMs, run }: Schedule): Promise<never> {
  await sleep(firstMs);
  for (;;) {
    try {
      await run();
    } catch (error) {
      // The next run tries again, as in production.
      console.error(`${name} failed:`, error);
    }
    await sleep(everyMs);
  }
}
