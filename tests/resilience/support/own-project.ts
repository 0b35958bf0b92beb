import { startStripe } from '@doorstep/local/stripe/start-stripe.ts';
import { collectFindings } from '@doorstep/ops/data-check/findings.ts';
import { afterAll, expect } from 'vitest';
import { adminDb } from '../../support/server/admin.ts';
import { readStack } from '../../support/stack.ts';
import { holdClock, releaseClock } from './clock.ts';
import { changed, snapshotOf } from './events.ts';

/**
 * A project of its own in the emulators, and a Stripe of its own, for functions that a test runs itself: those of
 * the stack hear nothing of it, and the tests beside this one move no clock of it. Imported before the
 * functions, which read it when they are loaded.
 */
const project = 'demo-faults';
const bucket = `${project}.firebasestorage.app`;
const shared = readStack();
const ownStripe = await startStripe({
  port: 0,
  dataDir: null,
  webhook: null,
  siteUrl: shared.site,
  log: () => undefined,
  // Its time goes on where the clock of the functions is held.
  machineTime: () => performance.timeOrigin + performance.now(),
});
const stack = { ...shared, project, bucket, stripe: ownStripe.url };

process.env['GCLOUD_PROJECT'] = project;
process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket: bucket });
process.env['STRIPE_API_BASE'] = ownStripe.url;
process.env['DOORSTEP_STACK'] = JSON.stringify(stack);

/** Scenes write past the triggers: what these would have heard of the profiles they hear now. */
async function tellTriggers(): Promise<void> {
  const { profile } = await import('../../../functions/index.ts');
  const before = await snapshotOf('provider_profiles/nobody');
  const { docs } = await adminDb().collection('provider_profiles').get();
  for (const after of docs) {
    const params = { uid: after.id };
    for (const trigger of [profile.changed, profile.search.changed, profile.pictures.changed]) {
      await changed(trigger, { before, after }, params);
    }
  }
}

afterAll(async () => {
  // At the time of the scenes. A sweep that is due runs in them only.
  holdClock();
  try {
    await tellTriggers();
    // Nothing is left that a trigger could still put right.
    expect(await collectFindings(stack, { triggerMs: 0 })).toEqual([]);
  } finally {
    releaseClock();
    await ownStripe.stop();
  }
});
