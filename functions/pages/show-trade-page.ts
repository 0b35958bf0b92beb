import { PAGE_SIZE } from '@doorstep/domain/limits';
import { findTrade, type TradeAddress } from '@doorstep/domain/search/trades/trade-neighbors';
import type { TradePage } from '@doorstep/domain/search/trades/trade-page';
import { readInTime } from '../platform/http/read-in-time.ts';
import type { BrowseDeps } from '../search/search-and-log.ts';
import { listClosest } from '../search/search-providers.ts';
import type { PageDeps, ShownPage } from './show-page.ts';

/**
 * Returns the page of a trade, in a city if the address has one. Null if the trade is unknown, the
 * city is not in the directory, or nobody is found. Costs the read of the directory and at most 30
 * for the professionals. Throws AppError `unavailable` after eight seconds, and what Firestore
 * throws.
 */
export function findTradePage(deps: BrowseDeps, address: TradeAddress): Promise<TradePage | null> {
  return readInTime(async (signal) => {
    const directory = (await deps.directories.read()) ?? { trades: {}, cities: [] };
    const trade = findTrade(directory, address);
    if (!trade) return null;
    const query = { trades: [trade.trade.id], place: [...new Set(trade.city?.id.split('-'))] };
    const page = { after: address.after, limit: PAGE_SIZE.search };
    const { providers, next } = await listClosest(deps, query, page, signal);
    return providers.length === 0 ? null : { ...trade, providers, next };
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
