import { firestore } from '../data/firestore.ts';
import { createProviderSearch } from '../data/provider-search.ts';
import { logInfo } from '../lib/log.ts';
import {
  searchProviders,
  type FoundPage,
  type SearchRequest,
} from '../services/search-providers.ts';

/** A page of search, with one line of what it has cost: `read` is how many candidates were read. */
export async function loggedSearch(
  shown_by: 'app' | 'server',
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPage> {
  const begun = performance.now();
  const search = createProviderSearch(firestore());
  const page = await searchProviders({ search }, request, signal);
  const { providers, next, read } = page;
  const duration_ms = Math.round(performance.now() - begun);
  logInfo('search', { shown_by, found: providers.length, read, more: next !== null, duration_ms });
  return page;
}
