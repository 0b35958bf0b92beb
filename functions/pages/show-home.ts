import { PAGE_SIZE } from '@doorstep/domain/limits';
import {
  NO_HOME_PAGE,
  NO_MARKET_HOME,
  type HomePage,
  type MarketHome,
} from '@doorstep/domain/pages/market-home';
import { homePicks } from '@doorstep/domain/search/home-picks';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';
import { readInTime } from '../platform/http/read-in-time.ts';
import type { Homes } from '../reviews/home-repository.ts';
import type { ShownPage } from './show-page.ts';
import type { SearchPageDeps } from './show-search.ts';

/** The page says enough without its data, so it does not wait as long for them as search. */
const DEADLINE_MS = 2_000;

interface HomePageDeps extends SearchPageDeps {
  homes: Pick<Homes, 'read'>;
}

/** Returns the stored document; one without anything if it cannot be read. */
async function readStored({ homes, onFailure }: HomePageDeps): Promise<MarketHome> {
  try {
    return (await homes.read()) ?? NO_MARKET_HOME;
  } catch (thrown) {
    onFailure(thrown);
    return NO_MARKET_HOME;
  }
}

/** Returns the search ids to read, each once. */
const idsIn = ({ search_ids, reviews }: MarketHome): string[] => [
  ...new Set([...search_ids, ...reviews.map(({ search_id }) => search_id)]),
];

/** Returns the stored reviews whose professionals are in search, with their names. */
const shownReviews = ({ reviews }: MarketHome, providers: readonly SearchResult[]) =>
  reviews.flatMap(({ search_id, author, stars, text, month }) => {
    const provider = providers.find(({ id }) => id === search_id);
    if (!provider) return [];
    const { display_name: provider_name, handle } = provider;
    return [{ author, stars, text, month, provider_name, handle }];
  });

/**
 * Returns the data of the home page. It reads the stored document, and from search the
 * professionals whom the document names. A market with too few of them shows the best of the first
 * professionals of search instead, so that a new one is there at once. Throws AppError
 * `unavailable` after two seconds, and what search throws.
 */
export function findHome(deps: HomePageDeps): Promise<HomePage> {
  return readInTime(async (signal) => {
    const stored = await readStored(deps);
    const isFull = stored.search_ids.length >= PAGE_SIZE.home;
    const terms = { service: '', location: '' };
    const request = { terms, after: null, limit: PAGE_SIZE.search };
    const { providers: found, trades = [] } = await deps.find(
      isFull ? { ...request, ids: idsIn(stored) } : request,
      signal,
    );
    const providers = isFull
      ? found.filter(({ id }) => stored.search_ids.includes(id)).slice(0, PAGE_SIZE.home)
      : homePicks(found);
    return { providers, trades, reviews: shownReviews(stored, found), figures: stored.figures };
  }, DEADLINE_MS);
}

/**
 * Renders the home page, without its data if they cannot be read within two seconds. Throws what
 * the renderer throws.
 */
export async function showHomePage(deps: HomePageDeps): Promise<ShownPage> {
  const { renderer, siteUrl: site, onFailure } = deps;
  const home = await findHome(deps).catch((thrown: unknown) => {
    onFailure(thrown);
    return NO_HOME_PAGE;
  });
  return { status: 200, ...(await renderer.render({ page: 'home', site, home })) };
}
