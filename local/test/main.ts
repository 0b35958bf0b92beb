import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Children } from '../stack/children.ts';
import { ROOT } from '../stack/paths.ts';
import { Problem } from '../stack/problem.ts';
import { orAborted } from '../stack/wait.ts';
import { Watchdog } from '../stack/watchdog.ts';
import { requireBrowser } from './browser.ts';
import { PHASES, REPORTS, type Phase } from './phases.ts';
import type { Counts } from './results.ts';
import { runPhase, sum } from './runner.ts';
import { readRunning, startTestStack, testVariables } from './test-stack.ts';

// Run by ../test.mjs: `npm test`, or `npm test -- rules e2e` for some phases, with
// `--reuse=<instance>` on a stack that runs already. `--histories`, `--seed` and `--path` are for the
// phase `property`, see tests/property/support/options.ts.

const { values, positionals } = parseArgs({
  options: {
    reuse: { type: 'string' },
    histories: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
  allowPositionals: true,
});
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const stop = new AbortController();
const watchdog = new Watchdog();
const children = new Children(REPORTS, watchdog, (death) => stop.abort(death));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Problem(`Interrupted (${signal}).`)));
}

const begun = performance.now();
const phases = choosePhases(positionals);
const { passed, failed, failures, retried } = await runAll(phases);
await children.stopAll();
await watchdog.stop();
if (phases.length === PHASES.length) noteRun({ passed, failed });
console.log();
for (const name of retried) console.log(`↻ passed only when tried again: ${name}`);
for (const name of failures) console.log(`✖ ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
process.exit();

function choosePhases(names: readonly string[]): readonly Phase[] {
  const unknown = names.find((name) => !PHASES.some((phase) => phase.name === name));
  if (unknown === undefined)
    return PHASES.filter(({ name }) => names.length === 0 || names.includes(name));
  console.error(
    `✖ There is no phase '${unknown}', only ${PHASES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

/** How long it took, for `npm run bench`. */
function noteRun(counts: Pick<Counts, 'passed' | 'failed'>) {
  const seconds = (performance.now() - begun) / 1000;
  const note = { ...counts, seconds, ended: new Date().toISOString() };
  writeFileSync(path.join(ROOT, '.local/last-test-run.json'), JSON.stringify(note));
}

/** A phase that could not be run is a failure. */
async function runAll(phases: readonly Phase[]): Promise<Counts> {
  const results: Counts[] = [];
  try {
    let env: NodeJS.ProcessEnv | null = null;
    for (const phase of phases) {
      if (phase.browser) requireBrowser();
      if (phase.stack) env ??= await testEnvironment();
      results.push(await orAborted(runPhase(phase, children, env ?? process.env), stop.signal));
    }
  } catch (error) {
    console.error(error instanceof Problem ? `✖ ${error.message}` : error);
    // What is wrong has just been said.
    results.push({ passed: 0, failed: phases.length - results.length, failures: [], retried: [] });
  }
  return sum(results);
}

async function testEnvironment(): Promise<NodeJS.ProcessEnv> {
  const { reuse } = values;
  const addresses =
    reuse === undefined
      ? await orAborted(startTestStack(children, stop.signal), stop.signal)
      : readRunning(reuse);
  return { ...process.env, ...testVariables(addresses), ...historyVariables() };
}

/** What the random histories are asked for, where something is. */
function historyVariables(): NodeJS.ProcessEnv {
  const { histories, seed, path: way } = values;
  return {
    ...(histories !== undefined && { HISTORIES: histories }),
    ...(seed !== undefined && { HISTORIES_SEED: seed }),
    ...(way !== undefined && { HISTORIES_PATH: way }),
  };
}
