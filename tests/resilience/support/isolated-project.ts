import { startStripe } from '@doorstep/local/stripe/start-stripe.ts';
import { collectFindings } from '@doorstep/ops/data-check/collect-findings.ts';
import { afterAll, expect } from 'vitest';
import { adminDb } from '../../support/server/admin.ts';
import { deliverCreation } from '../../support/server/in-process/events.ts';
import { readStack } from '../../support/stack.ts';
import { freezeClock, releaseClock } from './clock.ts';

/**
 * Sets up a separate project in the emulators and a separate Stripe stand-in for functions that run
 * in this process. The stack's own functions do not run for this project. Import this module before
 * the functions, which read the environment when they load.
 */
const project = 'demo-crashes';
const bucket = `${project}.firebasestorage.app`;
const shared = readStack();
const ownStripe = await startStripe({
  port: 0,
  dataDir: null,
  webhook: null,
  siteUrl: shared.site,
  log: () => undefined,
  // Stripe's clock continues while the clock of the functions is frozen.
  machineTime: () => performance.timeOrigin + performance.now(),
});
const stack = { ...shared, project, bucket, stripe: ownStripe.url };

process.env['GCLOUD_PROJECT'] = project;
process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket: bucket });
process.env['STRIPE_API_BASE'] = ownStripe.url;
process.env['DOORSTEP_STACK'] = JSON.stringify(stack);

/** Runs the trigger on profiles, which the tests have written without triggers. */
async function runTriggers(): Promise<void> {
  const { profileWritten } = await import('../../../functions/index.ts');
  const { docs } = await adminDb().collection('provider_profiles').get();
  await Promise.all(docs.map(({ ref }) => deliverCreation(profileWritten, ref.path)));
}

afterAll(async () => {
  // The check uses the time of the tests, so that it does not expect results of later schedules.
  freezeClock();
  try {
    await runTriggers();
    // No trigger is pending that could repair data.
    expect(await collectFindings(stack, { triggerMs: 0 })).toEqual([]);
  } finally {
    releaseClock();
    await ownStripe.stop();
  }
});
