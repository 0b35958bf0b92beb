import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { connect } from './connect.ts';
import { readOptions } from './options.ts';
import { jsonReporter, terminal, textReporter } from './report.ts';
import { verifyData } from './verify.ts';

// `npm run verify:data`, see docs/runbook.md. The exit code is 1 if there is a finding, 2 after an
// error.

/** The pause before a suspicious document is checked again. */
const RECHECK_MS = 2_000;

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const output = terminal();
  const findings = await verifyData({
    ...connect(options),
    triggerMs: options.triggerSeconds * 1000,
    wait: () => sleep(RECHECK_MS),
    reporter: options.json ? jsonReporter(output) : textReporter(output),
  });
  process.exit(findings === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(2);
}
