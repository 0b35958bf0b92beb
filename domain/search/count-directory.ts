import type { Directory, DirectorySuggestions } from './directory.ts';
import { cityOf, type City } from './places.ts';
import type { SearchCard } from './results/search-card.ts';
import { isTradeId } from './trades/trade-names.ts';
import { TRADES } from './trades/trades.ts';

/** A city needs two professionals, so that a typed text alone does not make pages. */
const MIN_CITY_COUNT = 2;
/** With 5,000 pages of covered cities, the directory stays below 500 kB. */
const MAX_CITIES = 250;

const increase = (counts: Map<string, number>, key: string, by = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

/** Returns the entries, the largest count first, then by name. */
const byCount = (counts: Map<string, number>): [string, number][] =>
  [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1));

interface CountedCity {
  /** The city's id without the state. */
  cityId: string;
  count: number;
  /** How often each spelling was typed. */
  names: Map<string, number>;
  trades: Map<string, number>;
}

/** Returns the most frequent spelling. Prefers those with both capitals and small letters. */
function chooseName(names: Map<string, number>): string {
  const ranked = byCount(names).map(([name]) => name);
  const isMixed = (name: string) => /^\p{Lu}/u.test(name) && name !== name.toUpperCase();
  return ranked.find(isMixed) ?? ranked[0] ?? '';
}

/**
 * Merges a city without a state, such as 'austin', into 'austin-tx' if no other state has a city of
 * this name.
 */
function mergeStateless(cities: Map<string, CountedCity>) {
  const withState = new Map<string, CountedCity[]>();
  for (const [id, city] of cities) {
    if (id !== city.cityId)
      withState.set(city.cityId, [...(withState.get(city.cityId) ?? []), city]);
  }
  for (const [id, stateless] of [...cities]) {
    const [city, ...others] = withState.get(id) ?? [];
    if (id !== stateless.cityId || !city || others.length > 0) continue;
    city.count += stateless.count;
    for (const [trade, count] of stateless.trades) increase(city.trades, trade, count);
    cities.delete(id);
  }
}

/**
 * Counts published professionals by trade and by city, which is their base. Keeps the 250 largest
 * cities with two or more professionals, each with its most frequent spelling. `findCity` returns
 * the city that a text names.
 */
export function countDirectory(
  professionals: readonly Pick<SearchCard, 'city' | 'trades'>[],
  findCity: (typed: string) => City | null = cityOf,
): Omit<Directory, 'covered'> {
  const all = new Map<string, number>();
  const cities = new Map<string, CountedCity>();
  for (const professional of professionals) {
    const trades = new Set(professional.trades.filter(isTradeId));
    for (const trade of trades) increase(all, trade);
    const place = findCity(professional.city ?? '');
    if (!place) continue;
    const none = { cityId: place.cityId, count: 0, names: new Map(), trades: new Map() };
    const city: CountedCity = cities.get(place.id) ?? none;
    cities.set(place.id, city);
    city.count += 1;
    increase(city.names, place.name);
    for (const trade of trades) increase(city.trades, trade);
  }
  mergeStateless(cities);
  const listed = [...cities]
    .filter(([, { count }]) => count >= MIN_CITY_COUNT)
    .sort(([a, cityA], [b, cityB]) => cityB.count - cityA.count || (a < b ? -1 : 1));
  return {
    trades: Object.fromEntries(byCount(all)),
    cities: listed.slice(0, MAX_CITIES).map(([id, { count, names, trades }]) => ({
      id,
      name: chooseName(names),
      count,
      trades: Object.fromEntries(byCount(trades)),
    })),
  };
}

/** Returns what the search fields suggest. */
export function directorySuggestions({
  trades,
  cities,
}: Pick<Directory, 'trades' | 'cities'>): DirectorySuggestions {
  return {
    trades: TRADES.map(({ id, name, vocabulary }) => ({
      id,
      name,
      count: trades[id] ?? 0,
      phrases: [...vocabulary],
    })),
    cities: cities.map(({ id, name, count }) => ({ id, name, count })),
  };
}
