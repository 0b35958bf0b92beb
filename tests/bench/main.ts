import type { Browser } from '@playwright/test';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { requireBrowser } from '../support/find-browser.ts';
import { ANCHORS } from './anchors.ts';
import { countBareReads } from './bare-reads.ts';
import { launchBrowser } from './browser.ts';
import { measureBursts } from './burst.ts';
import { measureFunctionRows } from './function-rows.ts';
import { growthRows } from './growth-rows.ts';
import { measureGrowth } from './growth.ts';
import { measureMessages } from './live-messages.ts';
import { burstRow, liveRows } from './message-rows.ts';
import { readOptions, SECTIONS, type BenchOptions, type Section } from './options.ts';
import { measurePages } from './pages.ts';
import { measureScriptRows } from './script-rows.ts';
import { forgetBuilds, startStack } from './stack.ts';
import { machine, summary, table, type Row } from './table.ts';
import { testRunRow } from './test-run.ts';

// `npm run bench`: figures beside their goals, printed and never judged by a test. Nothing else should run
// on the machine. Without options all of it, in some 15 minutes; `--growth --large` and the like for parts.

const INSTANCE = 'bench';

/** What the figures are taken of. */
interface Scene {
  options: BenchOptions;
  addresses: Addresses;
  browser: Browser;
  /** Milliseconds to Ready: with nothing built, where that was asked for, and with everything built. */
  starts: { first: number | null; again: number };
}

/** How the table is read. */
const NOTES =
  'Several figures in a row: with 100, 1,000, 10,000 (and 100,000) of everything, or one for each that is named.';

const MEASURE: Record<Section, (scene: Scene) => Promise<Row[]>> = {
  pages: ({ addresses, options }) => measurePages(INSTANCE, addresses.site, options.runs),
  scripts: ({ addresses, browser }) => measureScriptRows(INSTANCE, browser, addresses.site),
  growth: async ({ addresses, browser, options }) => {
    const bare = await countBareReads();
    return growthRows(await measureGrowth(browser, addresses.site, options.large), bare);
  },
  messages: async ({ addresses, browser }) => {
    const live = await measureMessages(browser, addresses);
    const { chats, bare } = await measureBursts();
    return [...liveRows(live), burstRow(chats, bare)];
  },
  functions: ({ addresses }) => measureFunctionRows(INSTANCE, addresses),
  start: ({ starts }) => Promise.resolve(startRows(starts)),
};

/** The market that grows fills the emulator: what it is not about is measured before. */
const ORDER: readonly Section[] = [...SECTIONS.filter((name) => name !== 'growth'), 'growth'];

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  // As in local/stack/main.ts.
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(1);
}

/** Answers whether everything could be measured. */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  requireBrowser();
  const on = machine();
  const first = options.sections.has('start') ? await firstStart() : null;
  const stack = await startStack(INSTANCE, { demo: true, large: options.large });
  tellTests(stack.addresses);
  const browser = await launchBrowser();
  try {
    const { addresses } = stack;
    const starts = { first, again: stack.seconds * 1000 };
    const { rows, isWhole } = await measureAll({ options, addresses, browser, starts });
    console.log(`\n${on}\n\n${table(rows)}\n\n${summary(rows)}. ${NOTES}\n${ANCHORS}`);
    return isWhole;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Each section that was asked for; one that fails leaves the others their rows. */
async function measureAll(scene: Scene): Promise<{ rows: Row[]; isWhole: boolean }> {
  const measured = new Map<Section, Row[]>();
  for (const section of ORDER.filter((name) => scene.options.sections.has(name))) {
    console.log(`Measuring: ${section} …`);
    try {
      measured.set(section, await MEASURE[section](scene));
    } catch (error) {
      console.error(`✖ ${section} could not be measured:`, error);
    }
  }
  return {
    rows: SECTIONS.flatMap((section) => measured.get(section) ?? []),
    isWhole: measured.size === scene.options.sections.size,
  };
}

/** With nothing built, in milliseconds. */
async function firstStart(): Promise<number> {
  forgetBuilds(INSTANCE);
  const first = await startStack(INSTANCE, { demo: true });
  await first.stop();
  return first.seconds * 1000;
}

/** What the helpers of the tests look for. */
function tellTests(addresses: Addresses): void {
  Object.assign(process.env, emulatorVariables(addresses), {
    DOORSTEP_STACK: JSON.stringify(addresses),
    METADATA_SERVER_DETECTION: 'none',
  });
}

function startRows({ first, again }: Scene['starts']): Row[] {
  const start = { unit: 's', goal: { most: 40_000 } } as const;
  return [
    {
      ...start,
      what: '`npm start` to Ready, nothing built',
      figures: first === null ? [] : [first],
    },
    { ...start, what: '`npm start` to Ready, everything built', figures: [again] },
    testRunRow(),
  ];
}
