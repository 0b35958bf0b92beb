import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  providerSearchSchema,
  searchIdOf,
  searchIdsOf,
  toProviderSearch,
  type SearchSource,
} from './provider-search.ts';
import { SEARCH_ID } from './search.ts';

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
};
const made = (id: string, iso: string) => ({ id, created_at: at(iso) });

describe('searchIdOf', () => {
  it('sorts Pro and Business ahead, and the newest first within', () => {
    const [oldest, middle, newest] = [
      made('a', '1999-01-01T00:00:00Z'),
      made('b', '2026-01-01T00:00:00.000Z'),
      made('c', '2026-01-01T00:00:00.001Z'),
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

  it('is one of two, and tells them apart by the plan only', () => {
    expect(searchIdsOf(rivera)).toEqual([searchIdOf(rivera, 'Pro'), searchIdOf(rivera, 'Starter')]);
    expect(searchIdOf(rivera, 'Pro')).toBe(searchIdOf(rivera, 'Business'));
    for (const id of searchIdsOf(rivera)) expect(id).toMatch(SEARCH_ID);
  });
});

describe('toProviderSearch', () => {
  it('holds the card, and the grams of what each text is looked for in', () => {
    const listing = toProviderSearch({ ...rivera, display_name: 'Q', services: ['W'] }, 'Pro');
    expect(listing.card).toEqual({
      handle: 'rivera-plumbing',
      display_name: 'Q',
      bio: null,
      city: 'Waco',
      services: ['W'],
      locations: ['Temple'],
      avatar_url: null,
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

  it('fits into a Firestore document at its largest', () => {
    // The rules count letters, and one may have two units (an emoji, or İ in lower case): of such, none
    // of which comes twice, nobody can have more grams. (Eleven letters have more units in NFC, of a few
    // that are always the same.)
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
    const places = LIMITS.name + LIMITS.locations * LIMITS.locationLength;
    const words = LIMITS.name + LIMITS.bio + LIMITS.services * LIMITS.serviceLength;
    const most = 3 * 2 * (places + words + places);

    const { id, service, location } = toProviderSearch(largest, 'Pro');
    const keys = [
      ...Object.keys(service).map((key) => `service.${key}`),
      ...Object.keys(location).map((key) => `location.${key}`),
    ];
    expect(keys.length).toBeLessThanOrEqual(most);
    expect(keys.length).toBeGreaterThan(most / 2);

    // Firestore docs, 'Usage and limits' and 'Storage size calculations'. An entry for each key, in one
    // order only (firestore.indexes.json), one for each map, two for provider_id.
    expect(most + 4).toBeLessThan(40_000);
    const keyBytes = Math.max(...keys.map((key) => key.length)) + 1;
    expect(most * (keyBytes + 1) + 4 * (words + places)).toBeLessThan(1024 * 1024);
    const nameBytes = 'provider_search'.length + 1 + id.length + 1 + 16;
    const parentBytes = 16;
    expect(most * (nameBytes + parentBytes + keyBytes + 1 + 32)).toBeLessThan(8 * 1024 * 1024);
  });
});
