import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parseGazetteer } from '@doorstep/domain/places/gazetteer';
import {
  suggestedPlacesSchema,
  suggestionFiles,
  suggestionsPath,
  suggestPlaces,
} from '@doorstep/domain/places/suggested-places';
import { expect, it } from 'vitest';
import { placeFiles } from './place-files.ts';

const DATA = new URL('../../../domain/places/data/', import.meta.url);
const MAX_BYTES = 20_000;

const known = new Map<string, ReturnType<typeof suggestionFiles>>();

/** Returns the files of a country, which take a second to make. */
function filesOf(country: string) {
  const text = () => readFileSync(new URL(`${country}.tsv`, DATA), 'utf8');
  const files = known.get(country) ?? suggestionFiles(parseGazetteer(text()));
  known.set(country, files);
  return files;
}

/** Returns what the file of a country suggests for a typed text. */
function suggested(country: string, typed: string): string[] {
  const places = filesOf(country).get(suggestionsPath(country, typed) ?? '') ?? [];
  return suggestPlaces(places, typed).map(({ text, note }) => (note ? `${text} (${note})` : text));
}

it.each(readdirSync(DATA).map((file) => file.slice(0, 2)))(
  'each file of places of %s is small',
  (country) => {
    for (const [path, places] of filesOf(country)) {
      expect(gzipSync(JSON.stringify(places)).length, path).toBeLessThan(MAX_BYTES);
    }
  },
);

it('writes the files of the country of the brand, and their list', () => {
  const { 'places/US.json': list = '[]', ...files } = placeFiles();
  expect(JSON.parse(list)).toEqual(Object.keys(files));
  expect(
    suggestedPlacesSchema.parse(JSON.parse(files['places/US/78.json'] ?? '[]')),
  ).toContainEqual({ text: '78704', note: 'Austin, TX' });
});

it.each([
  ['US', 'aust', 'Austin, TX'],
  ['US', 'AUSTIN t', 'Austin, TX'],
  ['US', 'st. paul', 'Saint Paul, MN'],
  ['US', 'saint paul', 'Saint Paul, MN'],
  ['US', 'saint', 'St. Louis, MO'],
  ['US', 'nyc', 'New York, NY'],
  ['US', '78704', '78704 (Austin, TX)'],
  ['DE', 'mün', 'München, Bayern'],
  ['DE', 'muen', 'München, Bayern'],
  ['DE', 'munich', 'München, Bayern'],
  ['DE', '80331', '80331 (München, Bayern)'],
])('in %s, %j suggests %s first', (country, typed, place) => {
  expect(suggested(country, typed)[0]).toBe(place);
});

it('suggests at most six places, and none for one letter', () => {
  expect(suggested('US', 'san')).toHaveLength(6);
  expect(suggestionsPath('US', 's')).toBeNull();
});
