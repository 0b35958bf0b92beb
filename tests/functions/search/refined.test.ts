import { dayOf } from '@doorstep/domain/badges/valid-badges';
import { bandOf } from '@doorstep/domain/places/area-keys';
import { RADII } from '@doorstep/domain/places/area-schema';
import { distanceToArea, reachOf, serviceAreaOf } from '@doorstep/domain/places/service-area';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { minimalHours } from '@doorstep/domain/profiles/minimal-branch';
import { ratingOf } from '@doorstep/domain/profiles/rating';
import { searchIdOf } from '@doorstep/domain/search/provider-search';
import { SEARCH_FILTERS, type Refinement } from '@doorstep/domain/search/results/refinement';
import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import { FACTORY_TIME, providerProfile } from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Firestore, getFirestore, Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gazetteer } from '../../../functions/search/gazetteer.ts';
import { findPlace } from '../../../functions/search/place-of-search.ts';
import { createProviderSearch } from '../../../functions/search/provider-search-repository.ts';
import { searchProviders } from '../../../functions/search/search-providers.ts';
import { Random } from '../../support/random.ts';
import { list } from '../../support/server/search.ts';

// Filters and orders, compared with everybody in a market around Austin. Counts every document that
// the SDK reads in this process.

const project = 'demo-doorstep-search-refined';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const search = createProviderSearch(db);

const random = new Random(23);
const CITIES = ['Austin, TX', 'Round Rock, TX', 'Georgetown, TX', 'Waco, TX', '78704'] as const;
const TRADES = ['plumbing', 'roofing'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));

/** Returns a badge that is valid, expired or missing. */
const badge = () =>
  random.pick([
    null,
    { number: null, expires_on: dayIn(30) },
    { number: null, expires_on: dayIn(-1) },
  ]);

// Those who closed half a minute ago have the key of the current half hour too.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T10:15:30Z') });

function professional(i: number) {
  const texts = {
    city: random.pick(CITIES),
    locations: random.below(3) === 0 ? [random.pick(CITIES)] : [],
    travel_radius: random.pick(RADII),
  };
  const closes = random.pick([null, '10:15', '10:16'] as const);
  const facts = {
    ...NO_FACTS,
    area: serviceAreaOf(gazetteer(), texts, []),
    stars: [0, random.below(3), 0, random.below(4), random.below(4)],
    answer_minutes: random.pick([null, 15, 120, 121, 600]),
    badges: { license: badge(), insurance: badge() },
    opening_hours: closes && minimalHours({ monday: { opens: '09:00', closes } }),
  };
  const profile = providerProfile({
    ...{ ...texts, facts, user_id: `pro${i}`, handle: `pro${i}`, bio: null, services: [] },
    display_name: `Works ${i}`,
    trades: [random.pick(TRADES)],
    // Pairs are created in the same millisecond.
    created_at: new Date(FACTORY_TIME.getTime() + Math.floor(i / 2) * 60_000),
  });
  return { profile, tier: random.below(3) === 0 ? ('Pro' as const) : ('Starter' as const) };
}

type Professional = ReturnType<typeof professional>;
const professionals = Array.from({ length: 90 }, (_, i) => professional(i));

const queried = vi.spyOn(Query.prototype, 'get');
const fetched = vi.spyOn(Firestore.prototype, 'getAll');
/** Returns the documents read since the last reset. Firestore charges an empty query as one. */
function documents(): number {
  const sizes = queried.mock.settledResults.map(({ type, value }) =>
    type === 'fulfilled' ? Math.max(1, value.size) : NaN,
  );
  const ids = fetched.mock.settledResults.map(({ type, value }) =>
    type === 'fulfilled' ? value.length : NaN,
  );
  return [...sizes, ...ids].reduce((sum, size) => sum + size, 0);
}

beforeAll(async () => {
  await db.recursiveDelete(db.collection('provider_search'));
  await list(db, professionals);
}, 60_000);
beforeEach(() => {
  queried.mockClear();
  fetched.mockClear();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await deleteApp(app);
});

const PASSES: Record<
  (typeof SEARCH_FILTERS)[number],
  (profile: Professional['profile']) => boolean
> = {
  rating: ({ facts }) => (ratingOf(facts.stars)?.average ?? 0) >= 4,
  licensed: ({ facts }) => (facts.badges.license?.expires_on ?? '') >= dayIn(0),
  insured: ({ facts }) => (facts.badges.insurance?.expires_on ?? '') >= dayIn(0),
  fast: ({ facts }) => facts.answer_minutes !== null && facts.answer_minutes <= 120,
  open: ({ facts }) => facts.opening_hours?.hours.monday?.closes === '10:16',
};

/** Searches by trade, which professionals do not name in their texts, and by place. */
interface Asked {
  terms: SearchTerms;
  trade: (typeof TRADES)[number] | null;
}
const ASKED: Asked[] = [
  { terms: { service: 'works', location: '' }, trade: null },
  { terms: { service: '', location: 'Austin, TX' }, trade: null },
  { terms: { service: 'plumber', location: 'Georgetown, TX' }, trade: 'plumbing' },
  { terms: { service: '', location: '76701' }, trade: null },
  { terms: { service: 'roofer', location: '78704' }, trade: 'roofing' },
];

interface Expected {
  tier: string;
  band: number;
  id: string;
  km: number | null;
  profile: Professional['profile'];
}

