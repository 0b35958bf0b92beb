import { expect, it } from 'vitest';
import { adminDb } from '../../support/server/admin.ts';
import { saveProfile } from '../../support/server/market.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { isListed, listingsOf, searchPage } from '../../support/server/search.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

const db = adminDb();
const page = (uid: string) => db.doc(`provider_profiles/${uid}`);

it('the area follows the places and the radius, and only the server writes it', async () => {
  const uid = unique('pro');
  const place = {
    city: 'Georgetown, TX',
    locations: ['Texas', 'nowhere'],
    travel_radius: 10 as const,
  };
  await saveProfile(uid, { published: true, ...place });
  await triggersFinished();
  expect(await isListed(db, uid, null)).toBe(true);
  expect((await page(uid).get()).data()).toMatchObject({
    facts: { area: { bases: [{ name: 'Georgetown, Texas' }] } },
  });
  const nearby = { service: '', location: 'Round Rock, TX' };
  const kmOf = async () => {
    const found = await searchPage(nearby);
    return found.providers.find(({ id }) => id.endsWith(`_${uid}`));
  };
  expect(await kmOf()).toMatchObject({ tier: 'near', band: 0 });
  const radius = async () => {
    const area: unknown = (await page(uid).get()).get('facts.area.radius_km');
    return Number(area);
  };
  await page(uid).update({ travel_radius: 50 });
  await triggersFinished();
  expect(await radius()).toBeGreaterThan(80);
  await page(uid).update({ city: 'Waco, TX', travel_radius: 10 });
  await triggersFinished();
  expect(JSON.stringify((await page(uid).get()).get('facts.area.bases'))).toContain('Waco');
  expect(await isListed(db, uid, null)).toBe(true);
  expect(await kmOf()).toBeUndefined();
  await page(uid).delete();
  await triggersFinished();
  expect(await listingsOf(db, uid)).toEqual([]);
});
