import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { restoreDocuments } from './restore-documents.ts';

// tests/release/restore.test.ts rehearses a restore with the real library.

type Fields = Record<string, unknown>;
const CHANGED_AT = new Date('2026-05-04T12:00:00Z');

/** A database in memory with what a restore uses. It counts the round trips for documents. */
function fakeDb(stored: Record<string, Fields>) {
  const calls = { pages: 0, targets: 0, flushes: 0 };
  const snapshot = (path: string) => ({
    id: path.slice(path.lastIndexOf('/') + 1),
    ref: { path, listCollections: () => Promise.resolve(collectionsBelow(path)) },
    exists: path in stored,
    data: () => stored[path],
    get: (name: string) => stored[path]?.[name],
    updateTime: path in stored ? Timestamp.fromDate(CHANGED_AT) : undefined,
  });
  const collectionsBelow = (path: string) => {
    const below = Object.keys(stored).filter((other) => other.startsWith(`${path}/`));
    return [...new Set(below.map((other) => other.split('/').slice(0, -1).join('/')))].map(
      collection,
    );
  };
  const page = (path: string, size: number, after: string) => ({
    get: () => {
      calls.pages += 1;
      const depth = path.split('/').length + 1;
      const docs = Object.keys(stored)
        .filter((other) => other.startsWith(`${path}/`) && other.split('/').length === depth)
        .filter((other) => other > `${path}/${after}`)
        .toSorted()
        .slice(0, size)
        .map((other) => snapshot(other));
      return Promise.resolve({ docs, empty: docs.length === 0 });
    },
    startAfter: (last: string | { id: string }) =>
      page(path, size, typeof last === 'string' ? last : last.id),
  });
  const collection = (path: string) => ({
    orderBy: () => ({ limit: (size: number) => page(path, size, '') }),
  });
  const put = ({ path }: { path: string }, fields: Fields) => {
    stored[path] = { ...stored[path], ...fields };
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof FieldValue) Reflect.deleteProperty(stored[path], name);
    }
    return Promise.resolve();
  };
  const db = {
    collection,
    doc: (path: string) => ({ path, get: () => Promise.resolve(snapshot(path)) }),
    getAll: (...refs: { path: string }[]) => {
      calls.targets += 1;
      return Promise.resolve(refs.map(({ path }) => snapshot(path)));
    },
    bulkWriter: () => ({
      create: (ref: { path: string }, fields: Fields) =>
        ref.path.endsWith('/taken')
          ? Promise.reject(Object.assign(new Error('exists'), { code: 6 }))
          : put(ref, fields),
      update: put,
      flush: () => Promise.resolve(void (calls.flushes += 1)),
      close: () => Promise.resolve(),
    }),
  };
  return { db: db as unknown as Firestore, stored, calls };
}

const OPTIONS = {
  ...{ paths: ['requests'], after: null, apply: true, overwrite: false, notChangedSince: null },
};

function restore(
  from: ReturnType<typeof fakeDb>,
  to: ReturnType<typeof fakeDb>,
  options: Partial<typeof OPTIONS> | { notChangedSince: Date } | { after: string } = {},
) {
  const lines: string[] = [];
  const progress: string[] = [];
  const done = restoreDocuments(
    {
      ...{ from: from.db, to: to.db, onProgress: (path: string) => progress.push(path) },
      report: (outcome, path, isWritten) =>
        lines.push(`${outcome} ${path}${isWritten ? ': restored' : ''}`),
    },
    { ...OPTIONS, ...options },
  );
  return done.then((counts) => ({ counts, lines, progress }));
}

test('restores what is missing, and what differs only if nobody has changed it since', async () => {
  const from = () =>
    fakeDb({ 'requests/a': { text: 'old' }, 'requests/b': {}, 'requests/b/history/1': { n: 1 } });
  const to = fakeDb({ 'requests/a': { text: 'new', closed: true } });
  const { counts, lines } = await restore(from(), to);
  expect(counts).toMatchObject({ missing: 2, different: 1, same: 0 });
  expect(lines).toEqual([
    'different requests/a',
    'missing requests/b: restored',
    'missing requests/b/history/1: restored',
  ]);
  const overwrite = { overwrite: true };
  await restore(from(), to, { ...overwrite, notChangedSince: CHANGED_AT });
  expect(to.stored['requests/a']).toEqual({ text: 'new', closed: true });
  const later = new Date(CHANGED_AT.getTime() + 1);
  await restore(from(), to, { ...overwrite, notChangedSince: later });
  expect(to.stored['requests/a']).toEqual({ text: 'old' });
});

test('skips what is about a deleted account, with everything below it', async () => {
  const from = fakeDb({
    ...{ 'requests/a': { client_uid: 'gone' }, 'requests/a/guests/g': { email: 'x' } },
    ...{ 'requests/gone_b': {}, 'requests/c': { client_uid: 'refused' } },
  });
  const to = fakeDb({
    ...{ 'account_deletions/gone': { state: 'done' } },
    ...{ 'account_deletions/refused': { state: 'refused' } },
  });
  const { lines } = await restore(from, to);
  expect(lines).toEqual([
    'of a deleted account requests/a',
    'missing requests/c: restored',
    'of a deleted account requests/gone_b',
  ]);
});

test('says which document somebody created meanwhile, and goes on', async () => {
  const { lines } = await restore(fakeDb({ 'requests/taken': {}, 'requests/u': {} }), fakeDb({}));
  expect(lines).toEqual(['missing requests/taken', 'missing requests/u: restored']);
});

test('reads and writes in pages, and goes on after a document', async () => {
  const names = Array.from({ length: 700 }, (_, n) => `requests/${String(n).padStart(4, '0')}`);
  const all = () => fakeDb(Object.fromEntries(names.map((name) => [name, { name }])));
  const [from, to] = [all(), fakeDb({})];
  const { counts, progress } = await restore(from, to);
  expect(counts.missing).toBe(700);
  expect(progress).toEqual(['requests/0299', 'requests/0599', 'requests/0699']);
  expect(to.calls).toMatchObject({ targets: 3, flushes: 3 });
  expect(from.calls.pages).toBe(4);
  const rest = await restore(all(), fakeDb({}), { after: 'requests/0599' });
  expect(rest.counts.missing).toBe(100);
});
