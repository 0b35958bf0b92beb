import { rebuildPeople } from '@doorstep/ops/search-rebuild/rebuild-people.ts';
import { rebuildSearch } from '@doorstep/ops/search-rebuild/rebuild.ts';
import {
  clientProfile,
  providerProfile,
  stored,
  subscriber,
} from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { isListed, list, listingFor, listingsOf } from '../../support/server/search.ts';

const project = 'demo-doorstep-search-rebuild';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);

const COUNT = 230;
const profiles = Array.from({ length: COUNT }, (_, i) =>
  providerProfile({ user_id: `pro${String(i).padStart(3, '0')}`, published: i % 10 !== 9 }),
);
const published = profiles.filter((profile) => profile.published);
const uid = (i: number) => profiles[i]?.id ?? '';

async function all() {
  const { docs } = await db.collection('provider_search').get();
  return docs.map(({ id, updateTime }) => [id, updateTime.valueOf()]);
}

beforeAll(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  const writer = db.bulkWriter();
  for (const profile of profiles) {
    void writer.set(db.doc(`provider_profiles/${profile.id}`), stored(profile));
    void writer.set(db.doc(`subscribers/${profile.id}`), subscriber());
  }
  await writer.close();
});
afterAll(() => deleteApp(app));

it('fills an empty search, page by page, and changes nothing the second time', async () => {
  expect(await rebuildSearch(db, { dryRun: true })).toEqual({ checked: 207, wrong: 207 });
  expect(await all()).toEqual([]);
  await rebuildSearch(db, { dryRun: false });
  expect(await all()).toHaveLength(published.length);
  const before = await all();
  expect(await rebuildSearch(db, { dryRun: false })).toEqual({ checked: 414, wrong: 0 });
  expect(await all()).toEqual(before);
});

it('repairs missing, outdated, duplicated and orphaned listings', async () => {
  const [[missing] = ['']] = await listingsOf(db, uid(0));
  await db.doc(`provider_search/${missing}`).delete();
  const [[stale] = ['']] = await listingsOf(db, uid(1));
  await db.doc(`provider_search/${stale}`).update({ 'card.city': 'Elsewhere' });
  const draft = profiles[9];
  const twice = profiles[2];
  if (!draft || !twice) throw new Error('no profiles');
  await list(db, [
    { profile: twice, tier: 'Starter' },
    { profile: draft, tier: 'Pro' },
  ]);
  await db.doc('provider_search/garbage').set({ a: 1 });

  expect(await rebuildSearch(db, { dryRun: true })).toMatchObject({ wrong: 5 });
  await rebuildSearch(db, { dryRun: false });
  expect(await rebuildSearch(db, { dryRun: true })).toEqual({ checked: 414, wrong: 0 });
  for (const i of [0, 1, 2]) expect(await isListed(db, uid(i), 'Pro')).toBe(true);
  expect(await listingsOf(db, draft.id)).toEqual([]);
  expect(await listingFor(db, uid(1), 'Pro')).toEqual(await listingsOf(db, uid(1)));
});

it('fills what people are found by, and does not bring back a person who is deleted meanwhile', async () => {
  const [stays, leaves] = ['stays', 'leaves'];
  const client = clientProfile();
  await db.doc(`client_profiles/${stays}`).set(client);
  await db.doc(`client_profiles/${leaves}`).set(client);
  const getAll = db.getAll.bind(db);
  const reads: Promise<unknown>[] = [];
  const spy = vi.spyOn(db, 'getAll').mockImplementation(async (...references) => {
    const found = getAll(...references);
    reads.push(found);
    const paths = references.map((one) => ('path' in one ? one.path : ''));
    if (paths.includes(`people_search/${leaves}`)) {
      await Promise.all(reads);
      await db.doc(`client_profiles/${leaves}`).delete();
    }
    return found;
  });
  onTestFinished(() => spy.mockRestore());

  expect(await rebuildPeople(db, { dryRun: false })).toMatchObject({ wrong: COUNT + 2 });
  const document = async (id: string) => db.doc(`people_search/${id}`).get();
  expect((await document(leaves)).exists).toBe(false);
  expect((await document(stays)).get('name')).toBe(client.full_name);
  expect(await rebuildPeople(db, { dryRun: false })).toMatchObject({ wrong: 0 });
});
