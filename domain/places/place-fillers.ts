import { wordsOf } from '../split-words.ts';
import { placeKey } from './place-key.ts';

/** Words around a place's name in any field, without those that also end names: "Kansas City". */
export const COMMON_FILLERS: readonly string[] = wordsOf(
  `and area areas around at by close code current downtown from greater here km local location metro mile miles my near
  nearby of radius region suburb suburbs surrounding the to within zip`,
);

/** Words around a place's name that are not part of it, if they are at its start or end. */
const FILLERS = new Set([
  ...COMMON_FILLERS,
  ...wordsOf(
    `altstadt bei city der grossraum in innenstadt kilometers kreis landkreis me mitte nahe outside postcode raum stadt um
    umgebung umkreis umland und von zentrum`,
  ),
]);
const isFiller = (word: string | undefined) =>
  word !== undefined && (FILLERS.has(word) || /^\d{1,3}$/.test(word));

/** Parts of a city that people name, written out: "South Austin", "N. Las Vegas". */
export const DIRECTIONS = new Map(
  Object.entries({
    ...{ n: 'north', s: 'south', e: 'east', w: 'west' },
    ...{ north: 'north', south: 'south', east: 'east', west: 'west', central: 'central' },
    ...{ inner: 'inner', ne: 'northeast', nw: 'northwest', se: 'southeast', sw: 'southwest' },
  }),
);

const keysByCountry = new Map<string, string[]>();

/** Returns the keys of a country's name in English and in its own language, and its codes. */
function countryKeys(country: string): string[] {
  const known = keysByCountry.get(country);
  if (known) return known;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const names = ['en', language].map((locale) =>
    new Intl.DisplayNames([locale], { type: 'region' }).of(country),
  );
  const codes = { US: ['usa', 'america', 'u s a', 'u s'], GB: ['uk', 'u k'] }[country] ?? [];
  const keys = [country.toLowerCase(), ...names.map((name) => placeKey(name ?? '')), ...codes];
  // Sort the longest first, so that "u s a" is not read as "a".
  keys.sort((a, b) => b.length - a.length);
  keysByCountry.set(country, keys);
  return keys;
}

/** Removes the country at the end of a place, but not if nothing else is left. */
export function withoutCountry(words: readonly string[], country: string): readonly string[] {
  const key = words.join(' ');
  const name = countryKeys(country).find((one) => key.endsWith(` ${one}`));
  return name === undefined ? words : words.slice(0, words.length - name.split(' ').length);
}

/** Removes the words at both ends that are not part of a place's name. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  let [start, end] = [0, words.length];
  while (start < end && isFiller(words[start])) start += 1;
  while (start < end && isFiller(words[end - 1])) end -= 1;
  return words.slice(start, end);
}
