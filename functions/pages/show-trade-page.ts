import { MIN_LISTED, PAGE_SIZE } from '@doorstep/domain/limits';
import { NO_DIRECTORY, type Directory } from '@doorstep/domain/search/directory';
import { findTrade, type TradeAddress } from '@doorstep/domain/search/trades/trade-neighbors';
import type { TradePage } from '@doorstep/domain/search/trades/trade-page';
import { readInTime } from '../platform/http/read-in-time.ts';
import type { BrowseDeps } from '../search/search-and-log.ts';
import { findPlace, isSmallTown, type SearchedPlace } from '../search/place-of-search.ts';
import { listTrade } from '../search/search-providers.ts';
import type { PageDeps, ShownPage } from './show-page.ts';

/**
 * Checks whether search engines list the city: professionals name it, or several cover it, and it
 * is no small town.
 */
const isInDirectory = (
  { cities, covered }: Directory,
  { trade, city }: TradeAddress,
  place: SearchedPlace | null,
) =>
  city === null ||
  (cities.some(({ id }) => id === city) && !isSmallTown(city, place)) ||
  covered.some(({ id, trades }) => id === city && trades.includes(trade));

/**
 * Returns the page of a trade, in and around a city if the address has one. Null if the trade or
 * the city is unknown, or nobody is found. Costs the read of the directory and at most 60 for the
 * professionals. Throws AppError `unavailable` after eight seconds, and what Firestore throws.
 */
export function findTradePage(deps: BrowseDeps, address: TradeAddress): Promise<TradePage | null> {
  return readInTime(async (signal) => {
    const directory = (await deps.directories.read()) ?? NO_DIRECTORY;
    const words = address.city?.split('-') ?? [];
    const place = findPlace(words.join(' '));
    const own = place?.cityId === address.city ? place : null;
    const trade = findTrade(directory, address, own && { id: own.cityId, name: own.label });
    if (!trade) return null;
    const query = { trades: [trade.trade.id], place: [...new Set(words)] };
    const page = { after: address.after, limit: PAGE_SIZE.search };
    const { providers, next } = await listTrade(deps, query, place, page, signal);
    if (providers.length === 0) return null;
    const covering = providers.filter(({ tier }) => tier !== 'further').length;
    const isListed = covering >= MIN_LISTED && isInDirectory(directory, address, place);
    return { ...trade, providers, next, isListed };
  });
}

/**
 * Renders a trade page. The status is 404 for a page that does not exist, and 503, with a button to
 * retry, if it could not be read. Throws what the renderer throws.
 */
export async function showTradePage(
  deps: BrowseDeps & Pick<PageDeps, 'renderer' | 'siteUrl' | 'onFailure'>,
  address: TradeAddress,
): Promise<ShownPage> {
  const found = await findTradePage(deps, address).catch((thrown: unknown) => {
    deps.onFailure(thrown);
    return 'failed' as const;
  });
  const status = found === 'failed' ? 503 : found === null ? 404 : 200;
  const { renderer, siteUrl: site } = deps;
  return { status, ...(await renderer.render({ page: 'trade', site, address, found })) };
}
