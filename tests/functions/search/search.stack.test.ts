import { LIMITS } from '@doorstep/domain/limits';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { profileWritten } from '../../../functions/index.ts';
import { adminDb } from '../../support/server/admin.ts';
import { deliverWrite } from '../../support/server/in-process/events.ts';
import { saveProfile } from '../../support/server/market.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { photo, untilReady, upload } from '../../support/server/uploaded-pictures.ts';
import {
  askSearch,
  isListed,
  list,
  listingFor,
  listingsOf,
  searchPage,
} from '../../support/server/search.ts';
import { providerProfile } from '@doorstep/local/demo/factories.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

const db = adminDb();
const page = (uid: string) => db.doc(`provider_profiles/${uid}`);
const plan = (uid: string) => db.doc(`subscribers/${uid}`);
const expectListed = async (uid: string, tier: Parameters<typeof isListed>[2]) => {
  await triggersFinished();
  expect(await isListed(db, uid, tier)).toBe(true);
};
const expectGone = async (uid: string) => {
  await triggersFinished();
  expect(await listingsOf(db, uid)).toEqual([]);
};

describe('when a profile or a plan changes', () => {
  it('search is updated: published, edited, unpublished, published again, deleted', async () => {
    const uid = unique('pro');
    await saveProfile(uid, { published: false });
    await page(uid).update({ published: true });
    await expectListed(uid, null);
    await page(uid).update({ display_name: 'Other Works', locations: ['Salem'] });
    await expectListed(uid, null);
    expect((await listingsOf(db, uid))[0]?.[1]).toMatchObject({ card: { locations: ['Salem'] } });
    await page(uid).update({ trades: ['roofing'] });
    await expectListed(uid, null);
    expect((await listingsOf(db, uid))[0]?.[1]).toMatchObject({ trades: { roofing: true } });
    await page(uid).update({ work_photos: ['https://pictures.test/roof.webp'] });
    await expectListed(uid, null);
    await page(uid).update({ 'facts.answer_minutes': 120 });
    await expectListed(uid, null);
    expect((await listingsOf(db, uid))[0]?.[1]).toMatchObject({ filters: { fast: true } });
    await page(uid).update({ published: false });
    await expectGone(uid);
    await page(uid).update({ published: true });
    await expectListed(uid, null);
    await page(uid).delete();
    await expectGone(uid);
  });

  it('a professional with another plan has one listing in another position', async () => {
    const uid = unique('pro');
    await saveProfile(uid);
    await expectListed(uid, null);
    for (const subscription_tier of ['Pro', 'Starter', 'Business'] as const) {
      await plan(uid).set(subscriber({ subscription_tier }));
      await expectListed(uid, subscription_tier);
    }
    await plan(uid).delete();
    await expectListed(uid, null);
  });

  it('a late or repeated event changes nothing', async () => {
    const uid = unique('pro');
    const missing = await page(uid).get();
    await saveProfile(uid);
    const published = await page(uid).get();
    await page(uid).update({ published: false });
    await expectGone(uid);
    const write = { before: missing, after: published };
    await deliverWrite(profileWritten, write);
    await deliverWrite(profileWritten, write);
    expect(await listingsOf(db, uid)).toEqual([]);
  });
});

