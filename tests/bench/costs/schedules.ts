import { pathToFileURL } from 'node:url';
import { findSchedules } from '@doorstep/local/stack/schedules.ts';
import { NIGHT } from '@doorstep/ops/costs/assumptions.ts';
import type { Journey } from './journeys.ts';

/** How often a schedule runs in a day if it reads documents of all professionals. */
const RUNS: Record<string, number> = { 'write-sitemap': 4 };

/** Returns the journey that runs the schedules of a bundle as often as in a day. */
export const schedulesJourney = (bundle: string): Journey => ({
  name: NIGHT,
  prepare: async () => {
    const exported: unknown = await import(pathToFileURL(bundle).href);
    return async () => {
      for (const { name, run } of findSchedules(exported)) {
        for (let i = 0; i < (RUNS[name] ?? 1); i += 1) await run();
      }
    };
  },
});
