import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { requireBrowser } from '@doorstep/local/test/browser.ts';
import { launchBrowser } from './browser.ts';
import { measureColdStart } from './cold-start.ts';
import { measureGrowth } from './growth.ts';
import { measureMessages } from './live-messages.ts';
import { measurePage } from './page-speed.ts';
import { measureScripts, type Scripts } from './script-sizes.ts';
import { forgetBuilds, startStack, type BenchStack } from './stack.ts';
import { lastTestRun } from './test-run.ts';
import { measureWebhook } from './webhook.ts';

// `npm run bench`: figures, printed and never judged. Nothing else should run on the machine. `--large`
// goes on to 100,000 of everything; `--growth` leaves out all but that.

const INSTANCE = 'bench';

const { values: only } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
  },
});

try {
  await main();
  process.exit(0);
} catch (error) {
  // As in local/stack/main.ts.
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(1);
}

async function main(): Promise<void> {
  requireBrowser();
  const begun = only.growth ? null : await firstStart();
  const stack = await startStack(INSTANCE, { demo: true });
  tellTests(stack.addresses);
  const browser = await launchBrowser();
  try {
    if (begun !== null) await measureProduct(begun, stack, browser);
    await measureGrowth(browser, stack.addresses.site, only.large);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** With nothing built, in seconds. */
async function firstStart(): Promise<number> {
  forgetBuilds(INSTANCE);
  const first = await startStack(INSTANCE, { demo: true });
  await first.stop();
  return first.seconds;
}

/** What the helpers of the tests look for. */
function tellTests(addresses: Addresses): void {
  Object.assign(process.env, emulatorVariables(addresses), {
    DOORSTEP_STACK: JSON.stringify(addresses),
    METADATA_SERVER_DETECTION: 'none',
  });
}

async function measureProduct(first: number, stack: BenchStack, browser: Browser): Promise<void> {
  console.log('\nStart-up, `npm start` to Ready (aim: under 40 s on 2 cores)');
  console.log(`  with nothing built           ${first.toFixed(1)} s`);
  console.log(`  with everything built        ${stack.seconds.toFixed(1)} s`);

  console.log('\n`npm test` (aim: under 8 minutes)');
  console.log(`  ${lastTestRun()}`);

  const { median, p95, count } = await measureWebhook(stack.addresses);
  console.log(
    `\nStripe webhook, ${count} events of one customer, 4 at a time (aim: p95 under 2 s)`,
  );
  console.log(`  median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms`);

  const { imported, answered } = measureColdStart(INSTANCE, stack.addresses);
  console.log(
    '\nCold start of the functions (aim: import 60 ms, first answer of Firestore 250 ms)',
  );
  console.log(`  import ${imported.toFixed(0)} ms, first answer ${answered.toFixed(0)} ms`);

  await measurePages(stack);
  await measureInBrowser(browser, stack);
}

/** Medians of five; anchors: a React + Supabase app of the same screens 96 to 98, LCP 1.9 to 2.3 s. */
async function measurePages({ addresses }: BenchStack): Promise<void> {
  console.log(
    '\nPublic pages, Lighthouse mobile (aim: 99, 100, 100, 100; FCP 0.9 s, LCP 1.2 s, of search 1.5 s)',
  );
  for (const path of ['/', '/pricing', '/p/rivera-plumbing', '/search']) {
    const { scores, metrics } = await measurePage(addresses.site + path);
    const { FCP, LCP, TBT, CLS } = metrics;
    const times = `FCP ${FCP.toFixed(0)} ms, LCP ${LCP.toFixed(0)} ms, TBT ${TBT.toFixed(0)} ms`;
    const all = Object.values(scores).join(', ');
    console.log(`  ${path.padEnd(20)} ${all}; ${times}, CLS ${CLS.toFixed(3)}`);
  }
}

async function measureInBrowser(browser: Browser, { addresses }: BenchStack): Promise<void> {
  console.log('\nJavaScript of the first load, gzip: before the first touch; in all after it');
  for (const path of ['/', '/pricing', '/search', '/p/rivera-plumbing']) {
    const { before, after } = await measureScripts(browser, addresses.site + path);
    console.log(`  ${path.padEnd(20)} ${kilobytes(before)}; ${kilobytes(after)}`);
  }

  console.log('\nLive message, from Enter in one browser to the other’s screen, 50 messages');
  const { median, p95 } = await measureMessages(browser, addresses);
  console.log(`  median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms`);
}

function kilobytes({ bytes, files }: Scripts): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB in ${files} files`;
}
