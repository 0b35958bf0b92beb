import { gzipSync } from 'node:zlib';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { SEARCH_PATH } from '@doorstep/domain/search/search-api';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { createProviderSearch } from '../../functions/search/provider-search-repository.ts';
import { searchProviders } from '../../functions/search/search-providers.ts';
import { admin } from '../support/people.ts';
import { percentile } from './percentile.ts';
import { countDocuments } from './server-reads.ts';

/** Everybody, many, some, one of all, a piece that few words have, and nobody. */
export const SEARCHES: readonly SearchTerms[] = [
  { service: '', location: '' },
  { service: 'plumbing', location: '' },
  { service: 'clean', location: 'austin' },
  { service: 'company 77', location: '' },
  { service: 'a', location: 'x' },
  { service: 'repair', location: 'boise' },
  { service: 'nobody does this', location: '' },
];
const WARM_UP = 5;
const ROUNDS = 15;

export interface SearchCost {
  /** The most that one of them read. */
  documents: number;
  median: number;
  p95: number;
  /** The largest page, gzip. */
  bytes: number;
  /** Of a query for one document of search and nothing else: what the emulator takes, which looks at all of them. */
  bare: number;
}

async function documentsOf(terms: SearchTerms): Promise<number> {
  const search = createProviderSearch(admin().firestore);
  const request = { terms, after: null, limit: PAGE_SIZE.search };
  return countDocuments(() => searchProviders({ search }, request));
}

async function ask(site: string, terms: SearchTerms): Promise<{ ms: number; bytes: number }> {
  const begun = performance.now();
  const response = await fetch(`${site}${SEARCH_PATH}?${new URLSearchParams({ ...terms })}`);
  const body = await response.text();
  if (!response.ok) throw new Error(`search answered ${response.status}: ${body}`);
  return { ms: performance.now() - begun, bytes: gzipSync(body).length };
}

async function timeBareQuery(): Promise<number> {
  const begun = performance.now();
  await admin().firestore.collection('provider_search').limit(1).get();
  return performance.now() - begun;
}

/** Asks through Hosting and the function, as the page does, one after the other. */
export async function measureSearch(site: string): Promise<SearchCost> {
  const documents: number[] = [];
  for (const terms of SEARCHES) documents.push(await documentsOf(terms));
  const answers: { ms: number; bytes: number }[] = [];
  const bare: number[] = [];
  // The first ones start the function, and are run before they are compiled.
  for (let round = 0; round < WARM_UP; round += 1) {
    for (const terms of SEARCHES) await ask(site, terms);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const terms of SEARCHES) answers.push(await ask(site, terms));
    bare.push(await timeBareQuery());
  }
  const times = answers.map(({ ms }) => ms);
  return {
    documents: Math.max(...documents),
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    bytes: Math.max(...answers.map(({ bytes }) => bytes)),
    bare: percentile(bare, 0.5),
  };
}