/** Returns everybody who must be found, except closest matches, by comparing all professionals. */
function expected({ terms, trade }: Asked, filters: Refinement['filters']): Expected[] {
  const center = findPlace(terms.location)?.center ?? null;
  return professionals.flatMap(({ profile, tier: plan }) => {
    const { area } = profile.facts;
    if (!filters.every((name) => PASSES[name](profile))) return [];
    const exact = center && area ? distanceToArea(area, center) : null;
    const km = exact === null ? null : Math.round(exact * 10) / 10;
    const found = { id: searchIdOf(profile, plan), km, profile };
    if (matchesSearch(profile, terms)) return { ...found, tier: 'match', band: 0 };
    const reach = exact !== null && area ? reachOf(area, exact) : null;
    if (reach === null || exact === null) return [];
    if (trade !== null && profile.trades[0] !== trade) return [];
    return { ...found, tier: reach, band: bandOf(exact) };
  });
}

type Compare = (a: Expected, b: Expected) => number;
const tierOf = ({ tier }: Expected) => ['match', 'near', 'further'].indexOf(tier);
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const usual: Compare = (a, b) => a.band - b.band || byText(a.id, b.id);
const stars = ({ profile }: Expected) => ratingOf(profile.facts.stars);
const ORDERS: Record<Refinement['order'], Compare> = {
  best: usual,
  nearest: (a, b) => (a.km ?? 1e6) - (b.km ?? 1e6) || usual(a, b),
  rating: (a, b) =>
    (stars(b)?.average ?? 0) - (stars(a)?.average ?? 0) ||
    (stars(b)?.count ?? 0) - (stars(a)?.count ?? 0) ||
    usual(a, b),
  newest: (a, b) =>
    b.profile.created_at.getTime() - a.profile.created_at.getTime() ||
    byText(a.profile.id, b.profile.id),
};

/** Returns a page of results, and checks what it reads. */
async function pageOf(request: Omit<Parameters<typeof searchProviders>[1], 'limit'>, most: number) {
  queried.mockClear();
  fetched.mockClear();
  const page = await searchProviders({ search }, { ...request, limit: 24 });
  expect(page.read).toBe(documents());
  expect(documents()).toBeLessThanOrEqual(most);
  expect(page.providers.length).toBeLessThanOrEqual(24);
  return page;
}

/** Returns the results of all pages, read by cursors. */
async function pages({ terms }: Asked, refinement: Refinement, most: number) {
  const found = [];
  let after: string | null = null;
  do {
    const page = await pageOf({ terms, ...refinement, after }, most);
    found.push(...page.providers);
    after = page.next;
  } while (after !== null);
  expect(new Set(found.map(({ handle }) => handle)).size).toBe(found.length);
  return found;
}

const hasPlace = ({ terms }: Asked) => terms.location !== '';
const budget = (asked: Asked, order: Refinement['order']) =>
  order === 'nearest' || order === 'rating' ? 200 : hasPlace(asked) ? 60 : 30;

/** Finds all results and compares those before the closest matches with the expected ones. */
async function expectExact(asked: Asked, refinement: Refinement) {
  const found = await pages(asked, refinement, budget(asked, refinement.order));
  const order = refinement.order === 'nearest' && !hasPlace(asked) ? 'best' : refinement.order;
  const want = expected(asked, refinement.filters).toSorted(
    (a, b) => tierOf(a) - tierOf(b) || ORDERS[order](a, b),
  );
  const ids = found.filter(({ tier }) => tier !== 'closest').map(({ id }) => id);
  expect(ids).toEqual(want.map(({ id }) => id));
  for (const { id, tier } of found) {
    const profile = professionals.find((one) => searchIdOf(one.profile, one.tier) === id)?.profile;
    expect(profile && refinement.filters.every((name) => PASSES[name](profile))).toBe(true);
    if (tier === 'closest') expect(profile?.trades[0]).toBe(asked.trade);
  }
}

const subsets = Array.from({ length: 2 ** SEARCH_FILTERS.length }, (_, bits) =>
  SEARCH_FILTERS.filter((_name, i) => bits & (1 << i)),
).filter((filters) => !filters.includes('open') || filters.length < 3);

describe.each(ASKED)('a search for $terms', (asked) => {
  it('holds every combination of filters in each tier and band @2.2.30', async () => {
    for (const filters of subsets) await expectExact(asked, { filters, order: 'best' });
  }, 60_000);

  it.each(['nearest', 'rating', 'newest'] as const)(
    'has the order %s in each tier, with filters too @2.2.32',
    async (order) => {
      for (const filters of [[], ['fast'], ['licensed', 'rating'], ['open']] as const) {
        await expectExact(asked, { filters, order });
      }
    },
    60_000,
  );

  it.each(['nearest', 'rating'] as const)(
    'in the order %s reads only the professionals of a later page @2.2.32',
    async (order) => {
      const { terms } = asked;
      const { sorted, providers } = await pageOf({ terms, order, after: null }, 200);
      if (!sorted) {
        expect([order, hasPlace(asked)]).toEqual(['nearest', false]);
        return;
      }
      expect(sorted.isAll).toBe(true);
      const found = [...providers];
      for (let i = 24; i < sorted.ids.length; i += 24) {
        const ids = sorted.ids.slice(i, i + 24);
        found.push(...(await pageOf({ terms, order, after: null, ids }, 24)).providers);
      }
      expect(found.map(({ id }) => id)).toEqual(sorted.ids);
      expect(found).toEqual(await pages(asked, { filters: [], order }, 200));
    },
  );
});
