import { pictureAt, renditionPath } from '@doorstep/domain/pictures/picture';
import { type Finding, verifyData } from '@doorstep/ops/data-check/verify.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminAuth } from '../support/server/admin.ts';
import { DAMAGES, hoursAgo, type Changes } from '../support/server/inconsistencies.ts';
import { LEDGER_DAMAGES, STILL_SOUND } from '../support/server/ledger-inconsistencies.ts';
import {
  CLIENT,
  PROVIDER,
  SHOWN_PATH,
  SOUND,
  SOUND_FILES,
} from '../support/server/consistent-data.ts';

/** A database and a bucket of its own: `verify:data` looks at all there is. */
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

/** Puts back what `write` has changed. */
async function restore(changes: Changes): Promise<void> {
  const batch = db.batch();
  for (const path of Object.keys(changes)) {
    const before = SOUND[path];
    if (before) batch.set(db.doc(path), before);
    else batch.delete(db.doc(path));
  }
  await batch.commit();
}

const save = (path: string) => bucket.file(path).save('x', { resumable: false });

async function verify({ triggerMs = 0, hasTtl = true, wait = () => Promise.resolve() } = {}) {
  const findings: Finding[] = [];
  const looked = new Map<string, number>();
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
      done: (collection, documents) => looked.set(collection, documents),
    },
  });
  expect(count).toBe(findings.length);
  return { findings, looked };
}

beforeAll(async () => {
  for (const uid of [PROVIDER, CLIENT]) await adminAuth().createUser({ uid });
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await bucket.deleteFiles({ force: true });
  await write(SOUND);
  await Promise.all(SOUND_FILES.map(save));
});

afterAll(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await deleteApp(app);
});

/** When everything in the database was written last, and each file. */
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

test('a sound database has no finding, every collection of it is looked at, and none is written', async () => {
  const before = await state();
  const { findings, looked } = await verify();
  expect(findings).toEqual([]);
  expect([...looked.values()].every((documents) => documents > 0)).toBe(true);
  expect(await state()).toEqual(before);
});

const sorted = (findings: Finding[]) =>
  findings.map(({ path, what }) => `${path}: ${what}`).toSorted();

/** The findings after such changes, which are undone. */
async function findingsAfter(changes: Changes): Promise<string[]> {
  await write(changes);
  try {
    return sorted((await verify()).findings);
  } finally {
    await restore(changes);
  }
}

test.each(Object.entries(STILL_SOUND))('%s is sound', async (_, changes) => {
  expect(await findingsAfter(changes)).toEqual([]);
});

const ALL_DAMAGES = Object.entries({ ...DAMAGES, ...LEDGER_DAMAGES });
test.each(ALL_DAMAGES)('%s is found, and nothing else', async (_, [changes, findings]) => {
  expect(await findingsAfter(changes)).toEqual(findings.toSorted());
});

describe('files of the bucket', () => {
  test('a rendition that is lost, and a file of another size', async () => {
    const path = SHOWN_PATH;
    const rendition = renditionPath({ path }, 480);
    await bucket.file(rendition).delete();
    await bucket.file(path).save('xx', { resumable: false });
    const { findings } = await verify();
    await Promise.all([path, rendition].map(save));
    const entry = `pictures/${pictureAt(path)?.id ?? ''}`;
    expect(sorted(findings)).toEqual([
      `${entry}: bytes: the file has another size`,
      `${entry}: ready: a rendition is missing`,
    ]);
  });

  test('what is no picture, and one of the same name with another ending', async () => {
    const strange = [`elsewhere/${PROVIDER}.txt`, SHOWN_PATH.replace('.jpg', '.png')];
    await Promise.all(strange.map(save));
    const { findings } = await verify();
    await Promise.all(strange.map((path) => bucket.file(path).delete()));
    expect(sorted(findings)).toEqual([
      `${strange[0] ?? ''}: is neither a picture nor a rendition`,
      `${strange[1] ?? ''}: the ledger names another file of that name`,
    ]);
  });

  test('a picture without an entry may be a new upload; later it is a finding', async () => {
    const path = `provider-covers/${PROVIDER}/new.jpg`;
    await save(path);
    const { findings } = await verify();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 });
    const later = await verify();
    vi.useRealTimers();
    await bucket.file(path).delete();
    expect(findings).toEqual([]);
    expect(later.findings).toContainEqual({ path, what: 'is not in the ledger' });
  });
});

describe('a database in use', () => {
  const handleLost = () => ({ [`handles/${PROVIDER}`]: null });

  test('what a write puts right meanwhile is no finding', async () => {
    await write(handleLost());
    const { findings } = await verify({ wait: () => restore(handleLost()) });
    expect(findings).toEqual([]);
  });

  test('what goes wrong meanwhile in another way is left to the next time', async () => {
    await write(handleLost());
    const wait = async () => {
      await restore(handleLost());
      await write({ [`provider_profiles/${PROVIDER}`]: { user_id: 'x' } });
    };
    const { findings } = await verify({ wait });
    await restore({ ...handleLost(), [`provider_profiles/${PROVIDER}`]: null });
    expect(findings).toEqual([]);
  });

  test('what a trigger puts right is a finding once the trigger has had its time', async () => {
    const change = { [`provider_profiles/${PROVIDER}`]: { display_name: 'Just Changed' } };
    await write(change);
    const early = await verify({ triggerMs: 60_000 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const late = await verify({ triggerMs: 60_000 });
    vi.useRealTimers();
    await restore(change);
    expect(early.findings).toEqual([]);
    expect(late.findings.map(({ what }) => what)).toEqual([
      'is not what profile and plan say',
      'provider_name: is out of date',
      'provider_name: is out of date',
    ]);
  });
});

test('a collection of many pages is looked at to its end', async () => {
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
  const { findings, looked } = await verify();
  const clearing = db.bulkWriter();
  for (const path of paths) void clearing.delete(db.doc(path));
  await clearing.close();
  expect(findings.map(({ path }) => path)).toEqual(paths.filter((path) => path.endsWith('49')));
  expect(looked.get('rate_limits')).toBe(count + 2);
});

test('what expires stays in the emulators, which know no TTL', async () => {
  const change = { 'stripe_events/evt_1': { expires_at: hoursAgo(24 * 4) } };
  await write(change);
  const { findings } = await verify({ hasTtl: false });
  await restore(change);
  expect(findings).toEqual([]);
});
