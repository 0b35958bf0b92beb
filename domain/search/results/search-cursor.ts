import { SEARCH_ID } from '../search.ts';

/**
 * The tiers of results, in order: matches of the texts (search.ts), professionals whose area covers
 * the place, those who would have to travel up to twice as far (places/service-area.ts), and the
 * closest matches (closest-matches.ts).
 */
export const TIERS = ['match', 'near', 'further', 'closest'] as const;
export type SearchTier = (typeof TIERS)[number];

/**
 * A position in the results of a search. `band` is the band of distance (places/area-keys.ts), 0 in
 * tiers without a distance. `after` is the search id of the last result before it; null at the
 * start of the tier and band.
 */
export interface SearchPosition {
  tier: SearchTier;
  band: number;
  after: string | null;
}

/** Returns a position as text: 'near1:{search id}'. */
export const toCursor = ({ tier, band, after }: SearchPosition) => `${tier}${band}:${after ?? ''}`;

/** Parses a cursor; null if it is invalid. */
export function parseCursor(text: string): SearchPosition | null {
  const [, name, band = '', after = ''] = /^([a-z]+)(\d):(.*)$/.exec(text) ?? [];
  const tier = TIERS.find((one) => one === name);
  if (tier === undefined || (after !== '' && !SEARCH_ID.test(after))) return null;
  return { tier, band: Number(band), after: after || null };
}

/** Returns the uid of the professional whose search entry has this id. */
export const ownerOfSearchId = (id: string): string => id.slice(id.indexOf('_') + 1);
