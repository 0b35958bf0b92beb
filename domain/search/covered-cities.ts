import { MIN_INHABITANTS, MIN_LISTED } from '../limits.ts';
import { KM_PER_DEGREE } from '../places/distance.ts';
import { distanceToArea } from '../places/service-area.ts';
import type { Place } from '../places/gazetteer.ts';
import { cityIdOf } from '../places/resolve-places.ts';
import type { CoveredCity } from './directory.ts';
import type { SearchCard } from './results/search-card.ts';
import { isTradeId } from './trades/trade-names.ts';

/** The most pages of covered cities. */
const MAX_PAGES = 5_000;

/**
 * Returns the cities that at least two professionals of a trade cover, the largest first, with
 * these trades, up to 5,000 pages. `cities` are those of the gazetteer, the largest first.
 */
export function coveredCities(
  professionals: readonly Pick<SearchCard, 'area' | 'trades'>[],
  cities: readonly Place[],
): CoveredCity[] {
  const covered: CoveredCity[] = [];
  const known = new Set<string>();
  let pages = 0;
  for (const city of cities) {
    const { center, population } = city;
    if (population <= MIN_INHABITANTS) break;
    const id = cityIdOf(city);
    if (center === null || known.has(id)) continue;
    known.add(id);
    const counts = new Map<string, number>();
    for (const { area, trades } of professionals) {
      // A comparison of latitudes is faster than a distance, and leaves few to measure.
      const isFar = area?.bases.every(
        ({ lat }) => Math.abs(lat - center.lat) * KM_PER_DEGREE > area.radius_km,
      );
      if (!area || isFar || distanceToArea(area, center) > area.radius_km) continue;
      for (const trade of trades) counts.set(trade, (counts.get(trade) ?? 0) + 1);
    }
    const listed = [...counts]
      .filter(([trade, count]) => count >= MIN_LISTED && isTradeId(trade))
      .map(([trade]) => trade)
      .toSorted()
      .slice(0, MAX_PAGES - pages);
    if (listed.length > 0) covered.push({ id, trades: listed });
    pages += listed.length;
  }
  return covered;
}
