import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { firstAnswers } from '@doorstep/ops/migrations/0001-first-answers.ts';
import { readStates, type MigrationState } from '@doorstep/ops/migrations/state.ts';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { without } from '../support/documents.ts';
import { openStack } from './support/open-stack.ts';

// Rehearses a migration on data of an earlier release: the command is killed twice in the middle,
// while people use the site. The result must be that of one undisturbed run.

const COUNT = 1_500;
/** About a fifth and three fifths of the documents, at another place in each rehearsal. */
const KILL_AFTER = [0.2, 0.6].map((share) => share * COUNT * (0.8 + 0.4 * Math.random()));
/** The lease of a killed run (ops/migrations/run-migration.ts). */
const LEASE_MS = 30_000;
const ASKED_MS = Date.UTC(2026, 0, 1);

const oldRequest = without(stored(serviceRequest()), 'first_answered_at');

let stack: Addresses;
let closeStack: () => Promise<void>;
const apps: App[] = [];

beforeAll(async () => {
  ({ stack, close: closeStack } = await openStack('release-migrations'));
  Object.assign(process.env, emulatorVariables(stack));
});
afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  await closeStack();
});

const requestAt = (n: number) => `service_requests/request-${String(n).padStart(5, '0')}`;

/** Fills a project of its own, which has no triggers, with old requests. A third is unanswered. */
async function createDatabase(project: string): Promise<Firestore> {
  const app = initializeApp({ projectId: project }, project);
  apps.push(app);
  const db = getFirestore(app);
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  const writer = db.bulkWriter();
  for (let n = 0; n < COUNT; n++) {
    const request = db.doc(requestAt(n));
    void writer.set(request, oldRequest);
    const at = Timestamp.fromMillis(ASKED_MS + n * 60_000);
    const message = { request_id: request.id, sender_type: 'provider', created_at: at };
    if (n % 3 === 0) void writer.set(db.doc(`chat_messages/message-${n}`), message);
    const entry = { status: 'in_progress', side: 'provider', at };
    if (n % 3 === 1) void writer.set(request.collection('history').doc('1'), entry);
  }
  await writer.close();
  return db;
}

/** Starts `npm run migrate` for a project of the stack. */
function start(project: string, ...args: string[]) {
  const child = spawn('node_modules/.bin/tsx', ['ops/migrations/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, DOORSTEP_STACK: JSON.stringify({ ...stack, project }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Killing the group ends tsx and the command, like a machine that loses power.
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  return {
    ended,
    hasEnded: () => child.exitCode !== null,
    kill: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
}

async function stateOf(db: Firestore): Promise<MigrationState | null> {
  return (await readStates(db, [firstAnswers]))[0]?.state ?? null;
}

async function answersOf(db: Firestore) {
  const { docs } = await db.collection('service_requests').get();
  return docs.map((document) => {
    const at: unknown = document.get('first_answered_at');
    return [document.id, at instanceof Timestamp ? at.toMillis() : at];
  });
}

/** Changes one request after another, as people do. `end` returns the numbers of the requests. */
function startPeople(db: Firestore) {
  const changed = new Set<number>();
  const over = new AbortController();
  const work = (async () => {
    while (!over.signal.aborted) {
      const n = Math.floor(Math.random() * COUNT);
      await db.doc(requestAt(n)).update({ assignee_uid: `person-${n}` });
      changed.add(n);
      await sleep(20);
    }
  })();
  onTestFinished(() => over.abort());
  return async () => {
    over.abort();
    await work;
    return [...changed].toSorted((a, b) => a - b);
  };
}

it('is killed twice, continues, and ends like an undisturbed run', async () => {
  const [calm, rough] = ['demo-doorstep-calm', 'demo-doorstep-rough'];
  const undisturbed = await createDatabase(calm);
  const before = await answersOf(undisturbed);

  const dry = await start(calm, '--dry-run').ended;
  expect(dry.output).toContain(`✔ 0001-first-answers: ${COUNT} checked, 1000 would change`);
  expect(await answersOf(undisturbed)).toEqual(before);
  expect(await stateOf(undisturbed)).toBeNull();
  const unconfirmed = await start(calm).ended;
  expect(unconfirmed.output).toContain('Add --yes to start.');
  expect(unconfirmed.code).toBe(2);

  const whole = await start(calm, '--yes').ended;
  expect(whole.output).toContain(`✔ 0001-first-answers: ${COUNT} checked, 1000 changed`);
  expect(whole.code).toBe(0);

  const db = await createDatabase(rough);
  const endPeople = startPeople(db);
  for (const limit of KILL_AFTER) {
    const run = start(rough, '--yes');
    while (!run.hasEnded() && ((await stateOf(db))?.checked ?? 0) < limit) await sleep(10);
    run.kill();
    const { code, output } = await run.ended;
    expect(code, output).toBeNull();
    const state = await stateOf(db);
    expect(state?.state).toBe('running');
    expect(state?.checked).toBeLessThan(COUNT);
    const early = await start(rough, '--yes').ended;
    expect(early.output).toContain('was killed less than half a minute ago');
    expect(early.code).toBe(2);
    await sleep(LEASE_MS);
  }
  const last = await start(rough, '--yes').ended;
  const changed = await endPeople();
  expect(last.output).toContain(`✔ 0001-first-answers: ${COUNT} checked, 1000 changed`);
  expect(last.code).toBe(0);

  expect(await answersOf(db)).toEqual(await answersOf(undisturbed));
  expect(await stateOf(db)).toMatchObject({ state: 'done', checked: COUNT, changed: 1_000 });
  const { docs } = await db.collection('service_requests').get();
  const stored = docs.flatMap((document, n) =>
    document.get('assignee_uid') === `person-${n}` ? [n] : [],
  );
  expect(stored).toEqual(changed);
  expect(changed.length).toBeGreaterThan(50);

  const list = await start(rough, '--list').ended;
  expect(list.output).toMatch(/^✔ 0001-first-answers: done \d{4}-\d\d-\d\d, 1500 checked/);
  expect(list.code).toBe(0);
});
