import { defineConfig } from 'vitest/config';

/** Tests that need more than one process: `npm test` starts the stack for them (tests/run.ts). */
const stackProject = (name, options = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    // Limits for slow machines. A wait ends as soon as its condition holds.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    ...options,
  },
});

const IN_STACK = 'tests/functions/**/*.stack.test.ts';

/** Reads the environment of the stack before a test imports the functions. */
const setupFiles = ['tests/support/server/setup.ts'];

/** Runs the functions in the process of the tests. */
const IN_PROCESS = {
  isolate: false,
  setupFiles: [...setupFiles, 'tests/support/server/in-process/setup.ts'],
};

// Tests never depend on the company's brand (domain/active-brand.ts).
process.env['DOORSTEP_BRAND'] = 'test';

/** What must hold for any brand: the only tests that read the company's. */
const REAL_BRAND = '**/real-brand.test.ts';

const ISOLATED = '{domain,web,functions,local,ops}/**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  test: {
    slowTestThreshold: 10_000,
    // Shows what the product logs only where a test fails.
    silent: 'passed-only',
    projects: [
      // The files share their modules: that makes them three times faster.
      {
        test: {
          name: 'unit',
          include: [
            '{domain,web,functions,local,ops}/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
          ],
          exclude: [ISOLATED, REAL_BRAND, '**/node_modules/**'],
          isolate: false,
          // On a busy machine, a test takes longer than the default of 5 seconds.
          testTimeout: 30_000,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      // Files that replace modules (`vi.mock`) each load their own.
      { test: { name: 'unit-isolated', include: [ISOLATED] } },
      {
        test: {
          name: 'unit-real-brand',
          include: [REAL_BRAND],
          exclude: ['**/node_modules/**', '.local/**'],
          env: { DOORSTEP_BRAND: '' },
        },
      },
      // Each file has a project of its own in the emulators.
      stackProject('rules', { isolate: false }),
      // Calls, triggers and schedules in this process. Each worker has a database of its own.
      stackProject('functions', {
        ...IN_PROCESS,
        exclude: [IN_STACK],
        maxWorkers: 2,
        env: { OWN_DATABASE: 'yes' },
      }),
      // Tests of functions that need the stack's site, Stripe's events, sign-ups or stored files.
      stackProject('functions-stack', {
        ...IN_PROCESS,
        include: [IN_STACK],
        globalSetup: 'tests/support/server/in-process/pause-stack.ts',
        fileParallelism: false,
      }),
      // One event for each trigger, in the emulators.
      stackProject('wiring', { setupFiles }),
      // Commands of operators. Each file has a project of its own in the emulators.
      stackProject('ops', { isolate: false, setupFiles, fileParallelism: false }),
      // Each file has people of its own. They wait more than they compute.
      stackProject('security', { isolate: false, setupFiles, maxWorkers: 2 }),
      // The files share an inbox and move the clock.
      stackProject('crashes', {
        include: ['tests/resilience/**/*.test.ts'],
        setupFiles,
        fileParallelism: false,
        testTimeout: 300_000,
      }),
      // Thousands of histories in one test.
      stackProject('property', { testTimeout: 0 }),
      // Each file starts stacks.
      stackProject('local', {
        fileParallelism: false,
        testTimeout: 400_000,
        hookTimeout: 400_000,
      }),
      // Rehearsals of what operators do: `npm run test:release`, outside `npm run test:all`.
      stackProject('release', {
        fileParallelism: false,
        testTimeout: 600_000,
        hookTimeout: 600_000,
      }),
    ],
  },
});
