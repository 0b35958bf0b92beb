import * as z from 'zod/mini';
import type { Gazetteer, Place } from './gazetteer.ts';
import { placeKey, typedKey } from './place-key.ts';
import { placeLabel } from './resolve-places.ts';

/**
 * A place that fields suggest: the text that fills the field, a note beside it ('Austin, TX' beside
 * a postal code), and the keys of other spellings (place-key.ts).
 */
const suggestedPlaceSchema = z.object({
  text: z.string(),
  note: z.optional(z.string()),
  spellings: z.optional(z.array(z.string())),
});
export type SuggestedPlace = z.infer<typeof suggestedPlaceSchema>;

/** A file of suggestions, the largest places first. */
export const suggestedPlacesSchema = z.array(suggestedPlaceSchema);

/** The number of first characters that places in one file have in common. */
const PREFIX_LENGTH = 2;

/** The most suggestions below a field. */
const MAX_SUGGESTIONS = 6;

/** Returns the first characters of a key; null if it has fewer. */
function prefixOf(key: string): string | null {
  const characters = Array.from(key).slice(0, PREFIX_LENGTH);
  return characters.length === PREFIX_LENGTH ? characters.join('') : null;
}

/** Returns the path of a file of suggestions. Letters other than Latin are percent-encoded. */
const pathOf = (country: string, prefix: string) =>
  `places/${country}/${encodeURIComponent(prefix).replaceAll('%', '-')}.json`;

/**
 * Returns the path of the file with suggestions for a typed text, without a slash at its start.
 * Null for less than two characters.
 */
export function suggestionsPath(country: string, typed: string): string | null {
  const prefix = prefixOf(typedKey(typed));
  return prefix === null ? null : pathOf(country, prefix);
}

/**
 * Returns the path of the list of a country's files, so that nobody asks for one that is missing.
 */
export const suggestionsIndexPath = (country: string) => `places/${country}.json`;
export const suggestionsIndexSchema = z.array(z.string());

/** Returns each file of suggestions of a country by its path. */
export function suggestionFiles(gazetteer: Gazetteer): Map<string, SuggestedPlace[]> {
  const files = new Map<string, Map<string, SuggestedPlace>>();
  const add = (keys: readonly string[], place: SuggestedPlace) => {
    for (const prefix of new Set(keys.map(prefixOf))) {
      if (prefix === null) continue;
      const path = pathOf(gazetteer.country, prefix);
      const file = files.get(path) ?? new Map<string, SuggestedPlace>();
      // Of several places with one name in a region, the largest is suggested.
      if (!file.has(place.text)) file.set(place.text, place);
      files.set(path, file);
    }
  };
  const label = (place: Place) => placeLabel(place, gazetteer);
  for (const { place, keys } of gazetteer.cities()) {
    const [, ...spellings] = keys;
    add(keys, { text: label(place), ...(spellings.length > 0 && { spellings }) });
  }
  for (const place of gazetteer.postcodes()) {
    const text = place.postcode ?? '';
    add([placeKey(text)], { text, note: label(place) });
  }
  return new Map(Array.from(files, ([path, places]) => [path, [...places.values()]]));
}

/** Returns up to six places of a file that begin with the typed text, the largest first. */
export function suggestPlaces(places: readonly SuggestedPlace[], typed: string): SuggestedPlace[] {
  const key = typedKey(typed);
  return places
    .filter(({ text, spellings = [] }) =>
      [placeKey(text), ...spellings].some((one) => one.startsWith(key)),
    )
    .slice(0, MAX_SUGGESTIONS);
}
