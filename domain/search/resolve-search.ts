import type { Resolved } from '../analytics/view-source.ts';
import { closestQuery, withGuessedPlace } from './closest-matches.ts';
import { cityOf } from './places.ts';
import type { SearchCard } from './search-card.ts';
import type { SearchTerms } from './search.ts';

/**
 * Returns the ids of the trade and of the city that a search is for, which links to pages carry for
 * analytics. The city is one of a professional who was found, so it is never the typed text. Returns
 * undefined without both.
 */
export function resolveSearch(
  terms: SearchTerms,
  found: readonly Pick<SearchCard, 'city'>[],
): Resolved | undefined {
  const query = closestQuery(terms);
  if (!query) return undefined;
  const { place } = withGuessedPlace(terms, query) ?? query;
  const asked = cityOf(place.join(' '));
  const cities = found.map(({ city }) => cityOf(city ?? ''));
  const city = cities.find((one) => asked && (one?.id === asked.id || one?.cityId === asked.id));
  const resolved = { trade: query.trades[0] ?? null, city: city?.id ?? null };
  return resolved.trade === null && resolved.city === null ? undefined : resolved;
}
