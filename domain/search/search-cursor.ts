import { SEARCH_ID } from './search.ts';

/**
 * A position in the results of a search: tier 1 are the exact matches (search.ts), tier 2 the
 * closest ones (closest-matches.ts). `after` is the search id of the last result before it; null at
 * the start of the tier.
 */
export interface SearchPosition {
  tier: 1 | 2;
  after: string | null;
}

/** Returns a position as text, `{tier}:{id}`. */
export const toCursor = ({ tier, after }: SearchPosition) => `${tier}:${after ?? ''}`;

/**
 * Parses a cursor; null if it is invalid. A search id alone, as in links of earlier releases, is in
 * tier 1.
 */
export function parseCursor(text: string): SearchPosition | null {
  const [, tier = '1', after = ''] = /^(?:([12]):)?(.*)$/.exec(text) ?? [];
  if (after !== '' && !SEARCH_ID.test(after)) return null;
  if (after === '' && tier === '1') return null;
  return { tier: tier === '2' ? 2 : 1, after: after || null };
}
