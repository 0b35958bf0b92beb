import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { distanceToArea, reachOf, serviceAreaOf } from '@doorstep/domain/places/service-area';
import { RADII } from '@doorstep/domain/places/area-schema';
import { bandOf } from '@doorstep/domain/places/area-keys';
import { matchesSearch } from '@doorstep/domain/search/search';
import { FACTORY_TIME, providerProfile } from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gazetteer } from '../../../functions/search/gazetteer.ts';
import { findPlace } from '../../../functions/search/place-of-search.ts';
import { createProviderSearch } from '../../../functions/search/provider-search-repository.ts';
import {
  MAX_READS_WITH_PLACE,
  searchProviders,
} from '../../../functions/search/search-providers.ts';
import { Random } from '../../support/random.ts';
import { list } from '../../support/server/search.ts';

// Searches with a place, in a market around Austin, compared with the distance to everybody.

const project = 'demo-doorstep-search-around';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const search = createProviderSearch(db);
afterAll(() => deleteApp(app));

const random = new Random(11);
const CITIES = [
  'Austin, TX',
  'Round Rock, TX',
  'Georgetown, TX',
  'San Marcos, TX',
  'Killeen, TX',
  'Waco, TX',
  'San Antonio, TX',
  'Fredericksburg, TX',
  '78704',
] as const;
const TRADES = ['plumbing', 'roofing', 'electrical'] as const;

/** Returns a professional with an area, as the profile's trigger stores it. */
function professional(i: number) {
  const texts = {
    city: random.pick(CITIES),
    locations: random.below(2) === 0 ? [] : [random.pick(CITIES)],
    travel_radius: random.pick(RADII),
  };
  const area = serviceAreaOf(gazetteer(), texts, []);
  const profile = providerProfile({
    ...texts,
    user_id: `pro${i}`,
    handle: `pro${i}`,
    display_name: `Works ${i}`,
    bio: null,
    services: [],
    trades: [random.pick(TRADES)],
    created_at: new Date(FACTORY_TIME.getTime() + i * 60_000),
    facts: { ...NO_FACTS, area },
  });
  return { profile, tier: i % 3 === 0 ? ('Pro' as const) : ('Starter' as const) };
}

const professionals = Array.from({ length: 150 }, (_, i) => professional(i));

beforeAll(async () => {
  await db.recursiveDelete(db.collection('provider_search'));
  await list(db, professionals);
}, 60_000);

/** Returns all results of a search, page by page. */
async function pages(service: string, location: string) {
  const terms = { service, location };
  const found = [];
  let after: string | null = null;
  do {
    const page = await searchProviders({ search }, { terms, after, limit: 24 });
    expect(page.read).toBeLessThanOrEqual(MAX_READS_WITH_PLACE);
    found.push(...page.providers);
    after = page.next;
  } while (after !== null);
  return found;
}

/** Returns the handles that each tier and band must have, by comparing everybody. */
function expected(trade: string | null, location: string): Record<string, string[]> {
  const place = findPlace(location);
  const tiers: Record<string, string[]> = {};
  for (const { profile } of professionals) {
    const { area } = profile.facts;
    if (!area || !place || (trade !== null && profile.trades[0] !== trade)) continue;
    if (matchesSearch(profile, { service: trade ?? '', location })) continue;
    const km = distanceToArea(area, place.center);
    const reach = reachOf(area, km);
    if (reach !== null) (tiers[`${reach}${bandOf(km)}`] ??= []).push(profile.handle);
  }
  return tiers;
}

describe('a search with a place', () => {
  it.each([
    ['plumber', 'plumbing', 'Georgetown, TX'],
    ['', null, '78626'],
    ['roofing', 'roofing', 'near San Marcos'],
    ['electrician', 'electrical', 'Temple, TX'],
    ['', null, 'Dallas, TX'],
  ])(
    '%j in %3$j lists everybody who reaches it once, in bands',
    async (service, trade, location) => {
      const found = await pages(service, location);
      const handles = found.map(({ handle }) => handle);
      expect(new Set(handles).size).toBe(handles.length);
      const around = found.filter(({ tier }) => tier === 'near' || tier === 'further');
      const byStep: Record<string, string[]> = {};
      for (const { tier, band, handle } of around) (byStep[`${tier}${band}`] ??= []).push(handle);
      const want = expected(trade, location);
      expect(Object.keys(byStep).toSorted()).toEqual(Object.keys(want).toSorted());
      for (const [step, all] of Object.entries(want)) {
        expect(byStep[step]?.toSorted()).toEqual(all.toSorted());
      }
      const order = around.map(({ tier, band, id }) => `${tier === 'near' ? 0 : 1}${band}${id}`);
      expect(order).toEqual(order.toSorted());
      for (const { km } of around) expect(km).not.toBeNull();
    },
  );

  it('names the place and others of its name', async () => {
    const terms = { service: '', location: 'georgetown' };
    const { place } = await searchProviders({ search }, { terms, after: null, limit: 24 });
    expect(place?.name).toBe('Georgetown, TX');
    expect(place?.others).toContain('Georgetown, KY');
  });

  it.each([
    ['plumber near georgetown tx', '', 'Georgetown, TX'],
    ['plumber 78626', '', 'Georgetown, TX 78626'],
    ['78626', '', 'Georgetown, TX 78626'],
    ['78626', 'plumber', 'Georgetown, TX 78626'],
    ['georgetown', '', 'Georgetown, TX'],
  ])('understands the place in the service field: %j at %j', async (service, location, name) => {
    const request = { terms: { service, location }, after: null };
    const { place, providers } = await searchProviders({ search }, { ...request, limit: 24 });
    expect(place?.name).toBe(name);
    expect(providers.some(({ tier }) => tier === 'near')).toBe(true);
  });

  it('takes a word of the service for a place only where somebody works there', async () => {
    const ask = (service: string) => {
      const terms = { service, location: '' };
      return searchProviders({ search }, { terms, after: null, limit: 24 });
    };
    // Union is a township in New Jersey.
    const union = await ask('union roofer');
    expect(union.place).toBeUndefined();
    expect(union.providers.length).toBeGreaterThan(0);
    expect((await ask('roofer georgetown')).place?.name).toBe('Georgetown, TX');
  });

  it('works as before for a text that is no place', async () => {
    const request = { terms: { service: '', location: 'my sister' }, after: null, limit: 24 };
    const page = await searchProviders({ search }, request);
    expect(page).toMatchObject({ providers: [], next: null });
    expect(page.place).toBeUndefined();
  });
});
