import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { Children } from '@doorstep/local/stack/processes/children.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { findFreeOffset } from '@doorstep/local/stack/ports.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { readRunning } from '@doorstep/local/stack/read-running.ts';
import { orAborted } from '@doorstep/local/stack/processes/wait.ts';
import { Watchdog } from '@doorstep/local/stack/processes/watchdog.ts';
import { ROUNDS, type Step } from './steps.ts';
import { changedFiles, wordsOf } from './support/changed-topics.ts';
import { requireBrowser } from './support/browser/find-browser.ts';
import { readCounts, type Counts } from './support/test-reports.ts';
import { clearStack, testEnvironment } from './support/test-stack.ts';

/*
 * `npm test` runs the steps for every change, `npm run test:all` (`--all`) all steps but the
 * rehearsals of `npm run test:release`, and `npm test -- rules journeys` those steps.
 * `--only=<part of a file's name>` runs some of their files, `--changed` those of the topics that
 * this branch changes, `--reuse=<instance>` uses a stack that runs already. `--histories`, `--seed`
 * and `--path` are for the step `property` (tests/property/support/options.ts). Ends with the line
 * `N passed, N failed`.
 */

/** The stack that the tests start for themselves. */
const INSTANCE = process.env['DOORSTEP_INSTANCE'] ?? 'test';
const REPORTS = path.join(ROOT, `.local/${INSTANCE}-reports`);

const STEPS = ROUNDS.flat(2);

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    reuse: { type: 'string' },
    histories: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
  allowPositionals: true,
});

