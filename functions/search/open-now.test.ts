import { minimalHours } from '@doorstep/domain/profiles/minimal-branch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minimalResult } from '@doorstep/domain/search/results/minimal-result';
import type { Candidate, ListRange, ProviderSearch } from './provider-search-repository.ts';
import { MAX_READS, searchProviders } from './search-providers.ts';

// The filter 'Open now' while some of the half hour have closed already.

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Returns a professional who is open on Monday until a time in UTC. */
function closingAt(i: number, closes: string): Candidate {
  const opening_hours = [minimalHours({ monday: { opens: '08:00', closes } })];
  const provider = {
    ...minimalResult({ handle: `pro${i}`, display_name: 'Works' }),
    ...{ branch_places: [], area: null, opening_hours },
  };
  return { id: `1${String(i).padStart(13, '0')}_pro${i}`, provider };
}

/** Fakes an index in which all have the keys of the half hour. Records the keys of its queries. */
function index(all: readonly Candidate[]): ProviderSearch & { keys: unknown[] } {
  const keys: unknown[] = [];
  const list = ({ after = null, limit, filters }: ListRange) => {
    keys.push(filters);
    return Promise.resolve(all.filter(({ id }) => id > (after ?? '')).slice(0, limit));
  };
  const none = () => Promise.resolve([]);
  return {
    ...{ keys, listAround: none, listClosest: none },
    listCandidates: (_, range) => list(range),
    listByIds: (ids) => Promise.resolve(all.filter(({ id }) => ids.includes(id))),
  };
}

const open = { terms: { service: 'works', location: '' }, filters: ['open'], limit: 24 } as const;
const handles = (count: number, isOpen: (i: number) => boolean) =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) => (isOpen(i) ? [`pro${i}`] : []));

it('leaves out who closed at 10:15, fills the page, and continues after it @2.52.3', async () => {
  vi.setSystemTime('2026-11-30T10:20:00Z');
  const isOpen = (i: number) => i % 7 !== 0;
  const search = index(
    Array.from({ length: 60 }, (_, i) => closingAt(i, isOpen(i) ? '17:00' : '10:15')),
  );
  const found: string[] = [];
  const sizes: number[] = [];
  let after: string | null = null;
  do {
    const page = await searchProviders({ search }, { ...open, after });
    expect(page.read).toBeLessThanOrEqual(MAX_READS);
    sizes.push(page.providers.length);
    found.push(...page.providers.map(({ handle }) => handle));
    after = page.next;
  } while (after !== null);
  expect(found).toEqual(handles(60, isOpen));
  expect(sizes).toEqual([24, 24, 3]);
  // 10:00 to 10:30 on Monday.
  expect(new Set(search.keys.flat())).toEqual(new Set(['open_20']));
});

it('continues at the same place when the half hour is over, also in a sorted list @2.52.3', async () => {
  vi.setSystemTime('2026-11-30T10:29:00Z');
  const isLate = (i: number) => i % 2 === 0;
  const all = Array.from({ length: 40 }, (_, i) => closingAt(i, isLate(i) ? '17:00' : '10:30'));
  const search = index(all);
  const first = await searchProviders({ search }, { ...open, after: null });
  expect(first.providers.map(({ handle }) => handle)).toEqual(handles(24, () => true));
  vi.setSystemTime('2026-11-30T10:31:00Z');
  const second = await searchProviders({ search }, { ...open, after: first.next });
  expect(second.providers.map(({ handle }) => handle)).toEqual(
    handles(40, (i) => i >= 24 && isLate(i)),
  );
  expect(search.keys.at(-1)).toEqual(['open_21']);
  const ids = all.slice(24).map(({ id }) => id);
  const later = await searchProviders({ search }, { ...open, order: 'rating', after: null, ids });
  expect(later.providers).toHaveLength(8);
});
