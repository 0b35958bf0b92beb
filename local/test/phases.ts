import path from 'node:path';
import { countPlaywright, countVitest, type Counts } from './results.ts';
import { ROOT } from '../stack/paths.ts';

/** Where reports and logs go. */
export const REPORTS = path.join(ROOT, '.local/test-reports');

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
}

/** In this order; `npm test -- <name> …` runs some of them. */
export const PHASES: readonly Phase[] = [
  {
    name: 'check',
    // `npm run check`, spread over two processors.
    lanes: [
      [script('lint')],
      [script('types'), vitest('unit', 'vitest.config.mjs'), script('dead-code'), script('format')],
    ],
    stack: false,
  },
  { name: 'local', lanes: [[testsProject('local')]], stack: false },
  { name: 'rules', lanes: [[testsProject('rules')]], stack: true },
  { name: 'functions', lanes: [[testsProject('functions')]], stack: true },
  { name: 'e2e', lanes: [[playwright('e2e')]], stack: true },
];

function script(name: string): Run {
  return { name, command: 'npm', args: ['run', '--silent', name] };
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

/** Its config names the reporters; the file comes through PLAYWRIGHT_JSON_OUTPUT_FILE. */
function playwright(name: string): Run {
  return {
    name,
    command: process.execPath,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/playwright.config.ts',
    ],
    report: { file: reportOf(name), count: countPlaywright },
  };
}

function reportOf(name: string): string {
  return path.join(REPORTS, `${name}.json`);
}
