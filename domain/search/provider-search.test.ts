import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { MAX_BRANCHES } from '../profiles/branch.ts';
import { NO_FACTS } from '../profiles/facts.ts';
import { minimalBranch, minimalHours } from '../profiles/minimal-branch.ts';
import { isClosestMatch } from './closest-matches.ts';
import {
  MAX_BRANCH_KEYS,
  providerSearchSchema,
  searchIdOf,
  searchIdsOf,
  toProviderSearch,
  type ProviderSearch,
  type SearchSource,
} from './provider-search.ts';
import { queryGramKeys } from './search-grams.ts';
import { matchesSearch, SEARCH_ID } from './search.ts';
import { TRADE_IDS } from './trades/trade-names.ts';

const at = (iso: string) => new Date(iso);
const rivera: SearchSource = {
  id: 'rivera1',
  published: true,
  created_at: at('2026-01-15T10:00:00Z'),
  handle: 'rivera-plumbing',
  display_name: 'Rivera',
  bio: null,
  city: 'Waco',
  services: ['Leaks'],
  locations: ['Temple'],
  avatar_url: null,
  work_photos: [],
  trades: [],
  travel_radius: 25,
  facts: NO_FACTS,
};
const profileCreatedAt = (id: string, iso: string) => ({ id, created_at: at(iso) });

describe('searchIdOf', () => {
  it('sorts Pro and Business first, then by newest', () => {
    const [oldest, middle, newest] = [
      profileCreatedAt('a', '1999-01-01T00:00:00Z'),
      profileCreatedAt('b', '2026-01-01T00:00:00.000Z'),
      profileCreatedAt('c', '2026-01-01T00:00:00.001Z'),
    ];
    const sorted = [
      searchIdOf(newest, 'Business'),
      searchIdOf(middle, 'Pro'),
      searchIdOf(oldest, 'Business'),
      searchIdOf(newest, 'Starter'),
      searchIdOf(middle, null),
      searchIdOf(oldest, 'Starter'),
    ];
    expect(sorted.toSorted()).toEqual(sorted);
    expect(new Set(sorted).size).toBe(6);
  });

  it('returns one of the two ids of searchIdsOf, depending only on the plan', () => {
    expect(searchIdsOf(rivera)).toEqual([searchIdOf(rivera, 'Pro'), searchIdOf(rivera, 'Starter')]);
    expect(searchIdOf(rivera, 'Pro')).toBe(searchIdOf(rivera, 'Business'));
    for (const id of searchIdsOf(rivera)) expect(id).toMatch(SEARCH_ID);
  });
});

