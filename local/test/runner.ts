import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Children } from '../stack/children.ts';
import { ROOT } from '../stack/paths.ts';
import { REPORTS, type Round, type Run } from './phases.ts';
import { judge, readReport, type Counts } from './results.ts';

/**
 * Runs the phases of a round; what each run came to goes into `results` as it ends. Those that need a
 * stack are told of it by `stackEnv`.
 */
export async function runRound(
  round: Round,
  children: Children,
  stackEnv: NodeJS.ProcessEnv,
  results: Counts[],
): Promise<void> {
  const names = [...new Set(round.flat().map(({ name }) => name))].join(', ');
  console.log(`\n── ${names} ${'─'.repeat(Math.max(0, 70 - names.length))}`);
  // Side by side, output would mix: then it is shown when something failed only.
  const echo = round.length === 1;
  await Promise.all(
    round.map(async (lane) => {
      for (const { runs, stack } of lane) {
        const env = stack ? stackEnv : process.env;
        for (const run of runs) results.push(await runOne(run, children, env, echo));
      }
    }),
  );
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    retried: counts.flatMap(({ retried }) => retried),
  };
}

async function runOne(
  run: Run,
  children: Children,
  env: NodeJS.ProcessEnv,
  echo: boolean,
): Promise<Counts> {
  const begun = performance.now();
  if (run.report) rmSync(run.report.file, { force: true });
  const { name, command, args } = run;
  const exitedWell = await children
    .run({ name, command, args, cwd: ROOT, env: environmentOf(run, env), echo })
    .then(
      () => true,
      // Its output says why.
      () => false,
    );
  const counts = countsOf(run, exitedWell);
  if (counts.failed > 0 && !echo) {
    console.log(readFileSync(path.join(REPORTS, `${name}.log`), 'utf8'));
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const outcome = run.report ? `${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(
    `${counts.failed === 0 ? '✔' : '✖'} ${name.padEnd(12)}${`${seconds} s`.padEnd(10)}${outcome}`,
  );
  return counts;
}

function countsOf(run: Run, exitedWell: boolean): Counts {
  if (!run.report) {
    const failures = exitedWell ? [] : [run.name];
    return { passed: 0, failed: failures.length, failures, retried: [] };
  }
  const report = readReport(run.report.file);
  const counts = report === null ? null : run.report.count(report);
  if (run.mayBeEmpty && exitedWell && (counts?.passed ?? 0) === 0) return sum([]);
  return judge(run.name, exitedWell, counts);
}

function environmentOf(run: Run, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return run.report ? { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: run.report.file } : env;
}
