import type { Review } from '@doorstep/domain/reviews/review';
import { NO_STARS } from '@doorstep/domain/profiles/facts';
import { providerProfile, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { writeHome } from '../../../functions/pages/write-home.ts';
import { createHomes } from '../../../functions/reviews/home-repository.ts';
import { createReviews } from '../../../functions/reviews/review-repository.ts';
import { createDirectories } from '../../../functions/search/directory-repository.ts';
import { writeDirectory } from '../../../functions/search/write-directory.ts';
import { list } from '../../support/server/search.ts';
import { runToEnd } from '../../support/server/until.ts';

/** What the schedule writes for the home page, and how reviews leave it. */

// A separate project, because the schedule counts everybody.
const project = 'demo-doorstep-home';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const homes = createHomes(db);
const reviews = createReviews(db);
const directories = createDirectories(db);
const MINUTE_MS = 60_000;
const NO_FIGURES = { professionals: 0, answered_requests: 0, reviews: 0 };

const fields = (provider_id: string, minutes: number, changes: Partial<Review> = {}) => ({
  ...{ provider_id, client_uid: 'client', author: 'Ann C.', request_ids: ['request'] },
  ...{
    stars: 5,
    text: `About ${provider_id}`,
    hired: true,
    hidden: false,
    photos: [],
    answer: null,
  },
  ...{ answered_at: null, created_at: new Date(Date.UTC(2026, 10, 1) + minutes * MINUTE_MS) },
  opened_at: new Date(Date.UTC(2026, 10, 1)),
  ...changes,
});

async function runSchedule() {
  const { professionals, picks } = await writeDirectory(directories, 2);
  return writeHome({ homes, directories }, { professionals, picks });
}
const shownTexts = async () => (await homes.read())?.reviews.map(({ text }) => text);

/** Three professionals in search, a draft's review, and reviews of all of them. */
beforeEach(async () => {
  const names = ['reviews', 'provider_search', 'market_home', 'service_requests'];
  for (const name of names) await db.recursiveDelete(db.collection(name));
  const listed = ['a', 'b', 'c'].map((user_id) => ({
    profile: providerProfile({ user_id, handle: user_id, work_photos: [], services: [] }),
    tier: user_id === 'c' ? ('Pro' as const) : null,
  }));
  await list(db, listed);
  for (const { profile } of listed) {
    await db.doc(`provider_profiles/${profile.user_id}`).set({
      ...stored(profile),
      facts: { stars: NO_STARS },
    });
  }
  const review = (id: string, data: object) => db.doc(`reviews/${id}`).set(data);
  await review('draft', fields('draft', 9));
  await review('hidden', fields('c', 8, { hidden: true }));
  await review('not-hired', fields('c', 7, { hired: false }));
  await review('empty', fields('c', 6, { text: '' }));
  await review('newest', fields('a', 5, { text: 'x'.repeat(300) }));
  await review('second', fields('a', 4));
  await review('b', fields('b', 3));
  await review('old', fields('c', 2));
  const request = serviceRequest({ id: 'request', provider_id: 'a', client_uid: 'client' });
  await db.doc('service_requests/request').set(stored(request));
  await db.doc('service_requests/answered').set({ first_answered_at: new Date() });
});

// @2.1.12 @2.1.13 @2.1.14
it('holds chosen professionals, the newest reviews of two published ones, and true figures', async () => {
  expect(await runSchedule()).toEqual({ reviews: 2 });
  const home = await homes.read();
  expect(home?.search_ids.map((id) => id.at(-1))).toEqual(['c', 'a', 'b']);
  expect(home?.reviews.map(({ id }) => id)).toEqual(['newest', 'b']);
  expect(home?.reviews[0]).toMatchObject({ author: 'Ann C.', month: '2026-11' });
  expect(home?.reviews[0]?.text).toMatch(/^x{199}…$/);
  expect(home?.figures).toEqual({ professionals: 3, answered_requests: 1, reviews: 7 });
});

// @2.1.13
it.each([
  ['is hidden', () => reviews.setHidden('b', true, () => Promise.resolve())],
  ['is deleted with its client', () => runToEnd(reviews.removeOfClient('client'))],
  ['is deleted with its professional', () => runToEnd(reviews.removeOfProvider('b'))],
])('a review leaves it in the step in which it %s', async (_, change) => {
  await runSchedule();
  await change();
  expect(await shownTexts()).not.toContain('About b');
});

// @2.1.13
it('a review leaves it in the step in which its client changes it', async () => {
  const pair = { provider_id: 'b', client_uid: 'client' };
  const save = (text: string) =>
    reviews.save(pair, () => {
      const changed: Partial<Review> & object = fields('b', 10, { text });
      return Promise.resolve({ fields: changed as never, mail: null, count: () => {} });
    });
  await save('Before');
  await runSchedule();
  expect(await shownTexts()).toContain('Before');
  await save('After');
  expect(await shownTexts()).toEqual([`${'x'.repeat(199)}…`]);
  await runSchedule();
  expect(await shownTexts()).toContain('After');
});

// @2.1.13
it('does not get a review that was hidden since it was chosen', async () => {
  const choices = [{ id: 'b', search_id: '1_b' }];
  await reviews.setHidden('b', true, () => Promise.resolve());
  await homes.write({ search_ids: [], figures: NO_FIGURES }, choices);
  expect(await shownTexts()).toEqual([]);
});

it('is deleted with a change of any review while it is malformed', async () => {
  await db.doc('market_home/current').set({ reviews: 7 });
  await reviews.setHidden('b', true, () => Promise.resolve());
  expect(await homes.read()).toBeNull();
});