const unknown = positionals.find((name) => STEPS.every((step) => step.name !== name));
if (unknown !== undefined) {
  console.error(`✖ Unknown step '${unknown}'. Known: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

/** Parts of the names of the files that run; null for all files. */
const parts = chosenParts();

function chosenParts(): string[] | null {
  if (values.only !== undefined) return [values.only];
  const words = values.changed ? wordsOf(changedFiles()) : null;
  if (words) console.log(`Tests with a path that contains: ${words.join(', ') || 'nothing'}`);
  else if (values.changed) console.log('The changes may concern everything, so all tests run.');
  return words;
}

function isChosen({ name, all, named, runner }: Step): boolean {
  if (runner && parts?.length === 0) return false;
  // Some files do not cover all rules.
  if (parts && name === 'rules:coverage') return false;
  if (values.only !== undefined && !runner) return false;
  if (positionals.length > 0) return positionals.includes(name);
  // Whoever names files or a topic expects all their tests.
  return named !== true && (values.all || !all || (parts !== null && runner !== undefined));
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const stop = new AbortController();
const watchdog = new Watchdog();
const children = new Children(REPORTS, watchdog, (death) => stop.abort(death));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Problem(`Interrupted (${signal}).`)));
}

const begun = performance.now();
const total: Counts = { passed: 0, failures: [] };
try {
  await runRounds();
} catch (error) {
  if (!(error instanceof Problem)) console.error(error);
  total.failures.push(error instanceof Problem ? error.message : 'the test run');
}
await children.stopAll();
await watchdog.stop();
if (values.only !== undefined && total.passed + total.failures.length === 0) {
  total.failures.push('no test was found');
}
if (positionals.length === 0 && parts === null) noteRun();
console.log();
for (const name of total.failures) console.log(`✖ ${name}`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);

async function runRounds(): Promise<void> {
  let running: Addresses | null = null;
  for (const round of ROUNDS) {
    const lanes = round.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0);
    const steps = lanes.flat();
    if (steps.length === 0) continue;
    console.log(`\n── ${steps.map(({ name }) => name).join(', ')}`);
    if (steps.some(({ needs }) => needs === 'browser')) requireBrowser();
    // The stack starts while the steps that do not need it run.
    const stack: Promise<Addresses> | null = steps.some(({ needs }) => needs)
      ? stackFor(running)
      : null;
    // Output of lanes that run side by side would mix, so it is shown after a failure only.
    const echo = lanes.length === 1;
    const runLane = async (lane: readonly Step[]) => {
      for (const step of lane) {
        const addresses = step.needs ? await stack : null;
        const env = { ...process.env, ...options(), ...(addresses && testEnvironment(addresses)) };
        await runStep(step, env, echo);
      }
    };
    await orAborted(Promise.all(lanes.map(runLane)), stop.signal);
    running = (await stack) ?? running;
  }
}

async function runStep(step: Step, env: NodeJS.ProcessEnv, echo: boolean): Promise<void> {
  const { name, command, runner } = step;
  const started = performance.now();
  const report = path.join(REPORTS, `${name}.json`);
  const args = [
    ...step.args,
    ...(runner === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : []),
    ...(parts ? [...parts, '--pass-with-no-tests'] : []),
  ];
  const exitedWell = await children
    .run({
      name,
      command,
      args,
      cwd: ROOT,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      echo,
    })
    .then(
      () => true,
      () => false,
    );
  const counts = runner ? readCounts(runner, report) : { passed: 0, failures: [] };
  // A crash, a missing report and a run without a test are failures.
  const isEmpty = runner !== undefined && counts.passed === 0 && parts === null;
  if (counts.failures.length === 0 && (!exitedWell || isEmpty)) counts.failures.push(name);
  if (counts.failures.length > 0 && !echo) {
    console.log(readFileSync(path.join(REPORTS, `${name}.log`), 'utf8'));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = counts.failures.length === 0 ? '✔' : '✖';
  const results = runner ? `${counts.passed} passed, ${counts.failures.length} failed` : '';
  console.log(`${mark} ${name.padEnd(16)}${`${seconds} s`.padEnd(10)}${results}`);
  total.passed += counts.passed;
  total.failures.push(...counts.failures);
}

/** Returns the running stack with an empty market, or starts one. */
async function stackFor(running: Addresses | null): Promise<Addresses> {
  if (values.reuse !== undefined) return readRunning(values.reuse);
  if (running === null) return orAborted(startStack(), stop.signal);
  await clearStack(running);
  return running;
}

/** Starts a stack without the demo market, on free ports. Its data is thrown away. */
async function startStack(): Promise<Addresses> {
  console.log('Starting the stack for the tests …');
  children.start({
    name: 'stack',
    command: process.execPath,
    args: ['local/start.mjs', '--throwaway', '--instance', INSTANCE],
    cwd: ROOT,
    env: {
      ...process.env,
      DOORSTEP_PORT_OFFSET: process.env['DOORSTEP_PORT_OFFSET'] ?? String(await findFreeOffset()),
      DOORSTEP_DEMO: '0',
      // Tests never reach a real Stripe account.
      STRIPE_SECRET_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
    },
  });
  while (!existsSync(instancePaths(INSTANCE).running)) {
    await sleep(200, undefined, { signal: stop.signal });
  }
  return readRunning(INSTANCE);
}

/** Returns the options of the steps `rules` and `property` as environment variables. */
function options(): NodeJS.ProcessEnv {
  const { histories, seed, path: replay } = values;
  return {
    RULES_COVERAGE: path.join(REPORTS, 'rules-coverage'),
    ...(histories !== undefined && { HISTORIES: histories }),
    ...(seed !== undefined && { HISTORIES_SEED: seed }),
    ...(replay !== undefined && { HISTORIES_PATH: replay }),
  };
}

/** Writes how long the run took, for `npm run bench`. */
function noteRun(): void {
  const { passed, failures } = total;
  const seconds = (performance.now() - begun) / 1000;
  const note = { passed, failed: failures.length, seconds };
  const file = `.local/last-run-${values.all ? 'all' : 'test'}.json`;
  writeFileSync(path.join(ROOT, file), JSON.stringify(note));
}
