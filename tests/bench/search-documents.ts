import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SearchOrder } from '@doorstep/domain/search/results/refinement';
import { Query } from 'firebase-admin/firestore';
import { createProviderSearch } from '../../functions/search/provider-search-repository.ts';
import { searchProviders } from '../../functions/search/search-providers.ts';
import { admin } from '../support/browser/sign-in.ts';
import { percentile, type Row } from './table.ts';

/** Searches with all, many, some, one, few and no matches, in an order that is not sorted. */
const SEARCHES = [
  { service: '', location: '' },
  { service: 'plumbing', location: '' },
  { service: 'company 77', location: '' },
  { service: 'a', location: 'x' },
  { service: 'nobody does this', location: '' },
];
const WITH_PLACE = [
  { service: 'clean', location: 'austin' },
  { service: 'plumber', location: 'austin texas' },
  { service: 'plumber austin', location: '' },
];

/** How often each search is timed. */
const SEARCH_RUNS = 10;

/** Counts the documents that the Admin SDK's queries return while `work` runs. */
export async function countQueried(work: () => Promise<unknown>): Promise<number> {
  // `original.call` sets the query as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const original: (this: Query) => ReturnType<Query['get']> = Query.prototype.get;
  let count = 0;
  Query.prototype.get = async function counted() {
    const answer = await original.call(this);
    count += answer.size;
    return answer;
  };
  try {
    await work();
  } finally {
    Query.prototype.get = original;
  }
  return count;
}

/** Measures the documents and the time of searches in a market with `size` professionals. */
export async function measureSearch(size: number): Promise<Row[]> {
  const search = createProviderSearch(admin().firestore);
  const times: number[] = [];
  const mostOf = async (searches: typeof SEARCHES, orders: readonly SearchOrder[]) => {
    const counts: number[] = [];
    for (const terms of searches) {
      for (const order of orders) {
        const request = { terms, order, after: null, limit: PAGE_SIZE.search };
        const run = () => searchProviders({ search }, request);
        counts.push(await countQueried(run));
        for (let i = 0; i < SEARCH_RUNS; i += 1) {
          const started = performance.now();
          await run();
          times.push(performance.now() - started);
        }
      }
    }
    return Math.max(...counts);
  };
  const row = (label: string, figure: number, max: number): Row => ({
    label: `documents read with ${size} of everything: ${label}`,
    unit: 'count',
    figure,
    budget: { max },
  });
  const orders = ['best', 'newest'] as const;
  return [
    row('search page', await mostOf(SEARCHES, orders), 30),
    row('search page with a place', await mostOf(WITH_PLACE, orders), 60),
    {
      label: `search in a market of ${size}: p95`,
      unit: 'ms',
      figure: percentile(times, 0.95),
      budget: { max: 300 },
    },
    row('sorted search page', await mostOf([...SEARCHES, ...WITH_PLACE], ['rating']), 200),
  ];
}
