import { BRAND } from '../../active-brand.ts';
import { isKnownTradeId, KNOWN_TRADES } from './known-trades.ts';

// Profiles and the search index store the ids of trades. This file is separate from trades.ts, so
// that the app does not load the vocabulary.

const { offered, own } = BRAND.trades;

const known = Object.entries(KNOWN_TRADES).filter(
  ([id]) => offered === 'all' || offered.some((one) => one === id),
);

/** The names of the brand's trades by id. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...known,
  ...own.map(({ id, name }) => [id, name] as const),
]);

export const TRADE_IDS: readonly string[] = [...NAMES.keys()];

/** Checks whether a text is the id of a trade of the brand. */
export const isTradeId = (text: string): boolean => NAMES.has(text);

/** Returns a trade's name; null if the brand does not offer it. */
export const tradeName = (id: string): string | null => NAMES.get(id) ?? null;

/** Returns the names of trades. Leaves out ids that the brand does not offer. */
export const tradeNames = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => tradeName(id) ?? []);

/** Returns the known trade whose icon a trade has. */
export function iconTrade(id: string) {
  return own.find((trade) => trade.id === id)?.icon ?? (isKnownTradeId(id) ? id : 'handyman');
}
