import { FACTORY_TIME, providerProfile } from '@doorstep/local/demo/factories.ts';
import { NO_DIRECTORY } from '@doorstep/domain/search/directory';
import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRADE_IDS } from '@doorstep/domain/search/trades/trade-names';
import { createProviderSearch } from '../../../functions/search/provider-search-repository.ts';
import { searchAndLog } from '../../../functions/search/search-and-log.ts';
import {
  MAX_READS,
  MAX_READS_WITH_PLACE,
  searchProviders,
} from '../../../functions/search/search-providers.ts';
import { Random } from '../../support/random.ts';
import { list } from '../../support/server/search.ts';

// Counts every document that the SDK's queries return in this process.

const project = 'demo-doorstep-search-reads';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const search = createProviderSearch(db);

const random = new Random(7);
const WORDS = ['drain', 'boiler', 'garden', 'roof', 'panel', 'paint', 'tile', 'window'] as const;
const CITIES = ['Portland, OR', 'Salem, OR', 'Austin, TX', 'Waco, TX'] as const;
const professionals = Array.from({ length: 300 }, (_, i) => ({
  profile: providerProfile({
    user_id: `pro${i}`,
    display_name: `${random.pick(WORDS)} works ${i}`,
    bio: `We do ${random.pick(WORDS)} and ${random.pick(WORDS)} work${i === 217 ? ', and zeppelins' : ''}.`,
    services: [random.pick(WORDS), random.pick(WORDS)],
    city: random.pick(CITIES),
    locations: [random.pick(CITIES)],
    created_at: new Date(FACTORY_TIME.getTime() + i * 60_000),
  }),
  tier: i % 3 === 0 ? ('Pro' as const) : ('Starter' as const),
}));

const querySpy = vi.spyOn(Query.prototype, 'get');
/** Returns the reads of each query since the last reset. Firestore charges an empty one as one. */
const queries = (): number[] =>
  querySpy.mock.settledResults.map(({ type, value }) =>
    type === 'fulfilled' ? Math.max(1, value.size) : NaN,
  );
const documents = () => queries().reduce((sum, size) => sum + size, 0);

const COUNTS = Object.fromEntries(TRADE_IDS.map((id, i) => [id, i]));

beforeAll(async () => {
  await db.recursiveDelete(db.collection('provider_search'));
  await list(db, professionals);
}, 60_000);
beforeEach(() => {
  querySpy.mockClear();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await deleteApp(app);
});

const matching = (terms: SearchTerms) =>
  professionals.filter(({ profile }) => matchesSearch(profile, terms)).length;
const pageOf = (terms: SearchTerms, after: string | null = null) =>
  searchProviders({ search }, { terms, after, limit: 24 });

