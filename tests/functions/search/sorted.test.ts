import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { searchIdOf } from '@doorstep/domain/search/provider-search';
import type { SearchFilter, SearchOrder } from '@doorstep/domain/search/results/refinement';
import { FACTORY_TIME, providerProfile } from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createProviderSearch } from '../../../functions/search/provider-search-repository.ts';
import { searchProviders } from '../../../functions/search/search-providers.ts';
import { list } from '../../support/server/search.ts';

// Pages of a search while the market changes, and a search of more professionals than are sorted.

const project = 'demo-doorstep-search-sorted';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const search = createProviderSearch(db);

/** Returns a professional, the older the larger the age in minutes. */
function professional(age: number, tier: 'Pro' | 'Starter', facts: Partial<typeof NO_FACTS> = {}) {
  const profile = providerProfile({
    user_id: `pro${age}`,
    handle: `pro${age}`,
    display_name: `Works ${age}`,
    created_at: new Date(FACTORY_TIME.getTime() - age * 60_000),
    facts: { ...NO_FACTS, ...facts },
  });
  return { profile, tier };
}

const listingOf = ({ profile, tier }: ReturnType<typeof professional>) =>
  db.doc(`provider_search/${searchIdOf(profile, tier)}`);

const terms = { service: 'works', location: '' };
interface More {
  after?: string | null;
  ids?: readonly string[];
  filters?: readonly SearchFilter[];
}
const pageOf = (order: SearchOrder, { after = null, ...more }: More = {}) =>
  searchProviders({ search }, { terms, order, limit: 24, after, ...more });
const handles = ({ providers }: Awaited<ReturnType<typeof pageOf>>) =>
  providers.map(({ handle }) => handle);
const expectedHandles = (ages: number[]) => ages.map((age) => `pro${age}`);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** Older professionals have more reviews, all with five stars. */
const stars = (age: number) => ({ stars: [0, 0, 0, 0, age] });

beforeEach(() => db.recursiveDelete(db.collection('provider_search')));
afterAll(() => deleteApp(app));

describe('newest', () => {
  it('merges Pro and Business with the others, and keeps its place when somebody is new', async () => {
    const tierOf = (age: number) => (age % 5 === 0 || age > 40 ? 'Pro' : 'Starter');
    await list(
      db,
      range(1, 61).map((age) => professional(age, tierOf(age))),
    );
    const first = await pageOf('newest');
    expect(handles(first)).toEqual(expectedHandles(range(1, 25)));
    await list(db, [professional(0, 'Pro'), professional(-1, 'Starter')]);
    const second = await pageOf('newest', { after: first.next });
    const third = await pageOf('newest', { after: second.next });
    const fourth =
      third.next === null ? [] : handles(await pageOf('newest', { after: third.next }));
    const rest = [...handles(second), ...handles(third), ...fourth];
    expect(rest).toEqual(expectedHandles(range(25, 61)));
    for (const { read } of [first, second, third]) expect(read).toBeLessThanOrEqual(30);
  });
});

describe('rating', () => {
  it('sorts the first 200, says that there are more, and reads no more than that', async () => {
    await list(
      db,
      range(1, 231).map((age) => professional(age, 'Starter', stars(age))),
    );
    const first = await pageOf('rating');
    expect(first.read).toBe(200);
    expect(first.sorted?.isAll).toBe(false);
    expect(first.sorted?.ids).toHaveLength(200);
    expect(handles(first)).toEqual(expectedHandles(range(177, 201).toReversed()));
    const second = await pageOf('rating', { after: first.next });
    expect(handles(second)).toEqual(expectedHandles(range(153, 177).toReversed()));
    const ids = first.sorted?.ids.slice(-8) ?? [];
    expect(handles(await pageOf('rating', { ids }))).toEqual(
      expectedHandles(range(1, 9).toReversed()),
    );
  });

  it('leaves out who was unpublished or passes no more since the first page', async () => {
    const facts = (age: number) => ({ ...stars(age), answer_minutes: 60 });
    const all = range(1, 11).map((age) => professional(age, 'Starter', facts(age)));
    await list(db, all);
    const filters = ['fast'] as const;
    const { sorted } = await pageOf('rating', { filters });
    expect(sorted?.isAll).toBe(true);
    const [leaves, slower] = [all[1], all[3]];
    if (!leaves || !slower) throw new Error('no professionals');
    await listingOf(leaves).delete();
    await listingOf(slower).update({ filters: { rating: true } });
    const later = await pageOf('rating', { filters, ids: sorted?.ids ?? [] });
    expect(handles(later)).toEqual(expectedHandles([10, 9, 8, 7, 6, 5, 3, 1]));
    expect(later).toMatchObject({ next: null, read: 10 });
  });

  it('starts again after a result that has left', async () => {
    const all = range(1, 31).map((age) => professional(age, 'Starter', stars(age)));
    await list(db, all);
    const first = await pageOf('rating');
    const last = all[6];
    expect(last && first.next?.endsWith(listingOf(last).id)).toBe(true);
    if (last) await listingOf(last).delete();
    expect(handles(await pageOf('rating', { after: first.next }))).toContain('pro30');
  });
});
