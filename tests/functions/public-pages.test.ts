import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicPages } from '../../functions/data/public-pages.ts';
import { createSitemap } from '../../functions/services/sitemap.ts';

// In a project of its own: the sitemap is of everybody.
const project = 'demo-doorstep-public-pages';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const pages = createPublicPages(db);

const SITE = 'https://doorstep.example';

beforeAll(async () => {
  await db.recursiveDelete(db.collection('provider_profiles'));
  const uids = ['a-page', 'b-draft', 'c-lapsed', 'd-malformed', 'e-page', 'f-page'];
  for (const uid of uids) {
    const published = !['b-draft', 'c-lapsed'].includes(uid);
    const publish_on_renewal = uid === 'c-lapsed';
    const profile = providerProfile({ user_id: uid, handle: uid, published, publish_on_renewal });
    await db.doc(`provider_profiles/${uid}`).set(stored(profile));
  }
  await db.doc('provider_profiles/d-malformed').update({ handle: 7 });
});
afterAll(() => deleteApp(app));

describe('the list of published pages', () => {
  it('is read by cursor to its end: no drafts, and a malformed one ends nothing', async () => {
    const first = await pages.list(null, 2);
    expect([first.pages.map(({ handle }) => handle), first.next]).toEqual([
      ['a-page'],
      'd-malformed',
    ]);
    const second = await pages.list(first.next, 2);
    expect([second.pages.map(({ handle }) => handle), second.next]).toEqual([
      ['e-page', 'f-page'],
      'f-page',
    ]);
    expect(await pages.list(second.next, 2)).toEqual({ pages: [], next: null });
  });

  it('is what the sitemap names', async () => {
    const sitemap = createSitemap({ pages, siteUrl: SITE, size: 2 });
    const files = [await sitemap.file(1, 0), await sitemap.file(2, 0)].join();
    expect(files.match(/[a-f]-[a-z]+(?=<\/loc>)/g)).toEqual(['a-page', 'e-page', 'f-page']);
    expect(await sitemap.file(3, 0)).toBeNull();
  });
});
