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
}

export interface Phase {
  name: string;
  /** Lanes run side by side, the runs of a lane one after the other. */
  lanes: readonly (readonly Run[])[];
  /** Whether the runs need a running stack. */
  stack: boolean;
  /** Whether the runs need a browser. */
  browser?: true;
}

/** In this order; `npm test -- <name> …` runs some of them. */
export const PHASES: readonly Phase[] = [
  {
    name: 'check',
    // `npm run check`, spread over two processors.
    lanes: [
      [script('lint')],
      [
        script('types'),
        vitest('unit', 'vitest.config.mjs'),
        script('dead-code'),
        script('behaviour'),
        script('audit'),
        script('format'),
      ],
    ],
    stack: false,
  },
  { name: 'local', lanes: [[testsProject('local')]], stack: false },
  {
    name: 'rules',
    lanes: [
      [testsProject('rules'), program('rules-coverage', 'local/test/report-rules-coverage.ts')],
    ],
    stack: true,
  },
  {
    name: 'functions',
    lanes: [
      [
        testsProject('functions'),
        // A few live chats for a few seconds: each message arrives once and in its turn.
        program('load', 'tests/load/main.ts', '--chats=5', '--seconds=5'),
      ],
    ],
    stack: true,
  },
  { name: 'attacks', lanes: [[testsProject('attacks')]], stack: true },
  {
    name: 'faults',
    lanes: [[testsProject('faults'), playwright('faults')]],
    stack: true,
    browser: true,
  },
  { name: 'property', lanes: [[testsProject('property')]], stack: true },
  {
    name: 'e2e',
    lanes: [[playwright('together'), playwright('alone')]],
    stack: true,
    browser: true,
  },
];

function script(name: string): Run {
  return { name, command: 'npm', args: ['run', '--silent', name] };
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
