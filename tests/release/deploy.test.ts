import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { configuredResources } from '@doorstep/local/google/ready-project.ts';
import { startGoogle, type RunningGoogle } from '@doorstep/local/google/start-google.ts';
import { GoogleState } from '@doorstep/local/google/state.ts';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { SERVICES } from '@doorstep/ops/configuration/items/google/account.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { initRepository, putBrand } from './support/checkout-copy.ts';
import { FORMER_FUNCTIONS } from './support/former-functions.ts';
import { serveCloud } from './support/live-site.ts';
import { openStack } from './support/open-stack.ts';
import { installStandIns } from './support/stand-ins.ts';

// Rehearses two releases of a copy of this repository: deploy, fail in the middle, go on, roll
// back, interrupt. The commands, git, the builds and the pages are real; the firebase CLI is a
// recording stand-in, Firestore is the emulator, and Google and Stripe are their stand-ins.

const PROJECT = 'demo-rehearsal';
const SOURCES = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !/^(docs|tests)\//.test(file));

const stateSchema = z.object({
  hosting: z.string().nullable(),
  functions: z.record(z.string(), z.string()),
});
type State = z.infer<typeof stateSchema>;
const callsSchema = z.array(z.object({ args: z.array(z.string()), cwd: z.string() }));

let stack: Addresses;
let closeStack: () => Promise<void>;
let site: string;
let closeSite: () => void;
let google: RunningGoogle;
let folder: string;
let environment: NodeJS.ProcessEnv;
let git: ReturnType<typeof initRepository>;

const at = (...parts: string[]) => path.join(folder, ...parts);

function release(version: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', version);
  git('tag', version);
}

beforeAll(async () => {
  ({ stack, close: closeStack } = await openStack('release-deploy'));
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-rehearsal-'));
  mkdirSync(at('shop'));
  const parts = { siteHost: 'shop.test', services: SERVICES, secrets: {}, logExclusion: {} };
  const alerts = { email: '', uptimeCheck: {}, policies: [] };
  const resources = configuredResources(PROJECT, { ...parts, auditFilter: '', alerts });
  google = await startGoogle(new GoogleState(resources));
  environment = {
    ...installStandIns(folder),
    FIRESTORE_EMULATOR_HOST: emulatorVariables(stack)['FIRESTORE_EMULATOR_HOST'],
    GOOGLE_API_BASE: google.url,
    STRIPE_API_BASE: stack.stripe,
  };
  ({ site, close: closeSite } = await serveCloud(at('cloud')));

  for (const file of SOURCES) cpSync(path.join(ROOT, file), at('shop', file));
  putBrand(at('shop'), 'test-brand');
  git = initRepository(at('shop'));
  execFileSync('npm', ['ci'], { cwd: at('shop'), env: environment });
  writeFileSync(
    at(`shop/functions/.env.${PROJECT}`),
    `SITE_URL=${site}\nMAIL_FROM="Shop <hello@doorstep.example>"\n`,
  );
  const web = ['API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID']
    .map((name) => `VITE_FIREBASE_${name}=x\n`)
    .join('');
  writeFileSync(
    at('shop/web/.env.production'),
    `${web}VITE_FIREBASE_PROJECT_ID=${PROJECT}\nVITE_APP_CHECK_SITE_KEY=x\n`,
  );
  release('v1.0.0');
  // Gives the scripts of the second release other names.
  appendFileSync(at('shop/web/app/main.tsx'), "\nwindow.name = 'v1.1.0';\n");
  release('v1.1.0');
});
afterAll(async () => {
  closeSite();
  await google.stop();
  rmSync(folder, { recursive: true, force: true });
  await closeStack();
});

interface Failure {
  only: string;
  times: number;
  output?: string;
  hangs?: boolean;
}

function readState(): State {
  return stateSchema.parse(JSON.parse(readFileSync(at('cloud/state.json'), 'utf8')));
}

function setState(state: State, failures: Failure[] = [], looks = 0): void {
  writeFileSync(at('cloud/state.json'), JSON.stringify({ ...state, failures, looks }));
}

/** Returns the parts that were deployed since the last call, and from which folders. */
function takeDeploys() {
  const calls = callsSchema.parse(JSON.parse(readFileSync(at('cloud/calls.json'), 'utf8')));
  writeFileSync(at('cloud/calls.json'), '[]');
  return calls
    .filter(({ args }) => args[0] === 'deploy')
    .map(({ args, cwd }) => ({ only: args[args.indexOf('--only') + 1], cwd }));
}