describe('a search of 300 professionals', () => {
  it.each([
    ['nothing', '', ''],
    ['a common word', 'works', ''],
    ['a rare word', 'zeppelin', ''],
    ['one letter', 'a', ''],
    ['two letters', 'oi', ''],
    ['two letters of nobody', 'qx', ''],
    ['both', 'garden', 'salem'],
    ['a place alone', '', 'waco, t'],
    ['nobody', 'submarines', ''],
    ['a sentence of nobody', 'we do zeppelin and zeppelin work', ''],
  ])('for %s reads at most thirty documents in two queries', async (_, service, location) => {
    const terms = { service, location };
    const { providers, next, read } = await pageOf(terms);
    expect(documents()).toBeLessThanOrEqual(30);
    expect(read).toBe(documents());
    expect(queries().length).toBeLessThanOrEqual(2);
    expect(providers).toHaveLength(Math.min(24, matching(terms)));
    expect(next !== null).toBe(matching(terms) > 24);
  });

  it('looks up an unknown place in the service field with one more query', async () => {
    const closestTo = async (service: string, location = '') => {
      querySpy.mockClear();
      const { providers, read } = await pageOf({ service, location });
      expect(documents()).toBeLessThanOrEqual(MAX_READS_WITH_PLACE);
      expect(read).toBe(documents());
      return providers.filter(({ tier }) => tier === 'closest').map(({ id }) => id);
    };
    const inSalem = await closestTo('roofer', 'salem');
    expect(inSalem).not.toHaveLength(0);
    const withoutGuess = queries().length;
    expect(await closestTo('roofer salem')).toEqual(inSalem);
    // One query checks that somebody names the place.
    expect(queries()).toHaveLength(withoutGuess + 1);
    const everywhere = await closestTo('roofer');
    const withoutPlace = queries().length;
    expect(await closestTo('roofer nowhere')).toEqual(everywhere);
    expect(queries()).toHaveLength(withoutPlace + 1);
  });

  it('without a match or words adds twelve trades with one more read, at most thirty', async () => {
    const read = vi.fn(() => Promise.resolve({ ...NO_DIRECTORY, trades: COUNTS }));
    const ask = (service: string) => {
      const request = { terms: { service, location: '' }, after: null, limit: 24 };
      return searchAndLog({ search, directories: { read } }, 'app', request);
    };
    expect((await ask('zeppelin')).trades).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
    querySpy.mockClear();
    const { trades, read: documentsRead } = await ask('submarines');
    expect(trades?.map(({ id }) => id)).toEqual(TRADE_IDS.toReversed().slice(0, 12));
    expect(documentsRead).toBe(documents() + 1);
    expect(documentsRead).toBeLessThanOrEqual(MAX_READS);
    expect((await ask('')).trades).toEqual(trades);
    read.mockRejectedValueOnce(new Error('no database'));
    expect((await ask('submarines')).trades).toEqual([]);
  });

  // @2.2.38
  it('without a match adds the trade in other cities and the trades of the place', async () => {
    const city = (id: string, name: string, trades: Record<string, number>) => ({
      ...{ id, name, count: 9, trades },
    });
    const cities = [
      city('honolulu-hi', 'Honolulu, HI', { painting: 1, roofing: 1 }),
      city('waco-tx', 'Waco, TX', { roofing: 3 }),
    ];
    const read = () => Promise.resolve({ ...NO_DIRECTORY, trades: COUNTS, cities });
    const terms = { service: 'roofer', location: 'honolulu' };
    const request = { terms, after: null, limit: 24, filters: ['insured' as const] };
    const page = await searchAndLog({ search, directories: { read } }, 'app', request);
    expect(page).toMatchObject({
      providers: [],
      city: { id: 'honolulu-hi', name: 'Honolulu, HI' },
      cities: [{ id: 'waco-tx', name: 'Waco, TX' }],
    });
    expect(page.trades?.map(({ id }) => id)).toEqual(['painting']);
    expect(page.read).toBe(documents() + 1);
    expect(page.read).toBeLessThanOrEqual(MAX_READS_WITH_PLACE);
  });

  it('finds everybody, page by page', async () => {
    const terms = { service: 'drain', location: '' };
    const ids: string[] = [];
    let after: string | null = null;
    do {
      querySpy.mockClear();
      const page = await pageOf(terms, after);
      expect(documents()).toBeLessThanOrEqual(30);
      ids.push(...page.providers.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(matching(terms));
  });
});

describe('a search whose grams match many and whose text matches nobody', () => {
  // All grams of 'abcdef', in two texts.
  const decoys = Array.from({ length: 70 }, (_, i) => ({
    profile: providerProfile({ user_id: `decoy${i}`, services: ['xabcde', 'bcdefx'] }),
    tier: null,
  }));
  const terms = { service: 'abcdef', location: '' };

  it('stops at thirty documents, and continues from there', async () => {
    const oldest = providerProfile({
      user_id: 'found',
      services: ['abcdefg'],
      created_at: new Date(0),
    });
    await list(db, [...decoys, { profile: oldest, tier: null }]);
    const reads: number[] = [];
    const found: string[] = [];
    let after: string | null = null;
    do {
      querySpy.mockClear();
      const page = await pageOf(terms, after);
      reads.push(documents());
      found.push(...page.providers.map(({ services }) => services.join()));
      after = page.next;
    } while (after !== null);
    expect(reads).toEqual([MAX_READS, MAX_READS, 11]);
    expect(found).toEqual(['abcdefg']);
  });
});
