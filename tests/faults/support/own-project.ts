import { findingsIn } from '@doorstep/local/verify-data/findings.ts';
import { afterAll, expect } from 'vitest';
import { readStack } from '../../support/stack.ts';
import { holdClock, releaseClock } from './clock.ts';

/**
 * A project of its own in the emulators, for functions that a test runs itself: those of the stack
 * hear nothing of it. Imported before the functions, which read it when they are loaded.
 */
const project = 'demo-faults';
const bucket = `${project}.firebasestorage.app`;
const stack = { ...readStack(), project, bucket };

process.env['GCLOUD_PROJECT'] = project;
process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket: bucket });
process.env['DOORSTEP_STACK'] = JSON.stringify(stack);

afterAll(async () => {
  // At the time of the scenes. A sweep that is due runs in them only.
  holdClock();
  try {
    expect(await findingsIn(stack, { triggerMs: Infinity })).toEqual([]);
  } finally {
    releaseClock();
  }
});
