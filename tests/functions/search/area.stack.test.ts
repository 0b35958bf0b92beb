import { expect, it } from 'vitest';
import { adminDb } from '../../support/server/admin.ts';
import { saveProfile } from '../../support/server/market.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { isListed, listingsOf, searchPage } from '../../support/server/search.ts';
import { until } from '../../support/server/until.ts';

const db = adminDb();
const page = (uid: string) => db.doc(`provider_profiles/${uid}`);
const untilListed = (uid: string) => until('search is updated', () => isListed(db, uid, null));

it('the area follows the places and the radius, and only the server writes it', async () => {
  const uid = unique('pro');
  const place = {
    city: 'Georgetown, TX',
    locations: ['Texas', 'nowhere'],
    travel_radius: 10 as const,
  };
  await saveProfile(uid, { published: true, ...place });
  await untilListed(uid);
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
  await until('the radius follows', async () => (await radius()) > 80);
  await page(uid).update({ city: 'Waco, TX', travel_radius: 10 });
  await until('the area follows', async () => {
    const area: unknown = (await page(uid).get()).get('facts.area.bases');
    return JSON.stringify(area).includes('Waco');
  });
  await untilListed(uid);
  expect(await kmOf()).toBeUndefined();
  await page(uid).delete();
  await until('the listing is deleted', async () => (await listingsOf(db, uid)).length === 0);
});
