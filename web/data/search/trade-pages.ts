import { AppError } from '@doorstep/domain/app-error';
import type { TradeAddress } from '@doorstep/domain/search/trades/trade-neighbors';
import type { TradePage } from '@doorstep/domain/search/trades/trade-page';

/** Pages that were read since the page load, which are shown when people return to them. */
const cache = new Map<string, TradePage>();

const keyOf = ({ trade, city, after }: TradeAddress) => JSON.stringify([trade, city, after]);

/** Returns a page from the cache, or null. */
export const cachedTradePage = (address: TradeAddress): TradePage | null =>
  cache.get(keyOf(address)) ?? null;

/** Adds a page to the cache. */
export function cacheTradePage(address: TradeAddress, page: TradePage): void {
  cache.set(keyOf(address), page);
}

/**
 * Reads a trade page from the page function; null if it does not exist. Throws AppError
 * `unavailable`, and what the schema throws for a malformed answer.
 */
export async function findTradePage(address: TradeAddress): Promise<TradePage | null> {
  const { trade, city, after } = address;
  // Loaded with the first request, because a server-rendered page does not need it.
  const { TRADE_PAGE_PATH, tradePageSchema } =
    await import('@doorstep/domain/search/trades/trade-page');
  const path = [trade, ...(city === null ? [] : [city])].map(encodeURIComponent).join('/');
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
  const answer = await fetch(`${TRADE_PAGE_PATH}/${path}${query}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new AppError('unavailable', `The trade page: status ${answer.status}`);
  const page = tradePageSchema.parse(await answer.json());
  cacheTradePage(address, page);
  return page;
}
