import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { firstAnswers } from '@doorstep/ops/migrations/0001-first-answers.ts';
import { migrate } from '@doorstep/ops/migrations/migrate.ts';
import type { Migration } from '@doorstep/ops/migrations/migration.ts';
import { runMigration } from '@doorstep/ops/migrations/run-migration.ts';
import { readStates, stateReference } from '@doorstep/ops/migrations/state.ts';
import { chatMessage, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { without } from '../support/documents.ts';
import { readStack } from '../support/stack.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';

// A project of its own, which has no triggers.
const project = 'demo-doorstep-migrations';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const WRITE = { isDryRun: false };

/** Gives each document the double of its number, as a migration would. */
const doubles: Migration = {
  id: '0000-doubles',
  title: 'Store doubles',
  runs: 'after deploy',
  isReversible: true,
  collection: 'numbers',
  readsPerDocument: 0,
  change: (_, document) => {
    const fields = document.data();
    const double = Number(fields['n']) * 2;
    return Promise.resolve(fields['double'] === double ? null : { double });
  },
};

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});
afterAll(() => deleteApp(app));

async function numbers(count: number): Promise<void> {
  const writer = db.bulkWriter();
  for (let n = 0; n < count; n++) {
    void writer.set(db.doc(`numbers/${String(n).padStart(4, '0')}`), { n });
  }
  await writer.close();
}

async function read(collection: string) {
  const { docs } = await db.collection(collection).get();
  return docs.map((document) => document.data());
}

const stateOf = async () => (await readStates(db, [doubles]))[0]?.state;

it('0001 stores the first answer from messages, history and quote', async () => {
  // As the previous release stored them: without the field.
  const old = without(stored(serviceRequest()), 'first_answered_at');
  const say = (request_id: string, sender_type: 'provider' | 'client', minute: number) =>
    db
      .collection('chat_messages')
      .add({ ...stored(chatMessage({ sender_type })), request_id, created_at: at(minute) });
  const change = (id: string, side: string, minute: number) =>
    db.doc(`service_requests/${id}/history/${minute}`).set({ status: 'x', side, at: at(minute) });
  await Promise.all([
    ...['message', 'status', 'both', 'open', 'client'].map((id) =>
      db.doc(`service_requests/${id}`).set(old),
    ),
    db.doc('service_requests/known').set({ ...old, first_answered_at: at(1) }),
    db.doc('service_requests/quote').set({ ...old, quote: { id: 'q', created_at: at(7) } }),
    db.doc('service_requests/malformed').set({ first_answered_at: 'yesterday' }),
    say('message', 'client', 2),
    say('message', 'provider', 5),
    say('message', 'provider', 4),
    say('known', 'provider', 3),
    change('status', 'client', 2),
    change('status', 'provider', 6),
    change('both', 'provider', 9),
    say('both', 'provider', 8),
    change('client', 'client', 3),
    db.doc('cursors/business_days').set({ counted: '2026-01-01' }),
  ]);
  expect(await runMigration(db, firstAnswers, { isDryRun: true })).toMatchObject({ changed: 4 });
  expect(await read('migrations')).toEqual([]);
  expect(await read('cursors')).toHaveLength(1);
  expect(await runMigration(db, firstAnswers, WRITE)).toEqual({
    checked: 8,
    changed: 4,
    isDone: true,
  });
  const { docs } = await db.collection('service_requests').get();
  const answers = docs.map((document) => {
    const value: unknown = document.get('first_answered_at');
    return [document.id, value instanceof Timestamp ? value.toDate() : value];
  });
  expect(Object.fromEntries(answers)).toEqual({
    message: at(4),
    status: at(6),
    quote: at(7),
    both: at(8),
    open: undefined,
    client: undefined,
    known: at(1),
    malformed: 'yesterday',
  });
  // The days are counted again with these answers.
  expect(await read('cursors')).toEqual([]);
});

it('a dry run counts and writes nothing', async () => {
  await numbers(120);
  const before = await read('numbers');
  expect(await runMigration(db, doubles, { isDryRun: true })).toEqual({
    checked: 120,
    changed: 120,
    isDone: true,
  });
  expect(await read('numbers')).toEqual(before);
  expect(await stateOf()).toBeNull();
});

