import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Addresses } from '../stack/addresses.ts';
import { Children } from '../stack/children.ts';
import { ROOT } from '../stack/paths.ts';
import { Problem } from '../stack/problem.ts';
import { orAborted } from '../stack/wait.ts';
import { Watchdog } from '../stack/watchdog.ts';
import { requireBrowser } from './browser.ts';
import { chooseRounds, PHASE_NAMES, REPORTS, type Round } from './phases.ts';
import type { Counts } from './results.ts';
import { runRound, sum } from './runner.ts';
import { emptyStack, readRunning, startTestStack, testVariables } from './test-stack.ts';

// Run by ../test.mjs: `npm test`, or `npm test -- rules e2e` for some phases, with
// `--reuse=<instance>` on a stack that runs already and `--only=<part of a file's name>`. `--histories`, `--seed` and `--path` are for the
// phase `property`, see tests/property/support/options.ts.

const { values, positionals } = parseArgs({
  options: {
    reuse: { type: 'string' },
    only: { type: 'string' },
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
refuseUnknown(positionals);
const rounds = chooseRounds(positionals, values.only);
const { passed, failed, failures, retried } = await runAll(rounds);
await children.stopAll();
await watchdog.stop();
if (positionals.length === 0 && values.only === undefined) noteRun({ passed, failed });
console.log();
for (const name of retried) console.log(`↻ passed only when tried again: ${name}`);
for (const name of failures) console.log(`✖ ${name}`);
if (passed + failed === 0)
  console.error(`✖ No test has '${values.only ?? ''}' in its file's name.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
process.exit();

function refuseUnknown(names: readonly string[]) {
  const unknown = names.find((name) => !PHASE_NAMES.includes(name));
  if (unknown === undefined) return;
  console.error(`✖ There is no phase '${unknown}', only ${PHASE_NAMES.join(', ')}.`);
  process.exit(2);
}

/** How long it took, for `npm run bench`. */
function noteRun(counts: Pick<Counts, 'passed' | 'failed'>) {
  const seconds = (performance.now() - begun) / 1000;
  const note = { ...counts, seconds, ended: new Date().toISOString() };
  writeFileSync(path.join(ROOT, '.local/last-test-run.json'), JSON.stringify(note));
}

/** A run that could not be made is a failure. */
async function runAll(all: readonly Round[]): Promise<Counts> {
  const results: Counts[] = [];
  try {
    let stack: Addresses | null = null;
    for (const round of all) {
      const phases = round.flat();
      if (phases.some(({ browser }) => browser)) requireBrowser();
      if (phases.some((phase) => phase.stack)) stack = await stackFor(stack);
      const env = stack === null ? process.env : environmentOf(stack);
      await orAborted(runRound(round, children, env, results), stop.signal);
    }
  } catch (error) {
    console.error(error instanceof Problem ? `✖ ${error.message}` : error);
    const runs = all.flat(2).flatMap((phase) => phase.runs);
    // What is wrong has just been said.
    results.push({ passed: 0, failed: runs.length - results.length, failures: [], retried: [] });
  }
  return sum(results);
}

/** The one that runs already, or a new one; each round begins with an empty market. */
async function stackFor(running: Addresses | null): Promise<Addresses> {
  if (values.reuse !== undefined) return readRunning(values.reuse);
  if (running === null) return orAborted(startTestStack(children, stop.signal), stop.signal);
  await emptyStack(running);
  return running;
}

function environmentOf(stack: Addresses): NodeJS.ProcessEnv {
  return { ...process.env, ...testVariables(stack), ...historyVariables() };
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
