import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findSchedules, type Schedule } from './schedules.ts';

/*
 * `ticker.ts <functions bundle> <pause file>` runs the scheduled functions, because the emulators
 * do not. While the pause file exists, none starts; the ticker writes `paused` into it when none
 * is running.
 */

const [bundle = '', pauseFile = ''] = process.argv.slice(2);
const exported = (await import(pathToFileURL(bundle).href)) as object;
const schedules = findSchedules(exported);
if (schedules.length === 0) throw new Error(`${bundle} exports no scheduled function.`);
for (const { name, everyMs } of schedules) console.log(`${name} every ${everyMs / 1000} s`);

let running = 0;
let isPaused = false;
setInterval(() => {
  const wasPaused = isPaused;
  isPaused = existsSync(pauseFile) && running === 0;
  if (isPaused) writeFileSync(pauseFile, 'paused');
  if (isPaused === wasPaused) return;
  console.log(isPaused ? 'The schedules are paused' : 'The schedules run again');
}, 200);
await Promise.all(schedules.map(tick));

async function tick({ name, firstMs, everyMs, run }: Schedule): Promise<never> {
  await sleep(firstMs);
  for (;;) {
    if (!existsSync(pauseFile)) {
      running += 1;
      try {
        await run();
      } catch (error) {
        // The next run tries again, as in production.
        console.error(`${name} failed:`, error);
      }
      running -= 1;
    }
    await sleep(everyMs);
  }
}
