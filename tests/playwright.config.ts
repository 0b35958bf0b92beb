import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_LAUNCH } from './support/browser/chromium.ts';
import { readStack } from './support/stack.ts';

// Other tools read this file too, without a stack.
const baseURL = process.env['DOORSTEP_STACK'] ? readStack().site : undefined;

const CORES = availableParallelism();

/** The tag of tests that `npm test` runs: journeys that a person or a payment depends on. */
const JOURNEY = /@journey\b/;

/** Sends the mails that other tests rely on. */
const ALONE = '**/send-all-again.spec.ts';

/** Kill and start again a stack of their own. */
const FAULTS = '**/resilience/*.spec.ts';

/** Run by `npm test`, which starts the stack first and reads the JSON report. */
export default defineConfig({
  testDir: '.',
  testMatch: '{e2e,resilience}/**/*.spec.ts',
  globalSetup: './support/browser/wake-functions.ts',
  forbidOnly: true,
  // A worker waits for about a third of its time.
  workers: Math.max(3, CORES),
  // Tests are whole stories: on a slow machine each of their steps may take several seconds.
  timeout: 300_000,
  // A limit for slow machines. A wait ends as soon as its condition holds.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    ...(baseURL !== undefined && { baseURL }),
    screenshot: 'only-on-failure',
    launchOptions: BROWSER_LAUNCH,
    // Without animations, the browser needs a tenth less processor time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Each test creates its own people, so tests run in parallel, except those that concern
  // everybody.
  projects: [
    {
      name: 'journeys',
      grep: JOURNEY,
      // With more, functions that start for the first time exceed the limit of the app's calls.
      workers: Math.max(2, CORES),
      testIgnore: [ALONE, FAULTS],
      outputDir: '../test-results/journeys',
    },
    // The other browser tests, which only `npm run test:all` runs.
    {
      name: 'browser',
      grepInvert: JOURNEY,
      testIgnore: [ALONE, FAULTS],
      outputDir: '../test-results/browser',
    },
    { name: 'alone', testMatch: ALONE, outputDir: '../test-results/alone', workers: 1 },
    { name: 'faults', testMatch: FAULTS, outputDir: '../test-results/faults', workers: 1 },
  ],
});
