import { PAGE_SIZE } from '@doorstep/domain/limits';
import { countDirectory } from '@doorstep/domain/search/count-directory';
import { coveredCities } from '@doorstep/domain/search/covered-cities';
import { homePicks } from '@doorstep/domain/search/home-picks';
import type { SearchCard } from '@doorstep/domain/search/results/search-card';
import type { Directories, Listed } from './directory-repository.ts';
import { cityOf, type City } from '@doorstep/domain/search/places';
import { gazetteer } from './gazetteer.ts';
import { findPlace } from './place-of-search.ts';

/** The number of search entries per query, which limits the memory. */
const QUERY_SIZE = 1_000;

/** Returns the city of the gazetteer that a text names, else the text's own. */
function findCity(typed: string): City | null {
  const place = findPlace(typed);
  return place ? { id: place.cityId, cityId: place.cityId, name: place.label } : cityOf(typed);
}

/**
 * Counts the published professionals and writes the directory, with one read per professional.
 * Returns the numbers of professionals and cities, and the search ids of the professionals for the
 * home page, whom the same reads choose. Throws what Firestore throws.
 */
export async function writeDirectory(
  directories: Pick<Directories, 'list' | 'write'>,
  querySize = QUERY_SIZE,
): Promise<{ professionals: number; cities: number; picks: string[] }> {
  // Only what is counted, because bios of everybody would fill the memory.
  const professionals: Pick<SearchCard, 'city' | 'trades' | 'area'>[] = [];
  let picks: Listed[] = [];
  let after: string | null = null;
  do {
    const page = await directories.list(after, querySize);
    professionals.push(...page.found.map(({ city, trades, area }) => ({ city, trades, area })));
    picks = homePicks([...picks, ...page.found], PAGE_SIZE.home_choice);
    after = page.next;
  } while (after !== null);
  const cities = gazetteer()
    .cities()
    .map(({ place }) => place);
  const covered = coveredCities(professionals, cities);
  const directory = { ...countDirectory(professionals, findCity), covered };
  await directories.write(directory);
  return {
    professionals: professionals.length,
    cities: directory.cities.length,
    picks: picks.map(({ id }) => id),
  };
}
