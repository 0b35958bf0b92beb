import { AppError } from '@doorstep/domain/app-error';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { readSearchAddress, type SearchAddress } from '@doorstep/domain/search-address';
import type { FoundProvider, SearchAnswer } from '@doorstep/domain/search-api';
import type { ProviderSearch } from '../data/provider-search.ts';
import type { PageRenderer } from '../gateways/page-renderer.ts';
import { inTime } from '../lib/in-time.ts';
import { searchProviders } from './search-providers.ts';
import type { ShownPage } from './show-page.ts';

export interface SearchPageDeps {
  search: ProviderSearch;
  renderer: PageRenderer;
  siteUrl: string;
  /** Told why nobody could be searched for. */
  onFailure: (thrown: unknown) => void;
}

/** A page of search may be short (search-providers.ts); the app goes on where the server stops. */
const REQUESTS_AT_MOST = 4;

async function findShown(
  search: ProviderSearch,
  { terms, shown }: SearchAddress,
): Promise<SearchAnswer> {
  const providers: FoundProvider[] = [];
  let next: string | null = null;
  for (let requests = 0; requests < REQUESTS_AT_MOST; requests += 1) {
    const limit = Math.min(PAGE_SIZE.search, shown - providers.length);
    const page = await searchProviders({ search }, { terms, after: next, limit });
    providers.push(...page.providers);
    next = page.next;
    if (next === null || providers.length >= shown) return { providers, next };
  }
  // That there is nobody cannot be said.
  if (providers.length === 0) throw new AppError('unavailable', 'search takes too long');
  return { providers, next };
}

/**
 * Search with what its address asks for, as the app would show it: `query` is the part from the '?' on,
 * whatever it holds. As many cards as it shows, 96 at most, for 120 documents at most. Where nobody could
 * be searched for the page says so, with a way to try again, and is a 503: after eight seconds at the
 * latest. Throws what the renderer throws.
 */
export async function showSearchPage(deps: SearchPageDeps, query: string): Promise<ShownPage> {
  const { search, renderer, siteUrl: site } = deps;
  const address = readSearchAddress(new URLSearchParams(query));
  const found = await inTime(findShown(search, address)).catch((thrown: unknown) => {
    deps.onFailure(thrown);
    return 'failed' as const;
  });
  const status = found === 'failed' ? 503 : 200;
  return { status, ...(await renderer.render({ page: 'search', site, query, found })) };
}
