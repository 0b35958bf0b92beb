import { existsSync, readFileSync } from 'node:fs';
import { BRAND } from '../../../domain/active-brand.ts';
import { parseGazetteer } from '../../../domain/places/gazetteer.ts';
import { suggestionFiles, suggestionsIndexPath } from '../../../domain/places/suggested-places.ts';

/** The folder of the site with the places that fields suggest. */
export const PLACES_FOLDER = 'places/';

/**
 * Returns the files with the places that fields suggest, by path. A country without places in
 * `domain/places/data` has an empty list: its fields suggest only cities of professionals.
 */
export function placeFiles(): Record<string, string> {
  const file = new URL(`../../../domain/places/data/${BRAND.country}.tsv`, import.meta.url);
  if (!existsSync(file)) return { [suggestionsIndexPath(BRAND.country)]: '[]' };
  const files = suggestionFiles(parseGazetteer(readFileSync(file, 'utf8')));
  return {
    [suggestionsIndexPath(BRAND.country)]: JSON.stringify([...files.keys()]),
    ...Object.fromEntries(Array.from(files, ([path, places]) => [path, JSON.stringify(places)])),
  };
}
