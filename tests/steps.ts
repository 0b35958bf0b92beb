/**
 * A command. Vitest and Playwright write a report with their results; other commands pass or fail.
 */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  runner?: 'vitest' | 'playwright';
  /** Whether the step needs the stack, or a stack and a browser. */
  needs?: 'stack' | 'browser';
  /** Runs in `npm run test:all` only. */
  all?: true;
  /** Runs only if it is named, as `npm run test:release` does. */
  named?: true;
}

const npm = (name: string): Step => ({
  name,
  command: 'npm',
  args: ['run', '--silent', name],
});

const node = (name: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args,
});

const vitest = (name: string, needs?: 'stack'): Step => ({
  ...node(name, 'node_modules/vitest/vitest.mjs', 'run', '--project', name),
  runner: 'vitest',
  ...(needs && { needs }),
});

const playwright = (name: string): Step => ({
  ...node(
    name,
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/playwright.config.ts',
    `--project=${name}`,
  ),
  runner: 'playwright',
  needs: 'browser',
});

const inAll = (step: Step): Step => ({ ...step, all: true });

/** Lets other processes go first. */
const inBackground = (step: Step): Step => ({
  ...step,
  command: 'nice',
  args: ['-n', '19', step.command, ...step.args],
});

/**
 * Rounds run one after the other; the lanes of a round run side by side, because tests with
 * emulators mostly wait. A step in the background uses what the others leave.
 */
export const ROUNDS: readonly (readonly Step[])[][] = [
  [
    // `functions-stack` pauses the emulated triggers, which the later steps of this lane need.
    [
      vitest('functions-stack', 'stack'),
      inAll(vitest('wiring', 'stack')),
      inAll(vitest('security', 'stack')),
      inAll({
        ...node(
          'load',
          '--import',
          'tsx',
          'tests/load/main.ts',
          'chats',
          '--chats=5',
          '--seconds=5',
        ),
        needs: 'stack',
      }),
    ],
    [vitest('functions', 'stack'), inAll(vitest('ops', 'stack'))],
    // The crash tests have a project of their own, and they need no emulated trigger.
    [vitest('rules', 'stack'), inAll(npm('rules:coverage')), inAll(vitest('crashes', 'stack'))],
    [
      { ...vitest('unit*'), name: 'unit' },
      npm('types'),
      npm('format'),
      npm('arrows'),
      npm('behaviour'),
      inAll(npm('lint')),
      inAll(npm('dead-code')),
    ],
  ],
  [[playwright('journeys')]],
  [[inAll(playwright('browser'))]],
  [
    [inAll(vitest('local'))],
    [inAll(playwright('alone'))],
    [inAll(playwright('faults'))],
    [inAll(inBackground(vitest('property', 'stack')))],
  ],
  [[{ ...vitest('release', 'stack'), named: true }]],
];
