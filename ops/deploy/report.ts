import { liveEntry, UNKNOWN, type Live } from './live/live.ts';
import type { Outcome, Step } from './steps.ts';

interface Facts {
  project: string;
  release: string;
  /** What was deployed before. */
  before: Live;
  outcomes: readonly Outcome[];
}

interface DeployFacts extends Facts {
  /** The operator accepts a commit that is no release. */
  untagged: boolean;
}

/** Returns the command that goes on with a deploy. */
export const deployCommand = (project: string, from: Step, untagged: boolean): string =>
  `npm run deploy -- --project ${project} --from ${from}${untagged ? ' --untagged' : ''}`;

/** Returns the command that goes back to a release. */
export function rollbackCommand(project: string, release: string): string {
  const to = release === UNKNOWN ? '<the tag you deployed before>' : release;
  return `npm run rollback -- --project ${project} --to ${to}`;
}

const clock = (at: Date) => `${at.toISOString().slice(11, 16)} UTC`;

/** Describes the earlier release of a part. Rules and indexes do not say theirs. */
function earlier(step: Step, { functions, hosting }: Live): string {
  if (step === 'functions') return functions.length === 0 ? 'nothing' : functions.join(' and ');
  if (step === 'hosting') return hosting ?? 'what was there before';
  return 'as before';
}

function lineOf({ step, state, at }: Outcome, { release, before }: Facts): string {
  const name = step.padEnd(10);
  if (state === 'done' && at) return `  ✔ ${name} ${release}, since ${clock(at)}`;
  if (state === 'not started') return `  – ${name} ${earlier(step, before)}`;
  const old = earlier(step, before);
  // firebase-tools updates functions one by one; each other step takes effect at its end.
  return step === 'functions'
    ? `  ? ${name} some ${release}, some ${old}`
    : `  ? ${name} ${old}, or ${release} if the step had finished`;
}

/** Describes what is live after the steps, one line for each of them. */
export function liveLines(facts: Facts): string[] {
  return facts.outcomes.map((outcome) => lineOf(outcome, facts));
}

/** Describes a rollback that stopped in the middle: what is live, whether it works, what to do. */
export function stoppedRollbackLines(facts: Facts): string[] {
  const { project, release, outcomes } = facts;
  const at = outcomes.find(({ state }) => state !== 'done');
  if (!at) return [];
  const how = at.state === 'failed' ? 'failed' : 'was interrupted';
  const works =
    at.step === 'hosting'
      ? 'The site and the functions are as before the rollback.'
      : `People see the site of ${release}, which works with the newer functions and rules.`;
  return [
    `✖ The rollback of ${project} to ${release} ${how} at ${at.step}.`,
    '',
    'What is live:',
    ...liveLines(facts),
    '',
    works,
    'After you fix the cause shown above, continue with:',
    `  ${rollbackCommand(project, release)}`,
  ];
}

const hasStarted = (outcomes: readonly Outcome[], step: Step) =>
  outcomes.some((outcome) => outcome.step === step && outcome.state !== 'not started');

/** Describes a deploy that stopped in the middle: what is live, whether it works, what to do. */
export function stoppedLines(facts: DeployFacts): string[] {
  const { project, release, before, outcomes, untagged } = facts;
  const index = outcomes.findIndex(({ state }) => state !== 'done');
  const at = outcomes[index];
  if (!at) return [];
  const how = at.state === 'failed' ? 'failed' : 'was interrupted';
  const old = before.hosting;
  const lines = [
    `✖ The deploy of ${release} to ${project} ${how} at ${at.step}, step ${index + 1} of ` +
      `${outcomes.length}.`,
    '',
    'What is live:',
    ...liveLines(facts),
    '',
  ];
  if (old === null) lines.push('The site is not complete until the deploy has finished.');
  else if (at.step === 'hosting') {
    lines.push(`People see the site of ${old} until hosting is done. It works: the new indexes,`);
    lines.push('rules and functions accept what it writes and calls.');
  } else lines.push(`People see the site of ${old}, which works with the parts above.`);
  lines.push('', 'After you fix the cause shown above, continue with:');
  lines.push(`  ${deployCommand(project, at.step, untagged)}`);
  if (old !== null && old !== release && hasStarted(outcomes, 'functions')) {
    lines.push('Or go back:', `  ${rollbackCommand(project, liveEntry(before)?.release ?? old)}`);
  } else if (old !== null) {
    lines.push('Going back is not needed: no code has changed, only indexes and rules.');
  }
  return lines;
}
