import { isClosestMatch } from '@doorstep/domain/search/closest-matches';
import { wordsOfLocation } from '@doorstep/domain/search/places';
import type { SearchCard } from '@doorstep/domain/search/search-card';
import type { ProviderCards, ProviderSearch } from './provider-search-repository.ts';

const READS = 12;

/**
 * Returns at most `limit` other professionals with a trade of this one, in the same place. Returns
 * none for a professional who is not published, or without a trade or a place.
 */
export async function findSimilar(
  search: ProviderCards & Pick<ProviderSearch, 'listClosest'>,
  uid: string,
  limit: number,
): Promise<SearchCard[]> {
  const own = await search.findCard(uid);
  const place = wordsOfLocation(own?.city ?? own?.locations[0] ?? '');
  if (own === null || own.trades.length === 0 || place.length === 0) return [];
  const query = { trades: own.trades, place };
  const candidates = await search.listClosest(query, null, READS);
  return candidates
    .flatMap(({ provider }) => (provider ? [provider] : []))
    .filter((provider) => provider.handle !== own.handle && isClosestMatch(provider, query))
    .slice(0, limit);
}
