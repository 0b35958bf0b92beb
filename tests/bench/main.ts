import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { z } from 'zod';
import { BROWSER_LAUNCH } from '../support/browser/chromium.ts';
import { requireBrowser } from '../support/browser/find-browser.ts';
import { measureColdStarts } from './cold-start.ts';
import { measureDocumentsRead } from './documents-read.ts';
import { measureFirstContent } from './first-content.ts';
import { measureFirstPresses } from './first-press.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMessages } from './message-latency.ts';
import { measureScripts } from './scripts.ts';
import { measureTeamListeners } from './team-listener.ts';
import { startStack, setTestEnvironment, type StartedStack } from './stack.ts';
import { isMet, describeMachine, formatTable, type Row } from './table.ts';

// `npm run bench` measures the figures of the budgets, in about 15 minutes on an idle machine.
// `npm run bench -- pages scripts` measures only these sections.

const INSTANCE = 'bench';
/** The number of professionals, requests etc. in the market of the section `documents`. */
const DEFAULT_SIZE = '1000';

interface Context {
  browser: Browser;
  stack: StartedStack;
  size: number;
}

/** The sections in order. `documents` is last, because it fills the emulator and slows it. */
const SECTIONS: Record<string, (context: Context) => Row[] | Promise<Row[]>> = {
  pages: ({ stack }) => measureLighthouse(stack.addresses.site),
  presses: ({ browser, stack }) => measureFirstPresses(browser, stack.addresses.site),
  screens: ({ browser, stack }) => measureFirstContent(browser, stack.addresses.site),
  scripts: ({ browser, stack }) => measureScripts(browser, stack.addresses.site),
  messages: ({ browser, stack }) => measureMessages(browser, stack.addresses.site),
  'team-listener': measureTeamListeners,
  functions: ({ stack }) => measureColdStarts(INSTANCE, stack.addresses),
  start: ({ stack }) => [
    startRow(stack),
    testRunRow('test', 480_000),
    testRunRow('all', 1_200_000),
  ],
  documents: ({ browser, stack, size }) =>
    measureDocumentsRead(browser, stack.addresses.site, size),
};

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(1);
}

/** Measures the sections and prints the figures. Returns whether every measurement succeeded. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { size: { type: 'string', default: DEFAULT_SIZE } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !(name in SECTIONS));
  if (unknown !== undefined) {
    throw new Problem(`Unknown section '${unknown}'. Known: ${Object.keys(SECTIONS).join(', ')}.`);
  }
  requireBrowser();
  // Without files of earlier runs, the start builds everything, as the first start does.
  rmSync(instancePaths(INSTANCE).root, { recursive: true, force: true });
  const stack = await startStack(INSTANCE, { demo: true });
  setTestEnvironment(stack.addresses);
  const browser = await chromium.launch({ ...BROWSER_LAUNCH, handleSIGINT: false });
  const rows: Row[] = [];
  let isComplete = true;
  try {
    for (const [name, measure] of Object.entries(SECTIONS)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      console.log(`Measuring: ${name} …`);
      try {
        rows.push(...(await measure({ browser, stack, size: Number(values.size) })));
      } catch (error) {
        console.error(`✖ ${name} could not be measured:`, error);
        isComplete = false;
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  const met = rows.filter(isMet).length;
  const budgets = rows.filter(({ budget }) => budget !== null).length;
  console.log(`\n${describeMachine()}\n\n${formatTable(rows)}\n\n${met} of ${budgets} budgets met`);
  return isComplete;
}

function startRow({ startMs }: StartedStack): Row {
  const label = '`npm start` after the install';
  return { label, unit: 's', figure: startMs, budget: { max: 45_000 } };
}

const testRunSchema = z.object({ passed: z.number(), failed: z.number(), seconds: z.number() });

/** Returns the duration of the last complete test run, which tests/run.ts has stored. */
function testRunRow(name: 'test' | 'all', max: number): Row {
  const label = name === 'all' ? '`npm run test:all`' : '`npm test`';
  const file = path.join(ROOT, `.local/last-run-${name}.json`);
  const row = { label, unit: 's', budget: { max } } as const;
  if (!existsSync(file)) return { ...row, figure: null, note: 'has not run yet' };
  const { passed, failed, seconds } = testRunSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...row, figure: seconds * 1000, note: `${passed} passed, ${failed} failed` };
}