describe('toProviderSearch', () => {
  it('holds the reasons of the facts, without a line for a review without text', () => {
    const known = { answer_minutes: 90, jobs_completed: 12 };
    const cardOf = (line: string) => {
      const facts = { ...NO_FACTS, ...known, newest_review: { id: 'r', line } };
      return toProviderSearch({ ...rivera, facts }, null).card;
    };
    expect(cardOf('Quick.')).toMatchObject({ ...known, review_line: 'Quick.' });
    expect(cardOf('').review_line).toBeNull();
  });

  it('holds the card, and the grams of the texts that each search field matches', () => {
    const work_photos = ['https://pictures.test/1.webp', 'https://pictures.test/2.webp'];
    const profile = { ...rivera, display_name: 'Q', services: ['W'], work_photos };
    const listing = toProviderSearch(profile, 'Pro');
    expect(listing.card).toEqual({
      handle: 'rivera-plumbing',
      display_name: 'Q',
      bio: null,
      city: 'Waco',
      services: ['W'],
      locations: ['Temple'],
      branch_places: [],
      avatar_url: null,
      trades: [],
      work_photo: 'https://pictures.test/1.webp',
      rating: null,
      ...{ review_line: null, answer_minutes: null, jobs_completed: 0 },
      area: null,
      badges: [],
      opening_hours: [],
    });
    expect(listing.provider_id).toBe('rivera1');
    const keyOf = (text: string) =>
      Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
    expect(listing.service).toHaveProperty(keyOf('q'));
    expect(listing.service).toHaveProperty(keyOf('wac'));
    expect(listing.location).toHaveProperty(keyOf('wac'));
    expect(listing.location).not.toHaveProperty(keyOf('q'));
    expect(providerSearchSchema.parse(listing)).toEqual(listing);
  });

  it('shows the first photo that is not the before picture of a pair', () => {
    const photo = (id: string) =>
      `https://firebasestorage.googleapis.com/v0/b/b/o/provider-work-photos%2Frivera1%2F${id}.webp`;
    const profile = { ...rivera, work_photos: [photo('old'), photo('new')] };
    const idOf = (id: string) => `rivera1_provider-work-photos_${id}`;
    const photos = { [idOf('new')]: { caption: null, tags: [], before: idOf('old') } };
    const cardOf = (tier: 'Starter' | 'Pro') =>
      toProviderSearch(profile, tier, [], { photos, service_tags: {} }).card;
    expect(cardOf('Pro').work_photo).toBe(photo('new'));
    expect(cardOf('Starter').work_photo).toBe(photo('old'));
  });

  it('holds the trades that the services name, and the words of the places', () => {
    const services = ['Leak repair', 'Drain cleaning', 'Sewer lines'];
    const listing = toProviderSearch({ ...rivera, services, locations: ['Waco, TX'] }, null);
    expect(listing.card.trades).toEqual(['drains', 'plumbing']);
    expect(listing.trades).toEqual({ drains: true, plumbing: true });
    expect(listing.place).toEqual({ waco: true, tx: true, texas: true });
  });

  it('holds the trades that the professional chose instead, but only known ones', () => {
    const listing = toProviderSearch({ ...rivera, trades: ['roofing', 'alchemy'] }, null);
    expect(listing.card.trades).toEqual(['roofing']);
    expect(listing.trades).toEqual({ roofing: true });
  });

  // @2.29.5
  it('holds the places of the branches while the plan includes them', () => {
    const branches = [minimalBranch({ address: '12 Elm St, Salado, TX', areas: ['Belton, TX'] })];
    const shop = toProviderSearch(rivera, 'Business', branches);
    expect(shop.card.branch_places).toEqual(['12 Elm St, Salado, TX', 'Belton, TX']);
    expect(matchesSearch(shop.card, { service: 'leaks', location: 'salado' })).toBe(true);
    for (const key of queryGramKeys('salado')) {
      expect(shop.location).toHaveProperty(key);
      expect(shop.service).not.toHaveProperty('00730061006c');
    }
    expect(shop.place).toMatchObject({ waco: true, salado: true, belton: true, texas: true });
    expect(isClosestMatch(shop.card, { trades: [], place: ['belton', 'tx'] })).toBe(true);
    for (const tier of ['Pro', 'Starter', null] as const) {
      expect(toProviderSearch(rivera, tier, branches)).toEqual(toProviderSearch(rivera, tier));
    }
  });

  it('holds the hours of the page, and of the branches while the plan includes them @2.52.3', () => {
    const opening_hours = minimalHours({ sunday: { opens: '10:00', closes: '10:15' } });
    const profile = { ...rivera, facts: { ...NO_FACTS, opening_hours } };
    const { hours, time_zone } = minimalBranch();
    const branches = [minimalBranch(), minimalBranch(minimalHours({}))];
    const pro = toProviderSearch(profile, 'Pro', branches);
    expect(pro).toMatchObject({ card: { opening_hours: [opening_hours] }, open_until: null });
    expect(pro.filters).toEqual({ open_308: true });
    const shop = toProviderSearch(profile, 'Business', branches);
    expect(shop.card.opening_hours).toEqual([opening_hours, { hours, time_zone }]);
    // Nine hours of five days in Chicago.
    expect(Object.keys(shop.filters)).toHaveLength(1 + 5 * 18);
    expect(shop.open_until).toBeGreaterThan(Date.now());
    expect(toProviderSearch(rivera, 'Pro')).toMatchObject({ filters: {}, open_until: null });
  });

  it('holds all places of ten usual branches', () => {
    const branches = Array.from({ length: MAX_BRANCHES }, (_, i) => ({
      ...minimalBranch(),
      address: `${i}${i * 7} ${TRADE_IDS[i]} avenue, ${TRADE_IDS[i + 10]}, TX 7${i}70${i}`,
      areas: Array.from(
        { length: LIMITS.branchAreas },
        (_, j) => `Area of ${TRADE_IDS[i + j]}, TX`,
      ),
    }));
    const { card } = toProviderSearch(rivera, 'Business', branches);
    expect(card.branch_places).toContain(branches.at(-1)?.address);
  });

  it('adds the trades that most tags name, if the plan includes them @2.12.30', () => {
    const profile = { ...rivera, services: ['Odd', 'Even'], trades: ['roofing'] };
    const gallery = {
      photos: {},
      service_tags: {
        Odd: ['Chimney sweep', 'Solar panels', 'Locksmith', 'Pest control'],
        Even: ['Solar', 'Lock change', 'Roof repair', 'Pests'],
        Gone: ['Plumber'],
      },
    };
    const trades = ['roofing', 'solar', 'locksmith', 'pest-control'];
    const listing = toProviderSearch(profile, 'Pro', [], gallery);
    expect(listing.card.trades).toEqual(trades);
    expect(Object.keys(listing.trades)).toEqual(trades);
    for (const tier of ['Starter', null] as const) {
      expect(toProviderSearch(profile, tier, [], gallery).card.trades).toEqual(['roofing']);
    }
  });

  it('fits into a Firestore document at its largest', () => {
    // The worst case: every character has two UTF-16 units, as emoji do, and none occurs twice.
    let next = 0x10000;
    const letters = (count: number) =>
      Array.from({ length: count }, () => String.fromCodePoint((next += 0x3))).join('');
    const list = (count: number, length: number) =>
      Array.from({ length: count }, () => letters(length));
    const largest: SearchSource = {
      ...rivera,
      id: 'u'.repeat(128),
      display_name: letters(LIMITS.name),
      city: letters(LIMITS.name),
      bio: letters(LIMITS.bio),
      services: list(LIMITS.services, LIMITS.serviceLength),
      locations: list(LIMITS.locations, LIMITS.locationLength),
    };
    const placeLength = LIMITS.name + LIMITS.locations * LIMITS.locationLength;
    const textLength = LIMITS.name + LIMITS.bio + LIMITS.services * LIMITS.serviceLength;
    const maxKeys = 3 * 2 * (placeLength + textLength + placeLength);

    const branches = Array.from({ length: MAX_BRANCHES }, () => ({
      ...minimalBranch(),
      address: letters(LIMITS.branchAddress),
      areas: [],
    }));
    const without = toProviderSearch(largest, 'Pro');
    const { id, service, location, place, card } = toProviderSearch(largest, 'Business', branches);
    expect(card.branch_places.length).toBeGreaterThan(0);
    const count = (all: ProviderSearch) =>
      Object.keys(all.location).length + Object.keys(all.place).length;
    const branchKeys = MAX_BRANCH_KEYS;
    expect(count({ ...without, location, place }) - count(without)).toBeLessThanOrEqual(branchKeys);
    const keys = [
      ...Object.keys(service).map((key) => `service.${key}`),
      ...Object.keys(location).map((key) => `location.${key}`),
    ];
    expect(keys.length).toBeLessThanOrEqual(maxKeys + branchKeys);
    expect(keys.length).toBeGreaterThan(maxKeys / 2);

    // Firestore docs, 'Usage and limits' and 'Storage size calculations'. One index entry per key
    // (firestore.indexes.json), one per map, and two for provider_id and open_until. `trades` and
    // `place` have less than one key per character of the places, `filters` has at most 340.
    expect(maxKeys + branchKeys + placeLength + 340 + 8).toBeLessThan(40_000);
    const keyBytes = Math.max(...keys.map((key) => key.length)) + 1;
    const texts = textLength + placeLength + card.branch_places.join('').length;
    expect((maxKeys + branchKeys) * (keyBytes + 1) + 4 * texts).toBeLessThan(1024 * 1024);
    const nameBytes = 'provider_search'.length + 1 + id.length + 1 + 16;
    const parentBytes = 16;
    expect((maxKeys + branchKeys) * (nameBytes + parentBytes + keyBytes + 1 + 32)).toBeLessThan(
      8 * 1024 * 1024,
    );
  });
});
