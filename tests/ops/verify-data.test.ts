import { pictureAt, renditionPath } from '@doorstep/domain/pictures/picture';
import { type Finding, verifyData } from '@doorstep/ops/data-check/verify.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminAuth } from '../support/server/admin.ts';
import { hoursAgo, INCONSISTENCIES, type Changes } from '../support/data-check/inconsistencies.ts';
import {
  CONSISTENT_CHANGES,
  LEDGER_INCONSISTENCIES,
} from '../support/data-check/ledger-inconsistencies.ts';
import { PLAN_INCONSISTENCIES } from '../support/data-check/plan-inconsistencies.ts';
import {
  CLIENT,
  MEMBER,
  PROVIDER,
  SHOWN_PATH,
  CONSISTENT,
  CONSISTENT_FILES,
} from '../support/data-check/consistent-data.ts';

/** A separate database and bucket, because `verify:data` reads everything. */
const project = 'demo-doorstep-verify-data';
const app = initializeApp({ projectId: project, storageBucket: `${project}.appspot.com` }, project);
const db = getFirestore(app);
const bucket = getStorage(app).bucket();

/** Merges fields into documents; null deletes one. */
async function write(changes: Changes): Promise<void> {
  const batch = db.batch();
  for (const [path, fields] of Object.entries(changes)) {
    if (fields === null) batch.delete(db.doc(path));
    else batch.set(db.doc(path), fields, { merge: true });
  }
  await batch.commit();
}

/** Restores the documents that `write` has changed. */
async function restore(changes: Changes): Promise<void> {
  const batch = db.batch();
  for (const path of Object.keys(changes)) {
    const before = CONSISTENT[path];
    if (before) batch.set(db.doc(path), before);
    else batch.delete(db.doc(path));
  }
  await batch.commit();
}

const save = (path: string) => bucket.file(path).save('x', { resumable: false });

async function verify({ triggerMs = 0, hasTtl = true, wait = () => Promise.resolve() } = {}) {
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  const count = await verifyData({
    db,
    auth: adminAuth(),
    bucket,
    hasTtl,
    triggerMs,
    wait,
    reporter: {
      found: (finding) => findings.push(finding),
      progress: () => undefined,
      done: (collection, documents) => counts.set(collection, documents),
    },
  });
  expect(count).toBe(findings.length);
  return { findings, counts };
}

beforeAll(async () => {
  for (const uid of [PROVIDER, CLIENT, MEMBER]) await adminAuth().createUser({ uid });
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await bucket.deleteFiles({ force: true });
  await write(CONSISTENT);
  await Promise.all(CONSISTENT_FILES.map(save));
});

afterAll(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await deleteApp(app);
});

/** Returns when each document and file was last written. */
async function state() {
  const collections = await db.listCollections();
  const all = await Promise.all([
    ...collections.map((collection) => collection.get()),
    db.collectionGroup('guests').get(),
  ]);
  const documents = all.flatMap(({ docs }) =>
    docs.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()]),
  );
  const [files] = await bucket.getFiles();
  return [...documents, ...files.map(({ name, metadata }) => [name, metadata.updated])];
}

test('consistent data has no finding, and the check reads every collection and writes nothing', async () => {
  const before = await state();
  const { findings, counts } = await verify();
  expect(findings).toEqual([]);
  expect([...counts.values()].every((documents) => documents > 0)).toBe(true);
  expect(await state()).toEqual(before);
});

const sorted = (findings: Finding[]) =>
  findings.map(({ path, what }) => `${path}: ${what}`).toSorted();

/** Returns the findings after changes, and restores the data. */
async function findingsAfter(changes: Changes): Promise<string[]> {
  await write(changes);
  try {
    return sorted((await verify()).findings);
  } finally {
    await restore(changes);
  }
}

test.each(Object.entries(CONSISTENT_CHANGES))('%s is consistent', async (_, changes) => {
  expect(await findingsAfter(changes)).toEqual([]);
});

const CASES = Object.entries({
  ...INCONSISTENCIES,
  ...LEDGER_INCONSISTENCIES,
  ...PLAN_INCONSISTENCIES,
});
test.each(CASES)('finds %s, and nothing else', async (_, [changes, findings]) => {
  expect(await findingsAfter(changes)).toEqual(findings.toSorted());
});

