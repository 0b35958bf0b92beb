import { PAGE_SIZE } from '@doorstep/domain/limits';
import { homePicks } from '@doorstep/domain/search/home-picks';
import type { SearchAnswer } from '@doorstep/domain/search/search-api';
import { readInTime } from '../platform/http/read-in-time.ts';
import type { ShownPage } from './show-page.ts';
import type { SearchPageDeps } from './show-search.ts';

/** The page says enough without professionals, so it does not wait as long for them as search. */
const DEADLINE_MS = 2_000;

/**
 * Renders the home page with the best of the first professionals of search and links to trades, or
 * without any if they cannot be read within two seconds. Throws what the renderer throws.
 */
export async function showHomePage(deps: SearchPageDeps): Promise<ShownPage> {
  const { find, renderer, siteUrl: site, onFailure } = deps;
  const request = { terms: { service: '', location: '' }, after: null, limit: PAGE_SIZE.search };
  const { providers, trades = [] } = await readInTime(
    (signal) => find(request, signal),
    DEADLINE_MS,
  ).catch((thrown: unknown): Pick<SearchAnswer, 'providers' | 'trades'> => {
    onFailure(thrown);
    return { providers: [] };
  });
  const picks = homePicks(providers);
  const page = { page: 'home', site, providers: picks, trades } as const;
  return { status: 200, ...(await renderer.render(page)) };
}
