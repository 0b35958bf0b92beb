import path from 'node:path';
import { countPlaywright, countVitest, type Counts } from './results.ts';
import { ROOT } from '../stack/paths.ts';

/** The stack that the tests start for themselves. */
export const INSTANCE = process.env['DOORSTEP_INSTANCE'] ?? 'test';

/** Where reports and logs go: runs with different instances do not disturb each other. */
export const REPORTS = path.join(ROOT, `.local/${INSTANCE}-reports`);

/** Where the tests of firestore.rules leave what they have evaluated of it. */
export const RULES_COVERAGE = path.join(REPORTS, 'rules-coverage');

/** One command. */
export interface Run {
  name: string;
  command: string;
  args: readonly string[];
  /** A runner of tests writes a report to be counted; a check only passes or fails. */
  report?: { file: string; count: (report: unknown) => Counts };
  /** None of its files was asked for, perhaps. */
  mayBeEmpty?: true;
}

interface Phase {
  name: string;
  /** One after the other. */
  runs: readonly Run[];
  /** Whether the runs need a running stack. */
  stack?: true;
  /** Whether the runs need a browser. */
  browser?: true;
}

/** Lanes run side by side, the phases of a lane one after the other. */
export type Round = readonly (readonly Phase[])[];

/**
 * The phases in this order; `npm test -- <name> …` runs some. A
 * phase whose work is in two lanes has the same name in both.
 */
export const ROUNDS: readonly Round[] = [
  // `npm run check` without lint, spread over two processors.
  [
    [{ name: 'check', runs: [vitest('unit', 'vitest.config.mjs')] }],
    [
      {
        name: 'check',
        runs: ['types', 'format', 'dead-code', 'behaviour', 'audit'].map(script),
      },
    ],
  ],
  [
    // In the app's own project of the emulators.
    [
      {
        name: 'functions',
        runs: [
          testsProject('functions'),
          // A few live chats for a few seconds: each message arrives once and in its turn.
          program('load', 'tests/load/main.ts', '--chats=5', '--seconds=5'),
        ],
        stack: true,
      },
      { name: 'security', runs: [testsProject('security')], stack: true },
    ],
    // Each in projects of its own, which hear nothing of the others.
    [
      {
        name: 'rules',
        runs: [
          testsProject('rules'),
          program('rules-coverage', 'local/test/report-rules-coverage.ts'),
        ],
        stack: true,
      },
      { name: 'faults', runs: [testsProject('faults')], stack: true },
    ],
  ],
  [[{ name: 'e2e', runs: [playwright('together')], stack: true, browser: true }]],
  // Mostly waiting for what has been killed to come back, each in a stack of its own.
  [
    [
      { name: 'e2e', runs: [playwright('alone')], stack: true, browser: true },
      { name: 'local', runs: [testsProject('local')] },
    ],
    [{ name: 'faults', runs: [playwright('faults')], stack: true, browser: true }],
    // In what is left of the processors.
    [{ name: 'property', runs: [unhurried(testsProject('property'))], stack: true }],
    [{ name: 'check', runs: [unhurried(script('lint'))] }],
  ],
];

/** The names that `npm test` knows, each once. */
export const PHASE_NAMES: readonly string[] = [...new Set(ROUNDS.flat(2).map(({ name }) => name))];

/**
 * The rounds with the phases of these names, all of them when none is given; of their tests those whose
 * file has `only` in its name, where that is given.
 */
export function chooseRounds(names: readonly string[], only?: string): readonly Round[] {
  const phases = (lane: Round[number]) =>
    lane
      .filter(({ name }) => names.length === 0 || names.includes(name))
      .map((phase) => (only === undefined ? phase : { ...phase, runs: narrowed(phase.runs, only) }))
      .filter(({ runs }) => runs.length > 0);
  return ROUNDS.map((round) => round.map(phases).filter((lane) => lane.length > 0)).filter(
    (round) => round.length > 0,
  );
}

/**
 * Both runners take a part of a file's name. The option stands behind it: before it, vitest would read
 * the name as the option's value and run every file.
 */
function narrowed(runs: readonly Run[], only: string): Run[] {
  return runs
    .filter(({ report }) => report)
    .map((run) => ({
      ...run,
      args: [...run.args, only, '--pass-with-no-tests'],
      mayBeEmpty: true,
    }));
}

function script(name: string): Run {
  return { name, command: 'npm', args: ['run', '--silent', name] };
}

/** Gives way to whatever else wants a processor. */
function unhurried({ command, args, ...run }: Run): Run {
  return { ...run, command: 'nice', args: ['-n', '19', command, ...args] };
}

function program(name: string, file: string, ...more: string[]): Run {
  return { name, command: process.execPath, args: ['--import', 'tsx', file, ...more] };
}

function testsProject(name: string): Run {
  return vitest(name, 'tests/vitest.config.mjs', '--project', name);
}

function vitest(name: string, config: string, ...more: string[]): Run {
  const file = reportOf(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...more, ...reporters],
    report: { file, count: countVitest },
  };
}

/**
 * A project of its config, which names the reporters; the file comes through
 * PLAYWRIGHT_JSON_OUTPUT_FILE.
 */
function playwright(project: string): Run {
  const name = `e2e ${project}`;
  return {
    name,
    command: process.execPath,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/playwright.config.ts',
      `--project=${project}`,
    ],
    report: { file: reportOf(`e2e-${project}`), count: countPlaywright },
  };
}

function reportOf(name: string): string {
  return path.join(REPORTS, `${name}.json`);
}
