import { isClosestMatch } from '@doorstep/domain/search/closest-matches';
import { wordsOfLocation } from '@doorstep/domain/search/places';
import { ownerOfSearchId } from '@doorstep/domain/search/results/search-cursor';
import type { SearchCard } from '@doorstep/domain/search/results/search-card';
import type { ProviderSearch } from './provider-search-repository.ts';

const READS = 12;

/**
 * Returns at most `limit` published professionals with a trade of `card`, in the same place.
 * Returns none if it has no trade or no place.
 */
export async function findSimilar(
  search: Pick<ProviderSearch, 'listClosest'>,
  card: SearchCard,
  limit: number,
  isExcluded: (uid: string) => Promise<boolean>,
): Promise<SearchCard[]> {
  const place = wordsOfLocation(card.city ?? card.locations[0] ?? '');
  if (card.trades.length === 0 || place.length === 0) return [];
  const query = { trades: card.trades, place };
  const similar: SearchCard[] = [];
  for (const { id, provider } of await search.listClosest(query, { limit: READS })) {
    if (similar.length === limit) break;
    if (provider === null || !isClosestMatch(provider, query)) continue;
    if (!(await isExcluded(ownerOfSearchId(id)))) similar.push(provider);
  }
  return similar;
}
