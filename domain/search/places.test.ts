import { expect, it } from 'vitest';
import { placeWords, wordsOfLocation } from './places.ts';

const matches = (places: string[], typed: string) => {
  const words = placeWords(places);
  return wordsOfLocation(typed).every((word) => words.includes(word));
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
  ['Austin, TX', ''],
])('finds "%s" by "%s"', (place, typed) => {
  expect(matches([place], typed)).toBe(true);
});

it.each([
  ['Austin, TX', 'dallas'],
  ['Austin, TX', 'austin mn'],
  ['Portland, ME', 'portland or'],
  ['Indianapolis', 'in'],
])('does not find "%s" by "%s"', (place, typed) => {
  expect(matches([place], typed)).toBe(false);
});

it('finds words of one professional in any of the places', () => {
  expect(matches(['Kirkland, WA', 'Seattle'], 'seattle washington')).toBe(true);
  expect(placeWords(['Austin, TX', 'Austin, TX', ''])).toEqual(['austin', 'tx', 'texas']);
});
