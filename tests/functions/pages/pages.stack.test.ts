import { HOME_PATH, homePageSchema, NO_MARKET_HOME } from '@doorstep/domain/pages/market-home';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicPages } from '../../../functions/pages/public-page-repository.ts';
import { createSitemapFiles } from '../../../functions/pages/sitemap-file-repository.ts';
import { sitemapFile, writeSitemap } from '../../../functions/pages/sitemap.ts';
import { adminDb } from '../../support/server/admin.ts';
import { saveProfile } from '../../support/server/market.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { list, listingsOf } from '../../support/server/search.ts';
import { readStack } from '../../support/stack.ts';

// A separate project, because the sitemap contains all pages.
const project = 'demo-doorstep-public-pages';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const pages = createPublicPages(db);

const SITE = 'https://doorstep.example';

beforeAll(async () => {
  for (const name of ['provider_profiles', 'sitemap_files']) {
    await db.recursiveDelete(db.collection(name));
  }
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
  it('is read by cursor to its end, without drafts and malformed profiles', async () => {
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

  it('is written to the sitemap, file by file, and updated', async () => {
    const files = createSitemapFiles(db);
    const handles = async () => {
      const texts = await Promise.all(
        [1, 2, 3].map((number) => sitemapFile({ files, siteUrl: SITE }, number)),
      );
      return texts.map((text) => text?.match(/[a-f]-[a-z]+(?=<\/loc>)/g) ?? text);
    };
    const write = () => writeSitemap({ pages, files, size: 2, querySize: 2 });
    expect(await write()).toEqual({ pages: 3, files: 2 });
    expect(await handles()).toEqual([['a-page', 'e-page'], ['f-page'], null]);
    expect(await files.count()).toBe(2);
    await db.doc('provider_profiles/e-page').update({ published: false });
    await write();
    expect(await handles()).toEqual([['a-page', 'f-page'], null, null]);
    expect(await files.count()).toBe(1);
    expect((await db.collection('sitemap_files').get()).docs.map(({ id }) => id)).toEqual(['1']);
  });
});

describe('over HTTP', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(readStack().site + path, { headers });
  const stackFiles = () => createSitemapFiles(adminDb());
  // The emulator does not run the schedule.
  const write = () => writeSitemap({ pages: createPublicPages(adminDb()), files: stackFiles() });

  it('/favicon.ico exists for browsers that request it without a link', async () => {
    const answer = await ask('/favicon.ico');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  it('the sitemap is the last written one, has an ETag, and is cached for an hour', async () => {
    const uid = unique('mapped');
    const { handle } = await saveProfile(uid, { handle: uid.toLowerCase() });
    const named = async () =>
      (await (await ask('/sitemap-1.xml')).text()).includes(`/p/${handle}<`);
    await write();
    expect(await named()).toBe(true);
    const index = await ask('/sitemap.xml');
    expect(await index.text()).toContain(`<loc>${readStack().site}/sitemap-1.xml</loc>`);
    for (const path of ['/sitemap.xml', '/sitemap-1.xml']) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600');
      const again = await ask(path, { 'if-none-match': headers.get('etag') ?? '' });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
    }
    await adminDb().doc(`provider_profiles/${uid}`).update({ published: false });
    await write();
    expect(await named()).toBe(false);
    expect((await ask(`/sitemap-${(await stackFiles().count()) + 1}.xml`)).status).toBe(404);
  });

  it('the home page shows the first professionals of search with a review, and no longer a removed one @2.1.12 @2.1.13', async () => {
    // The latest creation time makes them the first.
    const created_at = new Date('2260-01-01');
    const uid = unique('first');
    const profile = providerProfile({ user_id: uid, display_name: uid, created_at });
    const shows = async () => (await (await ask('/')).text()).includes(`>${uid}</h3>`);
    await list(adminDb(), [{ profile, tier: 'Pro' }]);
    const search_id = (await listingsOf(adminDb(), uid))[0]?.[0] ?? '';
    const review = { id: uid, search_id, author: 'Ann C.', stars: 5, text: uid, month: '2026-11' };
    await adminDb()
      .doc('market_home/current')
      .set({ ...NO_MARKET_HOME, reviews: [review] });
    expect(await shows()).toBe(true);
    const reviewers = async () => homePageSchema.parse(await (await ask(HOME_PATH)).json()).reviews;
    expect(await reviewers()).toMatchObject([{ author: 'Ann C.', provider_name: uid }]);
    expect((await ask('/')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    for (const [id] of await listingsOf(adminDb(), uid)) {
      await adminDb().doc(`provider_search/${id}`).delete();
    }
    expect(await shows()).toBe(false);
    expect(await reviewers()).toEqual([]);
    await adminDb().doc('market_home/current').delete();
  });

  it('a malformed sitemap file is an error that is not cached', async () => {
    const broken = adminDb().doc('sitemap_files/99');
    await broken.set({ pages: 7 });
    const answer = await ask('/sitemap-99.xml');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    await broken.delete();
    expect((await ask('/sitemap-99.xml')).status).toBe(404);
  });
});
