import { expect, test } from 'vitest';
import { emptyAccount } from '@doorstep/local/google/ready-project.ts';
import { CannotCheck } from '../configuration/google/google-errors.ts';
import { readEnvFile } from '../configuration/env-file.ts';
import { functionsEnvPath, webEnvPath, type Context } from '../configuration/context.ts';
import { Cancelled, type Item } from '../configuration/item.ts';
import { ITEMS, NEEDED } from '../configuration/items.ts';
import { writeSecretChange } from '../configuration/secrets.ts';
import {
  createReadyContext,
  createTestContext,
  PROJECT,
  repositoryDeploy,
  ScriptedAsk,
  SITE_HOST,
} from '../configuration/test-support.ts';
import { deployedResources } from '@doorstep/local/google/ready-project.ts';
import { writeFileSync } from 'node:fs';
import { describeLeft, describeUndeployed, runSetup } from './run-setup.ts';

/** The items that the stand-in for Google answers. */
const NAMES = [
  'credentials',
  'project',
  'billing-plan',
  'services',
  'firestore-database',
  'storage-bucket',
  'web-app',
  'sign-in',
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
const items = ITEMS.filter(({ name }) => NAMES.includes(name));

/** A walk of all items asks the stand-in a hundred times, next to other tests. */
const SLOW = { timeout: 30_000 };

const ANSWERS = {
  'Which billing account': 'My company',
  "Stripe's secret key": 'sk_test_abcdefgh',
  "webhook's signing secret": 'whsec_abcdefgh',
  'mail server': 'smtps://user:password@smtp.example.com',
  'charge per month': '50',
  'first administrator': 'Boss@example.com',
};

async function newProject() {
  const { context, state } = await createTestContext(emptyAccount());
  writeFileSync(functionsEnvPath(context), `SITE_URL=https://${SITE_HOST}\n`);
  return { context, state };
}

/** Runs setup. Returns what is left, what it printed, and the questions and previews. */
async function run(context: Context, ask = new ScriptedAsk(ANSWERS), list = items) {
  const lines: string[] = [];
  const left = await runSetup(context, list, { ask, say: (line) => lines.push(line) });
  return { left, names: left.map(({ item }) => item.name), lines, ask };
}

const AFTER_DEPLOY = [
  'firestore-rules',
  'storage-rules',
  'indexes',
  'functions',
  'schedules',
  'administrator',
];

function deploy(state: Awaited<ReturnType<typeof newProject>>['state']): void {
  state.put(deployedResources(PROJECT, repositoryDeploy()));
  state.put({
    [`identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts/uid-1`]: {
      localId: 'uid-1',
      email: 'boss@example.com',
      emailVerified: true,
    },
  });
}

test(
  'an empty account becomes a configured project, and after the deploy everything is right',
  SLOW,
  async () => {
    const { context, state } = await newProject();
    const first = await run(context);
    expect(first.names).toEqual(AFTER_DEPLOY);
    expect(describeLeft(first.left)).toEqual([
      '✖ Firestore rules, Storage rules, Indexes and TTL policies, Functions, Schedules',
      `    next: npm run deploy -- --project ${PROJECT}`,
      '✖ Administrator',
      `    next: Sign up at https://${SITE_HOST}/auth, then run npm run setup -- administrator --project ${PROJECT}`,
    ]);
    expect(readEnvFile(webEnvPath(context)).values).toMatchObject({
      VITE_FIREBASE_PROJECT_ID: PROJECT,
      VITE_FIREBASE_API_KEY: 'AIzaSyStandIn',
    });
    deploy(state);
    const second = await run(
      context,
      new ScriptedAsk({ 'first administrator': 'Boss@example.com' }),
    );
    expect(second.left).toEqual([]);
    expect(second.ask.asked).toHaveLength(1);
    const third = await run(context, new ScriptedAsk());
    expect(third.left).toEqual([]);
    expect(third.ask.notes).toEqual([]);
  },
);

test('every change is shown before it is written, and no secret is shown', SLOW, async () => {
  const { context } = await newProject();
  const { ask, lines } = await run(context);
  const shown = ask.notes.join('\n');
  const done = lines.filter((line) => line.startsWith('  done: '));
  expect(done.length).toBeGreaterThan(15);
  for (const line of done) expect(shown).toContain(line.replace('  done: ', '• '));
  expect(shown).toContain('Lock the log bucket "audit"');
  for (const secret of ['sk_test_abcdefgh', 'whsec_abcdefgh', 'smtp.example.com']) {
    expect(shown + lines.join('\n')).not.toContain(secret);
  }
});

test('a no writes nothing', SLOW, async () => {
  const { context, state } = await newProject();
  const before = structuredClone([...state.resources]);
  const { names } = await run(context, new ScriptedAsk(ANSWERS, () => false));
  expect(names).toEqual(['project']);
  expect([...state.resources]).toEqual(before);
});

test('a no to one item leaves that item, and setup goes on', SLOW, async () => {
  const { context, state } = await newProject();
  const ask = new ScriptedAsk(ANSWERS, (note) => !note.includes('Lock the log bucket'));
  expect((await run(context, ask)).names).toEqual(['audit-log', ...AFTER_DEPLOY]);
  // The bucket can be deleted again, so it is asked for, and written, without the lock.
  const logs = `logging.googleapis.com/v2/projects/${PROJECT}`;
  expect(state.get(`${logs}/locations/global/buckets/audit`)).not.toHaveProperty('locked');
  expect(state.resources.has(`${logs}/sinks/audit`)).toBe(true);
});

test('after Ctrl+C, the next run goes on where the first stopped', SLOW, async () => {
  const { context } = await newProject();
  const stopping = new ScriptedAsk(ANSWERS);
  const stop = Object.assign(stopping, {
    password: () => Promise.reject(new Cancelled()),
  });
  await expect(run(context, stop)).rejects.toThrow(Cancelled);
  const resumed = await run(context);
  expect(resumed.names).toEqual(AFTER_DEPLOY);
  // The project, its billing and its sign-in were right already.
  expect(resumed.ask.asked.join('\n')).not.toContain('Which billing account');
  expect(resumed.ask.asked.join('\n')).toContain("Stripe's secret key");
});

test('a change that Google refuses is named, and the items after it are set up', SLOW, async () => {
  const { context, state } = await newProject();
  await run(context);
  const post = context.google.post.bind(context.google);
  context.google.post = (url, body) =>
    url.includes(':addVersion')
      ? Promise.reject(new CannotCheck('You may not use secretmanager', 'gcloud projects …'))
      : post(url, body);
  state.remove(`secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/SMTP_URL`);
  const { left } = await run(context);
  expect(left[0]).toMatchObject({
    detail:
      'Store a new version of the secret SMTP_URL in Secret Manager failed: You may not use secretmanager',
    fix: 'gcloud projects …',
  });
  expect(left.map(({ item }) => item.name)).toEqual(['secrets', ...AFTER_DEPLOY]);
});

test('an email that nobody signed up with, and one that has not been confirmed yet, is no administrator', async () => {
  const { context, state } = await createReadyContext();
  const roles = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/documents/user_roles/uid-1`;
  state.remove(roles);
  const list = items.filter(({ name }) => name === 'administrator');
  const stranger = new ScriptedAsk({ 'first administrator': 'stranger@example.com' });
  const { lines, left } = await run(context, stranger, list);
  expect(left[0]?.detail).toBe('Nobody has signed up with stranger@example.com');
  expect(lines).toContain('? Administrator: Nobody has signed up with stranger@example.com');
  const account = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts/uid-1`;
  state.patch(account, { emailVerified: false }, null);
  const boss = new ScriptedAsk({ 'first administrator': 'boss@example.com' });
  expect((await run(context, boss, list)).left[0]?.detail).toBe(
    'boss@example.com has not been confirmed yet',
  );
  expect(state.resources.has(roles)).toBe(false);
});

test('after a deploy, a new secret is named with the deploy that it needs', async () => {
  const { context } = await createReadyContext();
  const list = items.filter(({ name }) => name === 'secrets');
  expect(await describeUndeployed(context, list)).toEqual([]);
  await writeSecretChange(context, 'SMTP_URL', 'smtps://a:b@smtp.example').apply();
  expect(await describeUndeployed(context, list)).toEqual([
    'Not deployed yet: everyMinute still uses an old SMTP_URL: deploy to apply the changes',
    `    next: npm run deploy -- --project ${PROJECT}`,
  ]);
  // The whole setup has an item that says it.
  expect(await describeUndeployed(context, ITEMS)).toEqual([]);
});

test('of one item stops if the project does not exist', async () => {
  const { context } = await createTestContext(emptyAccount());
  const lines: string[] = [];
  const io = { ask: new ScriptedAsk(), say: (line: string) => void lines.push(line) };
  const list = items.filter(({ name }) => name === 'budget');
  const left = await runSetup(context, list, io, NEEDED);
  expect(left.map(({ item }) => item.name)).toEqual(['project']);
  expect(lines.join('\n')).not.toContain('roles/owner');
  expect(lines.at(-1)).toBe('Everything else depends on "Firebase project", so setup stops here.');
});

test('an error that is no problem of the operator ends setup', async () => {
  const { context } = await newProject();
  const broken: Item = {
    name: 'broken',
    title: 'Broken',
    check: () => Promise.resolve({ state: 'missing', detail: 'x', fix: 'y' }),
    plan: () => Promise.reject(new TypeError('a mistake in the code')),
  };
  await expect(run(context, new ScriptedAsk(), [broken])).rejects.toThrow('a mistake in the code');
});
