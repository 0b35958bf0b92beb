import { defineConfig } from 'vitest/config';

// See docs/decisions/0012-retry-failed-tests-in-ci.md.
const retry = process.env['CI'] ? 1 : 0;

const project = (name, options = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], testTimeout: 20_000, retry, ...options },
});

/**
 * Tests that need more than one process: `npm test` starts the stack for them. Unit tests are in
 * the repository's own vitest.config.mjs.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    slowTestThreshold: 10_000,
    // What the product logs is of interest where a test fails.
    silent: 'passed-only',
    projects: [
      // Each file has a project of its own in the emulators.
      project('rules', { isolate: false, hookTimeout: 120_000 }),
      // The files share one set of functions, one mail inbox and one Stripe stand-in.
      project('functions', {
        isolate: false,
        setupFiles: [new URL('support/server/setup.ts', import.meta.url).pathname],
        fileParallelism: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      // Each file has people of its own in the app's project. They wait more than they work.
      project('security', {
        isolate: false,
        maxWorkers: 2,
        setupFiles: [new URL('support/server/setup.ts', import.meta.url).pathname],
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      // Deaths, bad servers, late and double deliveries; its files share an inbox and move the clock.
      project('faults', {
        setupFiles: [new URL('support/server/setup.ts', import.meta.url).pathname],
        fileParallelism: false,
        testTimeout: 120_000,
        hookTimeout: 60_000,
      }),
      // Thousands of histories in one test; `npm run soak` runs for hours. A bad history is never tried again.
      project('property', { testTimeout: 0, retry: 0 }),
      // Each starts stacks.
      project('local', { fileParallelism: false, testTimeout: 400_000, hookTimeout: 400_000 }),
    ],
  },
});
