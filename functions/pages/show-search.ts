import { PAGE_SIZE } from '@doorstep/domain/limits';
import { readSearchAddress } from '@doorstep/domain/search/search-address';
import type { PageRenderer } from './gateways/page-renderer.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import type { FoundPage, SearchRequest } from '../search/search-providers.ts';
import type { ShownPage } from './show-page.ts';

export interface SearchPageDeps {
  /** A page of search (search-providers.ts). */
  find: (request: SearchRequest, signal: AbortSignal) => Promise<FoundPage>;
  renderer: PageRenderer;
  siteUrl: string;
  /** Told why nobody could be searched for. */
  onFailure: (thrown: unknown) => void;
}

/**
 * Search with what its address asks for: `query` is the part from the '?' on, whatever it holds. One
 * page of it, which may be short, with the place to go on from: the app does so by itself. Where nobody
 * could be searched for the page says so, with a way to try again, and is a 503: after eight seconds at the
 * latest. Throws what the renderer throws.
 */
export async function showSearchPage(deps: SearchPageDeps, query: string): Promise<ShownPage> {
  const { find, renderer, siteUrl: site } = deps;
  const { terms, after } = readSearchAddress(new URLSearchParams(query));
  const request = { terms, after, limit: PAGE_SIZE.search };
  const found = await withTimeout(async (signal) => {
    const { providers, next } = await find(request, signal);
    return { providers, next };
  }).catch((thrown: unknown) => {
    deps.onFailure(thrown);
    return 'failed' as const;
  });
  const status = found === 'failed' ? 503 : 200;
  return { status, ...(await renderer.render({ page: 'search', site, query, answer: found })) };
}
