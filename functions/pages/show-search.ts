import { PAGE_SIZE } from '@doorstep/domain/limits';
import { readSearchAddress } from '@doorstep/domain/search/results/search-address';
import type { PageRenderer } from './gateways/built-page-renderer.ts';
import { readInTime } from '../platform/http/read-in-time.ts';
import { toAnswer } from '../search/search-and-log.ts';
import type { FoundPage, SearchRequest } from '../search/search-providers.ts';
import type { ShownPage } from './show-page.ts';

export interface SearchPageDeps {
  /** Returns one page of results (search-providers.ts). */
  find: (request: SearchRequest, signal: AbortSignal) => Promise<FoundPage>;
  renderer: PageRenderer;
  siteUrl: string;
  /** Called with the error if the search failed. */
  onFailure: (thrown: unknown) => void;
}

/**
 * Renders the search page for `query`, the untrusted part of the URL from the '?' on. It has one
 * page of results, which can be short, and a cursor from which the app continues. If the search
 * fails or takes eight seconds, the page has a message and a button to retry, and the status is
 * 503. Throws what the renderer throws.
 */
export async function showSearchPage(deps: SearchPageDeps, query: string): Promise<ShownPage> {
  const { find, renderer, siteUrl: site } = deps;
  const { terms, filters, order, after } = readSearchAddress(new URLSearchParams(query));
  const request = { terms, filters, order, after, limit: PAGE_SIZE.search };
  const found = await readInTime((signal) => find(request, signal))
    .then(toAnswer)
    .catch((thrown: unknown) => {
      deps.onFailure(thrown);
      return 'failed' as const;
    });
  const status = found === 'failed' ? 503 : 200;
  return { status, ...(await renderer.render({ page: 'search', site, query, answer: found })) };
}
