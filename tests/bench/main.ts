import { launchBrowser } from './browser.ts';
import { measureMessages } from './live-messages.ts';
import { measureScripts } from './script-sizes.ts';
import { startStack } from './stack.ts';
import { lastTestRun } from './test-run.ts';

// `npm run bench`: figures, printed and never judged. Nothing else should run on the machine.

const first = await startStack();
await first.stop();
const stack = await startStack();
const browser = await launchBrowser();
try {
  console.log('\nStart-up, `npm start` to Ready (aim: under 40 s on 2 cores)');
  console.log(`  after a change of the code   ${first.seconds.toFixed(1)} s`);
  console.log(`  with everything built        ${stack.seconds.toFixed(1)} s`);

  console.log('\n`npm test` (aim: under 8 minutes)');
  console.log(`  ${lastTestRun()}`);

  console.log('\nJavaScript of the first load, gzip');
  for (const path of ['/', '/search', '/p/rivera-plumbing']) {
    const { bytes, files } = await measureScripts(browser, stack.addresses.site + path);
    const kilobytes = `${(bytes / 1000).toFixed(1)} kB`;
    console.log(`  ${path.padEnd(20)} ${kilobytes.padStart(9)} in ${files} files`);
  }

  console.log('\nLive message, from Enter in one browser to the other’s screen, 50 messages');
  const { median, p95 } = await measureMessages(browser, stack.addresses);
  console.log(`  median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms`);
} finally {
  await browser.close();
  await stack.stop();
}
process.exit();