/** Runs `npm run deploy` or `npm run rollback` in the copy. */
async function run(command: 'deploy' | 'rollback', args: string[] = [], interruptAt?: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `ops/${command}/main.ts`, '--project', PROJECT, '--yes', ...args],
    { cwd: at('shop'), env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (interruptAt !== undefined) {
    while (!output.includes(interruptAt) && child.exitCode === null) await sleep(100);
    child.kill('SIGINT');
  }
  return { code: await ended, output };
}

/** Returns the releases of the deployed functions. */
const releases = () => [...new Set(Object.values(readState().functions))].toSorted();

/** Returns the status of each function's own address. */
async function statusesOf(names: readonly string[]): Promise<number[]> {
  const answers = names.map((name) => fetch(`${site}/functions/${name}`));
  return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
}

it('deploys the first release, in place of functions with dashed names', async () => {
  git('checkout', '--quiet', 'v1.0.0');
  const former = FORMER_FUNCTIONS.map((name) => [name, 'v0.9.0']);
  setState({ hosting: null, functions: Object.fromEntries(former) as State['functions'] });
  expect(former.length).toBeGreaterThan(100);
  expect(await statusesOf(FORMER_FUNCTIONS)).toEqual([200]);
  const { code, output } = await run('deploy');
  expect(output).toContain('✔ site and functions are v1.0.0');
  expect(output).toMatch(/✔ \/assets \d+ files with the right content types/);
  expect(output).toContain('✔ a checkout of Business opens, and was expired');
  expect(output).toContain(`npm run migrate -- --project ${PROJECT} 0001-first-answers`);
  expect(code, output).toBe(0);
  expect(takeDeploys().map(({ only }) => only)).toEqual([
    ...['firestore:indexes', 'firestore:rules,storage', 'functions', 'hosting'],
  ]);
  // No call is answered by an old and by a new function.
  expect(await statusesOf(FORMER_FUNCTIONS)).toEqual([404]);
  const { functions } = readState();
  expect(Object.keys(functions)).toEqual(
    expect.arrayContaining(['api', 'pages', 'accountDeleted']),
  );
  expect(Object.keys(functions).length).toBeLessThanOrEqual(28);
  expect(await statusesOf(Object.keys(functions))).toEqual([200]);
});

it('a second one that fails at the functions says what is live, and goes on', async () => {
  git('checkout', '--quiet', 'v1.1.0');
  setState(readState(), [{ only: 'functions', times: 1, output: 'Build failed' }]);
  const failed = await run('deploy');
  expect(failed.code, failed.output).toBe(1);
  expect(failed.output).toContain('Error: Build failed');
  expect(failed.output).toContain('  ? functions  some v1.1.0, some v1.0.0\n  – hosting    v1.0.0');
  expect(failed.output).toContain(`npm run deploy -- --project ${PROJECT} --from functions`);
  expect(readState().hosting).toBe('v1.0.0');
  expect(releases()).toEqual(['v1.0.0', 'v1.1.0']);
  takeDeploys();

  const done = await run('deploy', ['--from', 'functions']);
  expect(done.code, done.output).toBe(0);
  expect(takeDeploys().map(({ only }) => only)).toEqual(['functions', 'hosting']);
  expect(readState().hosting).toBe('v1.1.0');
  expect(releases()).toEqual(['v1.1.0']);
  expect(existsSync(at('shop/firebase.deploy.json'))).toBe(false);
  expect(git('status', '--porcelain')).toBe('');
});

it('rolls back to the release before, from its own sources', async () => {
  const { code, output } = await run('rollback');
  expect(code, output).toBe(0);
  const deploys = takeDeploys();
  expect(deploys.map(({ only }) => only)).toEqual(['hosting', 'functions']);
  for (const { cwd } of deploys) expect(cwd).toContain('doorstep-rollback-');
  expect(output).toContain('✔ site and functions are v1.0.0');
  expect(readState().hosting).toBe('v1.0.0');
  expect(releases()).toEqual(['v1.0.0']);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(git('describe', '--tags')).toBe('v1.1.0');
});

it('an interrupted deploy says so, and the command that it prints goes back', async () => {
  setState(readState(), [{ only: 'functions', times: 1, hangs: true }]);
  const stopped = await run('deploy', [], 'hanging');
  expect(stopped.code, stopped.output).toBe(130);
  expect(stopped.output).toContain('was interrupted at functions, step 3 of 4');
  const [, command = ''] = /npm run rollback -- (.*)$/m.exec(stopped.output) ?? [];
  expect(command).toBe(`--project ${PROJECT} --to v1.0.0`);
  const { code, output } = await run('rollback', ['--to', 'v1.0.0']);
  expect(code, output).toBe(0);
  expect(readState().hosting).toBe('v1.0.0');
  expect(releases()).toEqual(['v1.0.0']);
});
