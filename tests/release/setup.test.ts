import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  deployedResources,
  emptyAccount,
  type Deployed,
} from '@doorstep/local/google/ready-project.ts';
import { startGoogle, type RunningGoogle } from '@doorstep/local/google/start-google.ts';
import { GoogleState } from '@doorstep/local/google/state.ts';
import { readEndpoints } from '@doorstep/ops/configuration/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { converse, CTRL_C, ENTER, NO, type Reply } from './support/conversation.ts';
import { createFreshClone } from './support/fresh-clone.ts';

// A new operator's first hour with a fresh clone and an empty Google account. The tests of this
// file continue each other.

const PROJECT = 'my-shop';
const SITE = 'https://shop.example.com';

let clone: string;
let google: RunningGoogle;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  clone = createFreshClone();
  google = await startGoogle(new GoogleState(emptyAccount()));
  env = { PATH: process.env['PATH'], HOME: process.env['HOME'], GOOGLE_API_BASE: google.url };
});
afterAll(async () => {
  await google.stop();
  rmSync(clone, { recursive: true });
});

const diagnosisSchema = z.object({
  ok: z.boolean(),
  items: z.array(z.object({ name: z.string(), state: z.string(), fix: z.string().optional() })),
});

/** Runs doctor without blocking the stand-in, which is in this process. */
async function doctor(...args: string[]) {
  const command = ['run', '--silent', 'doctor', '--', '--project', PROJECT, '--json', ...args];
  const { code, stdout } = await new Promise<{ code: number; stdout: string }>((resolve) => {
    const child = execFile('npm', command, { cwd: clone, env }, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, stdout }),
    );
  });
  const { ok, items } = diagnosisSchema.parse(JSON.parse(stdout));
  return { code, ok, bad: items.filter(({ state }) => state !== 'right') };
}

const setup = (replies: Reply[], ...args: string[]) =>
  converse(['npm', 'run', '--silent', 'setup', '--', ...args], { cwd: clone, env, replies });

const WRITE: Reply[] = [
  { to: 'A part of it cannot be undone', type: 'y' },
  { to: 'Write this?', type: ENTER },
];
const ANSWERS: Reply[] = [
  ...WRITE,
  { to: 'Which Firebase project', type: ENTER },
  { to: 'id of the new project', type: `${PROJECT}${ENTER}` },
  { to: 'Which billing account', type: ENTER },
  { to: "Stripe's secret key", type: `sk_test_rehearsal${ENTER}` },
  { to: "webhook's signing secret", type: `whsec_rehearsal${ENTER}` },
  { to: 'mail server', type: `smtps://user:hidden@smtp.example.com${ENTER}` },
  { to: 'cost per month', type: ENTER },
  { to: 'first administrator', type: `boss@example.com${ENTER}` },
];

/** Stores in the stand-in what a deploy of the clone creates. */
async function deploy(): Promise<void> {
  const read = (file: string) => readFileSync(path.join(clone, file), 'utf8');
  const endpoints = await readEndpoints(clone, PROJECT);
  const functions = endpoints.map(({ name, isScheduled, secrets }) => ({
    name,
    schedule: isScheduled,
    secrets,
  }));
  expect(functions.length).toBeGreaterThan(50);
  google.state.put(
    deployedResources(PROJECT, {
      firestoreRules: read('firestore.rules'),
      storageRules: read('storage.rules'),
      indexes: JSON.parse(read('firestore.indexes.json')) as Deployed['indexes'],
      functions,
      release: '',
    }),
  );
}

test('with a no at the first preview, setup writes nothing', async () => {
  const before = structuredClone([...google.state.resources]);
  const replies = [{ to: 'Write this?', type: NO }, ...ANSWERS];
  const { code, output } = await setup(replies);
  expect(output).toContain('Create the Google Cloud project my-shop');
  expect(code).toBe(1);
  expect([...google.state.resources]).toEqual(before);
  expect(existsSync(path.join(clone, 'web/.env.production'))).toBe(false);
});

test('Ctrl+C in the middle keeps what was written', async () => {
  const replies = [{ to: "Stripe's secret key", type: CTRL_C }, ...ANSWERS];
  const { code, output } = await setup(replies);
  expect(code).toBe(130);
  expect(output).toContain(`npm run setup -- --project ${PROJECT} goes on from there`);
  expect(readFileSync(path.join(clone, 'web/.env.production'), 'utf8')).toContain(
    `VITE_FIREBASE_PROJECT_ID=${PROJECT}\n`,
  );
});

test('the second run asks only what is missing, and shows no secret', async () => {
  writeFileSync(path.join(clone, `functions/.env.${PROJECT}`), `SITE_URL=${SITE}\n`);
  const { output, answered } = await setup(ANSWERS, '--project', PROJECT);
  expect(answered.join('\n')).not.toContain('Which billing account');
  expect(answered.join('\n')).toContain("Stripe's secret key");
  for (const secret of ['sk_test_rehearsal', 'whsec_rehearsal', 'hidden']) {
    expect(output).not.toContain(secret);
  }
  expect(output).toContain(`next: npm run deploy -- --project ${PROJECT}`);
});

test('after the deploy and the first sign-up, doctor finds nothing wrong', async () => {
  await deploy();
  const account = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts/uid-1`;
  google.state.put({
    [account]: { localId: 'uid-1', email: 'boss@example.com', emailVerified: true },
  });
  const auth = `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
  // The console's step.
  const notification = { sendEmail: { callbackUri: `${SITE}/auth` } };
  google.state.patch(auth, { notification }, null);
  const { code, output } = await setup(ANSWERS, '--project', PROJECT);
  expect(output).toContain('Everything is right');
  expect(code).toBe(0);
  expect(await doctor()).toEqual({ code: 0, ok: true, bad: [] });
});

test('doctor names what was broken, and setup repairs it', async () => {
  const backups = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/backupSchedules`;
  for (const address of google.state.below(backups)) google.state.remove(address);
  const { code, bad } = await doctor();
  const fix = `npm run setup -- backups --project ${PROJECT}`;
  expect({ code, bad }).toEqual({ code: 1, bad: [{ name: 'backups', state: 'missing', fix }] });
  expect((await setup(WRITE, 'backups', '--project', PROJECT)).code).toBe(0);
  expect((await doctor('--only', 'backups')).ok).toBe(true);
});
