import { expect, it } from 'vitest';
import { placeAlternatives, placeWords, wordsOfLocation } from './places.ts';

const matches = (places: string[], typed: string) => {
  const words = placeWords(places);
  return placeAlternatives(wordsOfLocation(typed)).every((group) =>
    group.some((word) => words.includes(word)),
  );
};

it.each([
  ['Austin, TX', 'austin tx'],
  ['Austin, TX', 'Austin, Texas'],
  ['Austin, TX', 'texas austin'],
  ['Austin, Texas', 'AUSTIN, TX'],
  ['Brooklyn, NY', 'new york'],
  ['New York, NY', 'ny'],
  ['Portland, OR', 'portland or'],
  ['Portland, Oregon', 'near Portland, OR'],
  ['St. Paul, MN', 'st paul minnesota'],
  ['Cañon City, CO', 'canon city'],
  ["Coeur d'Alene, ID", 'coeur d’alene'],
  ['Washington, DC', 'district of columbia'],
  ['Charleston, West Virginia', 'charleston wv'],
  ['Austin, TX', 'near me'],
  ['Austin, TX', 'close to  me'],
  ['Austin, TX, USA', 'austin texas'],
  ['Austin, TX 78701', 'Austin, Texas, USA'],
  ['Austin, TX', 'in austin tx 78701'],
  ['Austin, TX', 'greater austin area'],
  ['Washington, D.C.', 'washington dc'],
  ['Saint Paul, MN', 'st. paul'],
  ['New York, NY', 'nyc'],
  ['Ａｕｓｔｉｎ', 'austin'],
  ['Austin, TX', ''],
  ['Austin', 'austin tx'],
  ['Austin', 'Austin, Texas'],
  ['Austin, TX', 'downtown austin'],
  ['Austin, TX', 'south austin tx'],
  ['Austin, TX', 'within 10 miles of Austin'],
  ['Austin, TX', 'Austin, TX, United States'],
  ['Austin, TX', 'austin, tex'],
  ['London', 'London UK'],
  ['Fort Worth, TX', 'ft. worth texas'],
  ['Mt. Vernon, NY', 'mount vernon'],
  ['Bozeman, Montana', 'bozeman mt'],
  ['Columbia, SC', 'south carolina'],
])('finds "%s" by "%s"', (place, typed) => {
  expect(matches([place], typed)).toBe(true);
});

it.each([
  ['Austin, TX', 'dallas'],
  ['Austin, TX', 'austin mn'],
  ['Portland, ME', 'portland or'],
  ['Indianapolis', 'in'],
  ['LA', 'louisiana'],
  ['Austin', 'texas'],
  ['Austin', 'dallas tx'],
  ['Portland, ME', 'portland oregon'],
  ['Bend, OR', 'south bend'],
])('does not find "%s" by "%s"', (place, typed) => {
  expect(matches([place], typed)).toBe(false);
});

it('cuts long words, because the names of fields have a limit', () => {
  expect(placeWords(['각'.repeat(200)])[0]).toHaveLength(40);
  expect(matches(['각'.repeat(200)], '각'.repeat(200))).toBe(true);
});

it('finds words of one professional in any of the places', () => {
  expect(matches(['Kirkland, WA', 'Seattle'], 'seattle washington')).toBe(true);
  expect(placeWords(['Austin, TX', 'Austin, TX', ''])).toEqual(['austin', 'tx', 'texas']);
});
