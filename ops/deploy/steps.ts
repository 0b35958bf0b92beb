import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isStopped, type Tools } from './tools.ts';
import { waitForIndexes } from './live/wait-for-indexes.ts';

/** The parts of a release in the order of a deploy (docs/decisions/0043-deploy-in-steps.md). */
export const STEPS = ['indexes', 'rules', 'functions', 'hosting'] as const;
export type Step = (typeof STEPS)[number];

export interface StepPlan {
  project: string;
  /** The folder of the release's sources. */
  root: string;
  release: string;
  steps: readonly Step[];
  /** Whether the functions need indexes that may still be built. An earlier release does not. */
  needsNewIndexes: boolean;
}

export interface Outcome {
  step: Step;
  state: 'done' | 'failed' | 'interrupted' | 'not started';
  at: Date | null;
}

/**
 * What `firebase deploy` gets for each step. `--force` deletes functions that the release does not
 * have and lets triggers be retried; without it the indexes step deletes no index. Hosting also
 * deploys the functions that it pins (firebase.json, `pinTag`).
 */
const DEPLOY_ARGS: Record<Step, readonly string[]> = {
  indexes: ['--only', 'firestore:indexes'],
  rules: ['--only', 'firestore:rules,storage'],
  functions: ['--only', 'functions', '--force'],
  hosting: ['--only', 'hosting', '--force'],
};

/** Failures that pass by themselves, mostly of a first deploy, in the words of firebase-tools. */
const TRANSIENT = /Retry the deployment in a few minutes|Eventarc Service Agent/i;
const ATTEMPTS = 3;
const RETRY_MS = 120_000;

/** firebase.json without the builds before each deploy, because the release is built once. */
const CONFIG = 'firebase.deploy.json';

const configSchema = z.looseObject({
  hosting: z.looseObject({ predeploy: z.unknown() }),
  functions: z.array(z.looseObject({ predeploy: z.unknown() })),
});

function writeConfig(root: string): () => void {
  const file = path.join(root, CONFIG);
  const { hosting, functions, ...rest } = configSchema.parse(
    JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')),
  );
  const config = {
    ...rest,
    hosting: { ...hosting, predeploy: undefined },
    functions: functions.map((codebase) => ({ ...codebase, predeploy: undefined })),
  };
  writeFileSync(file, JSON.stringify(config, null, 2));
  return () => rmSync(file, { force: true });
}

async function runStep(tools: Tools, plan: StepPlan, step: Step): Promise<boolean> {
  const { project, root, release } = plan;
  const mustWait = step === 'functions' && plan.needsNewIndexes;
  if (mustWait && !(await waitForIndexes(tools, plan))) return false;
  const args = [
    ...['deploy', ...DEPLOY_ARGS[step], '--message', release],
    ...['--project', project, '--config', CONFIG, '--non-interactive'],
  ];
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await tools.run('firebase', args, { cwd: root });
    if (code === 0) return true;
    if (isStopped(tools) || attempt === ATTEMPTS || !TRANSIENT.test(output)) return false;
    tools.say(`… Google asks to try again later: attempt ${attempt + 1} in two minutes.`);
    await tools.sleep(RETRY_MS);
    if (isStopped(tools)) return false;
  }
}

/**
 * Deploys the steps one after the other, and stops at the first failure or interruption. Returns
 * the outcome of each step of the plan.
 */
export async function runSteps(tools: Tools, plan: StepPlan): Promise<Outcome[]> {
  const removeConfig = writeConfig(plan.root);
  const outcomes: Outcome[] = [];
  try {
    for (const [index, step] of plan.steps.entries()) {
      if (isStopped(tools) || outcomes.some(({ state }) => state !== 'done')) {
        outcomes.push({ step, state: 'not started', at: null });
        continue;
      }
      tools.say(`\n── ${step} (${index + 1} of ${plan.steps.length})`);
      const isDone = await runStep(tools, plan, step);
      const state = isDone ? 'done' : isStopped(tools) ? 'interrupted' : 'failed';
      outcomes.push({ step, state, at: tools.now() });
    }
  } finally {
    removeConfig();
  }
  return outcomes;
}
