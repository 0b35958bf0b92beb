import { restoreDocuments } from '@doorstep/ops/restore/restore-documents.ts';
import type { RestoreOptions } from '@doorstep/ops/restore/options.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { BulkWriter, getFirestore, Query, type Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

// tests/release/restore.test.ts rehearses a restore from an export. Here are its choices, with the
// restored database and the used one in projects of their own, which have no triggers.

const apps = ['demo-restore-from', 'demo-restore-to'].map((id) =>
  initializeApp({ projectId: id }, id),
);
const [from, to] = apps.map((app) => getFirestore(app)) as [Firestore, Firestore];

beforeEach(async () => {
  for (const db of [from, to]) {
    for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => Promise.all(apps.map(deleteApp)));

async function fill(db: Firestore, documents: Record<string, object>): Promise<void> {
  const writer = db.bulkWriter();
  for (const [path, fields] of Object.entries(documents)) void writer.set(db.doc(path), fields);
  await writer.close();
}

const fieldsOf = async (path: string) => (await to.doc(path).get()).data();

async function restore(options: Partial<RestoreOptions> = {}) {
  const lines: string[] = [];
  const progress: string[] = [];
  const counts = await restoreDocuments(
    {
      ...{ from, to, onProgress: (path: string) => progress.push(path) },
      report: (outcome, path, isWritten) =>
        lines.push(`${outcome} ${path}${isWritten ? ': restored' : ''}`),
    },
    {
      ...{ paths: ['requests'], after: null, apply: true, overwrite: false, notChangedSince: null },
      ...options,
    },
  );
  return { counts, lines, progress };
}

test('restores what is missing, and what differs only if nobody has changed it since', async () => {
  await fill(from, {
    ...{ 'requests/a': { text: 'old' }, 'requests/b': {}, 'requests/b/history/1': { n: 1 } },
  });
  await fill(to, { 'requests/a': { text: 'new', closed: true } });
  const { counts, lines } = await restore();
  expect(counts).toMatchObject({ missing: 2, different: 1, same: 0 });
  expect(lines).toEqual([
    'different requests/a',
    'missing requests/b: restored',
    'missing requests/b/history/1: restored',
  ]);
  const changedAt = (await to.doc('requests/a').get()).updateTime?.toDate() ?? new Date(0);
  await restore({ overwrite: true, notChangedSince: changedAt });
  expect(await fieldsOf('requests/a')).toEqual({ text: 'new', closed: true });
  const later = new Date(changedAt.getTime() + 1);
  await restore({ overwrite: true, notChangedSince: later });
  expect(await fieldsOf('requests/a')).toEqual({ text: 'old' });
});

test('skips what is about a deleted account, with everything below it', async () => {
  await fill(from, {
    ...{ 'requests/a': { client_uid: 'gone' }, 'requests/a/guests/g': { email: 'x' } },
    ...{ 'requests/gone_b': {}, 'requests/c': { client_uid: 'refused' } },
  });
  await fill(to, {
    ...{ 'account_deletions/gone': { state: 'done' } },
    ...{ 'account_deletions/refused': { state: 'refused' } },
  });
  expect((await restore()).lines).toEqual([
    'of a deleted account requests/a',
    'missing requests/c: restored',
    'of a deleted account requests/gone_b',
  ]);
});

test('says which document somebody created meanwhile, and goes on', async () => {
  await fill(from, { 'requests/taken': {}, 'requests/u': {} });
  const read = to.getAll.bind(to);
  vi.spyOn(to, 'getAll').mockImplementationOnce(async (...documents) => {
    const found = await read(...documents);
    await fill(to, { 'requests/taken': { by: 'a client' } });
    return found;
  });
  expect((await restore()).lines).toEqual([
    'missing requests/taken',
    'missing requests/u: restored',
  ]);
  expect(await fieldsOf('requests/taken')).toEqual({ by: 'a client' });
});

test('reads and writes in pages, and goes on after a document', async () => {
  const names = Array.from({ length: 700 }, (_, n) => `requests/${String(n).padStart(4, '0')}`);
  await fill(from, Object.fromEntries(names.map((name) => [name, { name }])));
  const targets = vi.spyOn(to, 'getAll');
  const flushes = vi.spyOn(BulkWriter.prototype, 'flush');
  const queries = vi.spyOn(Query.prototype, 'get');
  const { counts, progress } = await restore();
  expect(counts.missing).toBe(700);
  expect(progress).toEqual(['requests/0299', 'requests/0599', 'requests/0699']);
  expect(targets).toHaveBeenCalledTimes(3);
  // One flush for each page, and one at the end.
  expect(flushes).toHaveBeenCalledTimes(4);
  // Four pages and the list of deleted accounts are read.
  expect(queries).toHaveBeenCalledTimes(5);
  await to.recursiveDelete(to.collection('requests'));
  expect((await restore({ after: 'requests/0599' })).counts.missing).toBe(100);
});