it('the progress of a resumed run counts all runs', async () => {
  await numbers(120);
  const lines: string[] = [];
  for (const isDone of [false, false, true]) {
    const stop = new AbortController();
    const progress = (text: string) => {
      lines.push(text.split(', ').slice(0, 2).join(', '));
      stop.abort();
    };
    const output = { line: () => undefined, progress };
    const confirm = () => Promise.resolve(true);
    const run = migrate(db, [doubles], { ...WRITE, output, confirm, stop: stop.signal });
    expect(await run).toBe(isDone);
  }
  expect(lines).toEqual([
    '… 50 checked, 50 changed',
    '… 100 checked, 100 changed',
    '… 120 checked, 120 changed',
  ]);
});

it('an interrupted run continues, and the result is that of one run', async () => {
  await numbers(120);
  const stop = new AbortController();
  const first = await runMigration(db, doubles, {
    ...WRITE,
    stop: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(first).toEqual({ checked: 50, changed: 50, isDone: false });
  expect(await stateOf()).toMatchObject({ state: 'running', after: '0049', lease_until: null });
  expect(await runMigration(db, doubles, WRITE)).toEqual({
    checked: 120,
    changed: 120,
    isDone: true,
  });
  const all = await read('numbers');
  expect(all.map(({ n, double }) => Number(double) - Number(n) * 2)).toEqual(Array(120).fill(0));
  // A finished one does nothing.
  const done = await stateReference(db, doubles).get();
  expect(await runMigration(db, doubles, WRITE)).toMatchObject({ isDone: true, changed: 0 });
  expect((await stateReference(db, doubles).get()).updateTime).toEqual(done.updateTime);
});

/** Returns the migration with an action before the first look at one document. */
function disturbed(id: string, action: (reference: DocumentReference) => Promise<unknown>) {
  let isFirst = true;
  const change: Migration['change'] = async (database, document) => {
    const fields = await doubles.change(database, document);
    if (document.id === id && isFirst) {
      isFirst = false;
      await action(document.ref);
    }
    return fields;
  };
  return { ...doubles, change };
}

it('what people write meanwhile is not lost, also what they delete', async () => {
  await numbers(60);
  const migration = disturbed('0010', async (reference) => {
    await reference.update({ n: 1000, text: 'by a person' });
    await db.doc('numbers/0011').delete();
  });
  expect(await runMigration(db, migration, WRITE)).toEqual({
    checked: 59,
    changed: 59,
    isDone: true,
  });
  const found = await db.doc('numbers/0010').get();
  expect(found.data()).toEqual({ n: 1000, text: 'by a person', double: 2000 });
  expect((await db.doc('numbers/0011').get()).exists).toBe(false);
});

it('documents that people change again and again do not stop it', async () => {
  await numbers(60);
  let changes = 0;
  const busy: Migration = {
    ...doubles,
    change: async (database, document) => {
      const fields = await doubles.change(database, document);
      // Overtakes every page that is not yet as small as one document.
      if (document.id === '0007' && changes < 5) {
        changes++;
        await document.ref.update({ changes });
      }
      return fields;
    },
  };
  expect(await runMigration(db, busy, WRITE)).toEqual({ checked: 60, changed: 60, isDone: true });
  expect((await db.doc('numbers/0007').get()).data()).toEqual({ n: 7, double: 14, changes: 5 });
});

it('a second run is refused, and a run that lost its lease stops', async () => {
  await numbers(60);
  const twice = disturbed('0055', () =>
    expect(runMigration(db, doubles, WRITE)).rejects.toThrow('0000-doubles is running'),
  );
  expect(await runMigration(db, twice, WRITE)).toMatchObject({ isDone: true });

  await stateReference(db, doubles).delete();
  const overtaken = disturbed('0055', () => stateReference(db, doubles).update({ run: 'another' }));
  await expect(runMigration(db, overtaken, WRITE)).rejects.toThrow('another run has taken over');
});

it('a refused command leaves no lock, which would stop the active run', async () => {
  const begun = { state: 'running', after: null, checked: 0, changed: 0, started_at: at(0) };
  const lease = { run: 'another', lease_until: new Date(Date.now() + 60_000), finished_at: null };
  const state = stateReference(db, firstAnswers);
  await state.set({ ...begun, ...lease });
  const command = ['--import', 'tsx', 'ops/migrations/main.ts', firstAnswers.id, '--yes'];
  const env = { ...process.env, DOORSTEP_STACK: JSON.stringify({ ...readStack(), project }) };
  await expect(
    promisify(execFile)(process.execPath, command, { cwd: ROOT, env }),
  ).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('is running') as string });
  const since = performance.now();
  await state.update({ checked: 50 });
  expect(performance.now() - since).toBeLessThan(10_000);
});
