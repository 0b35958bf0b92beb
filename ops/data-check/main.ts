import { setTimeout as sleep } from 'node:timers/promises';
import { runMain } from '../run-main.ts';
import { connect } from './connect.ts';
import { readOptions } from './options.ts';
import { jsonReporter, terminal, textReporter } from './report.ts';
import { verifyData } from './verify.ts';

// `npm run verify:data`, see docs/runbook.md. The exit code is 1 if there is a finding, 2 after an
// error.

/** The pause before a suspicious document is checked again. */
const RECHECK_MS = 2_000;

runMain(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  const output = terminal();
  const findings = await verifyData({
    ...(await connect(options)),
    triggerMs: options.triggerSeconds * 1000,
    wait: () => sleep(RECHECK_MS),
    reporter: options.json ? jsonReporter(output) : textReporter(output),
  });
  if (findings > 0 && !options.json) {
    output.line('What to do about each finding: docs/runbook.md#check-the-data');
  }
  return findings === 0 ? 0 : 1;
});