describe('provider-search', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

  // @6.4.1
  it('returns cards, Pro and Business first, then the newest, page by page', async () => {
    const tag = unique('tag');
    const made = [
      ['old', 1, 'Pro'],
      ['starter', 5, 'Starter'],
      ['new', 3, 'Business'],
      ['none', 4, null],
      ['middle', 2, 'Pro'],
    ] as const;
    await list(
      db,
      made.map(([name, minute, tier]) => ({
        profile: providerProfile({
          user_id: unique(name),
          display_name: `${tag} ${name}`,
          created_at: at(minute),
          bio: 'b'.repeat(LIMITS.bio),
        }),
        tier,
      })),
    );
    const first = await searchPage({ service: tag.toUpperCase(), limit: '2' });
    const second = await searchPage({ service: tag, limit: '2', after: first.next ?? '' });
    const third = await searchPage({ service: tag, limit: '2', after: second.next ?? '' });
    const names = [first, second, third].map(({ providers }) =>
      providers.map(({ display_name }) => display_name.split(' ')[1]),
    );
    expect(names).toEqual([['new', 'middle'], ['old', 'starter'], ['none']]);
    expect(third.next).toBeNull();
    const all = [first, second, third].flatMap(({ providers }) => providers);
    expect(all.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id));
    expect(all.every(({ bio }) => bio?.length === LIMITS.searchCardBio)).toBe(true);
  });

  // @2.2.15
  it('returns the trade in the place as closest matches below exact ones, page by page', async () => {
    const town = unique('town').replaceAll(/[^a-z]/g, '');
    const professional = (name: string, minute: number, services: string[], city: string) => ({
      profile: providerProfile({
        user_id: unique('pro'),
        display_name: name,
        bio: null,
        services,
        city,
        locations: [],
        created_at: at(minute),
      }),
      tier: null,
    });
    await list(db, [
      professional('Plumber Ann', 1, ['Leak repair'], `${town}, TX`),
      professional('Ben', 2, ['Leak repair'], `${town}, Texas`),
      professional('Cid', 3, ['Pipes', 'Drain cleaning'], `${town}, TX`),
      professional('Dee', 4, ['Roof repair'], `${town}, TX`),
      professional('Eve', 5, ['Leak repair'], `${town}, OR`),
    ]);
    type Page = Awaited<ReturnType<typeof searchPage>>;
    const inTier = ({ providers }: Page, tier: 'match' | 'closest') =>
      providers.filter((one) => one.tier === tier).map((one) => one.display_name);
    const query = { service: 'plumer', location: `${town} texas` };
    const page = await searchPage(query);
    expect([inTier(page, 'match'), inTier(page, 'closest'), page.next]).toEqual([
      [],
      ['Cid', 'Ben', 'Plumber Ann'],
      null,
    ]);
    const exact = await searchPage({ service: 'plumber', location: town });
    expect([inTier(exact, 'match'), inTier(exact, 'closest')]).toEqual([
      ['Plumber Ann'],
      ['Eve', 'Cid', 'Ben'],
    ]);
    const first = await searchPage({ ...query, limit: '2' });
    const second = await searchPage({ ...query, limit: '2', after: first.next ?? '' });
    expect([inTier(first, 'closest'), inTier(second, 'closest'), second.next]).toEqual([
      ['Cid', 'Ben'],
      ['Plumber Ann'],
      null,
    ]);
    const closestTo = async (service: string) => inTier(await searchPage({ service }), 'closest');
    expect(await closestTo(`plumber ${town}`)).toEqual(['Eve', 'Cid', 'Ben', 'Plumber Ann']);
    expect(await closestTo(`${town} roofer`)).toEqual(['Dee']);
    expect(await closestTo(`roofer ${town.toUpperCase()}x`)).toContain('Dee');
    expect(await closestTo(`locksmith ${town}`)).not.toContain('Dee');
  });

  it('returns public addresses of pictures, without the token of the upload', async () => {
    const uid = unique('pro');
    const avatar = await upload(uid, await photo(), { folder: 'provider-avatars' });
    await untilReady(avatar);
    expect(avatar.url).toContain('token=');
    const work = avatar.url.replace('avatars', 'work-photos');
    const pictures = { avatar_url: avatar.url, work_photos: [work] };
    const profile = providerProfile({ user_id: uid, display_name: uid, ...pictures });
    await list(db, [{ profile, tier: null }]);
    const { providers } = await searchPage({ service: uid });
    expect(providers[0]?.work_photo).toBe(work.replace(/&token=.*/, ''));
    const url = providers[0]?.avatar_url ?? '';
    expect(url).not.toContain('token');
    expect((await fetch(url)).status).toBe(200);
  });

  it('is cached by a CDN for half a minute, and revalidated by browsers', async () => {
    const answer = await askSearch({ service: unique('nobody') });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { providers: [], next: null },
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(answer.headers.get('etag')).not.toBeNull();
  });

  it('skips a malformed document', async () => {
    const tag = unique('tag');
    const profiles = [1, 2, 3].map((minute) =>
      providerProfile({ user_id: unique('pro'), display_name: tag, created_at: at(minute) }),
    );
    await list(
      db,
      profiles.map((profile) => ({ profile, tier: null })),
    );
    const bad = profiles[1]?.id ?? '';
    const [id] = (await listingsOf(db, bad))[0] ?? [''];
    await db.doc(`provider_search/${id}`).update({ 'card.services': 'Drains' });
    const { providers, next } = await searchPage({ service: tag });
    await db.doc(`provider_search/${id}`).delete();
    expect(providers).toHaveLength(2);
    expect(next).toBeNull();
  });

  it('finds a page that was just published', async () => {
    const uid = unique('fresh');
    await saveProfile(uid, { display_name: `Works of ${uid}` });
    await expectListed(uid, null);
    const [[id] = ['']] = await listingFor(db, uid, null);
    const { providers } = await searchPage({ service: `works of ${uid}`, location: 'portland' });
    expect(providers.map((provider) => provider.id)).toEqual([id]);
  });
});