describe('files of the bucket', () => {
  test('a missing rendition, and a file of another size', async () => {
    const path = SHOWN_PATH;
    const rendition = renditionPath({ path }, 480);
    await bucket.file(rendition).delete();
    await bucket.file(path).save('xx', { resumable: false });
    const { findings } = await verify();
    await Promise.all([path, rendition].map(save));
    const entry = `pictures/${pictureAt(path)?.id ?? ''}`;
    expect(sorted(findings)).toEqual([
      `${entry}: bytes: does not match the size of the file`,
      `${entry}: ready: a rendition is missing`,
    ]);
  });

  test('a file that is not a picture, and one with another extension', async () => {
    const strange = [`elsewhere/${PROVIDER}.txt`, SHOWN_PATH.replace('.jpg', '.png')];
    await Promise.all(strange.map(save));
    const { findings } = await verify();
    await Promise.all(strange.map((path) => bucket.file(path).delete()));
    expect(sorted(findings)).toEqual([
      `${strange[0] ?? ''}: neither a picture nor a rendition`,
      `${strange[1] ?? ''}: its entry in the ledger names another file`,
    ]);
  });

  test('evidence that no application names, once the sweep is due', async () => {
    const paths = [`badge-evidence/${PROVIDER}/another-file`, `badge-evidence/${PROVIDER}/other`];
    await Promise.all(paths.map(save));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 50 * 3_600_000 });
    const { findings } = await verify();
    vi.useRealTimers();
    await Promise.all(paths.map((path) => bucket.file(path).delete()));
    expect(sorted(findings)).toEqual(
      expect.arrayContaining([
        `${paths[0] ?? ''}: no badge application uses this file`,
        `${paths[1] ?? ''}: neither a picture nor a rendition`,
      ]),
    );
  });

  test('a picture without an entry is a finding once it is not a new upload', async () => {
    const path = `provider-covers/${PROVIDER}/new.jpg`;
    await save(path);
    const { findings } = await verify();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 });
    const later = await verify();
    vi.useRealTimers();
    await bucket.file(path).delete();
    expect(findings).toEqual([]);
    expect(later.findings).toContainEqual({ path, what: 'has no entry in the ledger' });
  });
});

describe('a database that is written during the check', () => {
  const handleLost = () => ({ [`handles/${PROVIDER}`]: null });

  test('a repaired document is not a finding', async () => {
    await write(handleLost());
    const { findings } = await verify({ wait: () => restore(handleLost()) });
    expect(findings).toEqual([]);
  });

  test('a document with another problem than before is left to the next check', async () => {
    await write(handleLost());
    const wait = async () => {
      await restore(handleLost());
      await write({ [`provider_profiles/${PROVIDER}`]: { user_id: 'x' } });
    };
    const { findings } = await verify({ wait });
    await restore({ ...handleLost(), [`provider_profiles/${PROVIDER}`]: null });
    expect(findings).toEqual([]);
  });

  test('what a trigger repairs is a finding once the trigger has had its time', async () => {
    const change = { [`provider_profiles/${PROVIDER}`]: { display_name: 'Just Changed' } };
    await write(change);
    const early = await verify({ triggerMs: 60_000 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const late = await verify({ triggerMs: 60_000 });
    vi.useRealTimers();
    await restore(change);
    expect(early.findings).toEqual([]);
    expect(late.findings.map(({ what }) => what).toSorted()).toEqual([
      'does not match the documents that it copies',
      'does not match the documents that it copies',
      'provider_name: out of date',
      'provider_name: out of date',
    ]);
  });
});

test('all pages of a collection are read', async () => {
  const count = 650;
  const paths = Array.from(
    { length: count },
    (_, i) => `rate_limits/${String(i).padStart(4, '0')}`,
  );
  const writer = db.bulkWriter();
  for (const path of paths) {
    void writer.set(db.doc(path), { count: path.endsWith('49') ? -1 : 1, expires_at: new Date() });
  }
  await writer.close();
  const { findings, counts } = await verify();
  const clearing = db.bulkWriter();
  for (const path of paths) void clearing.delete(db.doc(path));
  await clearing.close();
  expect(findings.map(({ path }) => path)).toEqual(paths.filter((path) => path.endsWith('49')));
  expect(counts.get('rate_limits')).toBe(count + 2);
});

test('expired documents are no finding in the emulators, which have no TTL', async () => {
  const change = { 'stripe_events/evt_1': { expires_at: hoursAgo(24 * 4) } };
  await write(change);
  const { findings } = await verify({ hasTtl: false });
  await restore(change);
  expect(findings).toEqual([]);
});
