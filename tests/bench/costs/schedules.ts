import { pathToFileURL } from 'node:url';
import { findSchedules } from '@doorstep/local/stack/emulators/schedules.ts';
import { NIGHT } from '@doorstep/ops/costs/assumptions.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { adminDb } from '../../support/server/admin.ts';
import type { Journey } from './journeys.ts';

/** How often a job runs in a day that reads documents of all professionals, by its schedule. */
const REPEATED = { schedule: 'everyHour', job: 'write-sitemap', runs: 4 };

/** Makes jobs due, as if they had never run. */
const forgetRuns = (ran: object) =>
  adminDb().doc('operations/heartbeats').set({ ran }, { merge: true });

/** Returns the journey that runs the jobs of a bundle's schedules as often as in a day. */
export const schedulesJourney = (bundle: string): Journey => ({
  name: NIGHT,
  prepare: async () => {
    const exported = (await import(pathToFileURL(bundle).href)) as object;
    return async () => {
      await adminDb().doc('operations/heartbeats').delete();
      for (const { name, run } of findSchedules(exported)) {
        await run();
        if (name !== REPEATED.schedule) continue;
        for (let i = 1; i < REPEATED.runs; i += 1) {
          await forgetRuns({ [REPEATED.job]: FieldValue.delete() });
          await run();
        }
      }
    };
  },
});
