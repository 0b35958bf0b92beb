import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  deployedResources,
  emptyAccount,
  type Deployed,
} from '@doorstep/local/google/ready-project.ts';
import { startGoogle, type RunningGoogle } from '@doorstep/local/google/start-google.ts';
import { GoogleState } from '@doorstep/local/google/state.ts';
import { startStripe, type RunningStripe } from '@doorstep/local/stripe/start-stripe.ts';
import { readEndpoints } from '@doorstep/ops/configuration/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CLEAR, converse, CTRL_C, ENTER, NO, type Reply } from './support/conversation.ts';
import { createFreshClone } from './support/fresh-clone.ts';

// A new operator's first hour with a fresh clone and empty accounts at Google and Stripe. The tests of this
// file continue each other.

const PROJECT = 'my-shop';
const SITE = 'https://shop.doorstep.test';

/** What Google, Stripe and the settings file answer. Mail, DNS and the site have tests of their own. */
const NAMES = [
  'credentials',
  'project',
  'billing-plan',
  'services',
  'firestore-database',
  'storage-bucket',
  'web-app',
  'settings',
  'sign-in',
  'action-url',
  'stripe-key',
  'stripe-products',
  'stripe-portal',
  'stripe-webhook',
  'secrets',
  'backups',
  'logs',
  'audit-log',
  'budget',
  'monitoring',
  'firestore-rules',
  'storage-rules',
  'indexes',
  'functions',
  'schedules',
  'administrator',
];

let clone: string;
let google: RunningGoogle;
let stripe: RunningStripe;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  clone = createFreshClone();
  google = await startGoogle(new GoogleState(emptyAccount()));
  const log = () => undefined;
  stripe = await startStripe({ port: 0, dataDir: null, webhook: null, siteUrl: SITE, log });
  const { PATH, HOME } = process.env;
  env = { PATH, HOME, GOOGLE_API_BASE: google.url, STRIPE_API_BASE: stripe.url };
});
afterAll(async () => {
  await Promise.all([google.stop(), stripe.stop()]);
  rmSync(clone, { recursive: true });
});

const diagnosisSchema = z.object({
  ok: z.boolean(),
  items: z.array(z.object({ name: z.string(), state: z.string(), fix: z.string().optional() })),
});

/** Runs doctor without blocking the stand-in, which is in this process. */
async function doctor(only = NAMES.join(',')) {
  const options = ['--project', PROJECT, '--json', '--only', only];
  const command = ['run', '--silent', 'doctor', '--', ...options];
  const { code, stdout } = await new Promise<{ code: number; stdout: string }>((resolve) => {
    const child = execFile('npm', command, { cwd: clone, env }, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, stdout }),
    );
  });
  const { ok, items } = diagnosisSchema.parse(JSON.parse(stdout));
  return { code, ok, bad: items.filter(({ state }) => state !== 'right') };
}

/** Runs setup for these items, with a question for the project if it is null. */
function setup(
  replies: Reply[],
  { project = PROJECT, names = NAMES }: { project?: string | null; names?: string[] } = {},
) {
  const options = project === null ? [] : ['--project', project];
  const only = ['--only', names.join(',')];
  const command = ['npm', 'run', '--silent', 'setup', '--', ...only, ...options];
  return converse(command, { cwd: clone, env, replies });
}

const WRITE: Reply[] = [
  { to: 'It cannot be undone', type: 'y' },
  { to: 'Write this?', type: ENTER },
];
const ANSWERS: Reply[] = [
  ...WRITE,
  { to: 'Which Firebase project', type: ENTER },
  { to: 'id of the new project', type: `${PROJECT}${ENTER}` },
  { to: 'Which billing account', type: ENTER },
  { to: 'address of your site', type: `${CLEAR}${SITE}${ENTER}` },
  { to: 'sender of all mails', type: ENTER },
  { to: 'secret key of Stripe', type: `sk_test_rehearsal${ENTER}` },
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
  const { code, output } = await setup(replies, { project: null });
  expect(output).toContain('Create the Google Cloud project my-shop');
  expect(code).toBe(1);
  expect([...google.state.resources]).toEqual(before);
  expect(existsSync(path.join(clone, 'web/.env.production'))).toBe(false);
});

test('Ctrl+C in the middle keeps what was written', async () => {
  const replies = [{ to: 'secret key of Stripe', type: CTRL_C }, ...ANSWERS];
  const { code, output } = await setup(replies, { project: null });
  expect(code).toBe(130);
  expect(output).toContain(`npm run setup -- --project ${PROJECT} goes on from there`);
  expect(readFileSync(path.join(clone, 'web/.env.production'), 'utf8')).toContain(
    `VITE_FIREBASE_PROJECT_ID=${PROJECT}\n`,
  );
});

test('the second run asks only what is missing, and shows no secret', async () => {
  const { output, answered } = await setup(ANSWERS);
  expect(answered.join('\n')).not.toContain('Which billing account');
  expect(answered.join('\n')).toContain('secret key of Stripe');
  expect(readFileSync(path.join(clone, `functions/.env.${PROJECT}`), 'utf8')).toContain(
    `SITE_URL=${SITE}\n`,
  );
  for (const secret of ['sk_test_rehearsal', 'whsec_', 'hidden']) {
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
  const { code, output } = await setup(ANSWERS);
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
  expect((await setup(WRITE, { names: ['backups'] })).code).toBe(0);
  expect((await doctor('backups')).ok).toBe(true);
});
