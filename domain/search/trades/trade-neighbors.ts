import type { Directory } from '../directory.ts';
import type { NamedId } from '../results/search-api.ts';
import { parseCursor } from '../results/search-cursor.ts';
import type { TradePage } from './trade-page.ts';
import { tradeName, tradeNames } from './trade-names.ts';

/** The most links to other trades, and to other cities. */
const MAX_LINKS = 24;

/** A trade page's address: the ids of the trade and the city, and the start of the page. */
export interface TradeAddress {
  trade: string;
  city: string | null;
  /** The cursor at which the page starts (search-cursor.ts); null for the first page. */
  after: string | null;
}

/** Reads the query of a trade page, `?after=`. Ignores an invalid one. */
export function readAfter(query: { get(name: string): string | null }): string | null {
  const after = query.get('after');
  return after !== null && parseCursor(after) ? after : null;
}

/** Returns up to `max` trades with professionals, the largest first. */
export function largestTrades(counts: Directory['trades'], max: number): NamedId[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .flatMap(([id]) => tradeNames([id]).map((name) => ({ id, name })))
    .slice(0, max);
}

/**
 * Returns a page's trade and city with links to other trades and cities that have professionals.
 * `place` is the city if it is not in the directory. Null if the trade is unknown, or neither has
 * the city.
 */
export function findTrade(
  { trades, cities }: Pick<Directory, 'trades' | 'cities'>,
  { trade, city: cityId }: Pick<TradeAddress, 'trade' | 'city'>,
  place: NamedId | null = null,
): Pick<TradePage, 'trade' | 'city' | 'trades' | 'cities'> | null {
  const listed = cities.find(({ id }) => id === cityId) ?? null;
  const city = listed ?? place;
  const name = tradeName(trade);
  if (name === null || (cityId !== null && city === null)) return null;
  return {
    trade: { id: trade, name },
    city: city && { id: city.id, name: city.name },
    trades: largestTrades({ ...(listed?.trades ?? trades), [trade]: 0 }, MAX_LINKS),
    cities: cities
      .filter(({ id, trades: inCity }) => id !== cityId && (inCity[trade] ?? 0) > 0)
      .slice(0, MAX_LINKS)
      .map(({ id, name }) => ({ id, name })),
  };
}
