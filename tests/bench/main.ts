import type { Browser } from '@playwright/test';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { requireBrowser } from '@doorstep/local/test/browser.ts';
import { launchBrowser } from './browser.ts';
import { measureMessages } from './live-messages.ts';
import { measureScripts } from './script-sizes.ts';
import { forgetBuilds, startStack, type BenchStack } from './stack.ts';
import { lastTestRun } from './test-run.ts';
import { measureWebhook } from './webhook.ts';

// `npm run bench`: figures, printed and never judged. Nothing else should run on the machine.

const INSTANCE = 'bench';

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
  forgetBuilds(INSTANCE);
  const first = await startStack(INSTANCE, { demo: true });
  await first.stop();
  const stack = await startStack(INSTANCE, { demo: true });
  try {
    console.log('\nStart-up, `npm start` to Ready (aim: under 40 s on 2 cores)');
    console.log(`  with nothing built           ${first.seconds.toFixed(1)} s`);
    console.log(`  with everything built        ${stack.seconds.toFixed(1)} s`);

    console.log('\n`npm test` (aim: under 8 minutes)');
    console.log(`  ${lastTestRun()}`);

    const { median, p95, count } = await measureWebhook(stack.addresses);
    console.log(
      `\nStripe webhook, ${count} events of one customer, 4 at a time (aim: p95 under 2 s)`,
    );
    console.log(`  median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms`);

    const browser = await launchBrowser();
    try {
      await measureInBrowser(browser, stack);
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
  }
}

async function measureInBrowser(browser: Browser, { addresses }: BenchStack): Promise<void> {
  console.log('\nJavaScript of the first load, gzip');
  for (const path of ['/', '/search', '/p/rivera-plumbing']) {
    const { bytes, files } = await measureScripts(browser, addresses.site + path);
    const kilobytes = `${(bytes / 1000).toFixed(1)} kB`;
    console.log(`  ${path.padEnd(20)} ${kilobytes.padStart(9)} in ${files} files`);
  }

  console.log('\nLive message, from Enter in one browser to the other’s screen, 50 messages');
  const { median, p95 } = await measureMessages(browser, addresses);
  console.log(`  median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms`);
}
