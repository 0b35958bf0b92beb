import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { gramKeys, queryGramKeys } from './search-grams.ts';
import { foldText, graphemes } from '../text.ts';
import {
  locationTexts,
  matchesSearch,
  serviceTexts,
  type Searchable,
  type SearchTerms,
} from './search.ts';

// Checking thousands of texts takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Characters that change their length when they are folded, and halves of surrogate pairs. */
const UNUSUAL = [
  'İ',
  'I',
  'ı',
  'i',
  'ß',
  'ẞ',
  'Σ',
  'ς',
  'é',
  'e\u0301',
  '🔧',
  '\ud83d',
  '\udd27',
  'J\u030c',
  '\u0301',
];
const PUNCTUATION = [
  '.',
  '*',
  '(',
  '[',
  '\\',
  '"',
  "'",
  '’',
  '`',
  '/',
  '_',
  '__',
  ' ',
  '\u0000',
  '$',
  '^',
];

const unit = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'A', 'n') },
  { weight: 2, arbitrary: fc.constantFrom(...UNUSUAL) },
  { weight: 1, arbitrary: fc.constantFrom(...PUNCTUATION) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);
const text = (maxLength: number) => fc.array(unit, { maxLength }).map((units) => units.join(''));

const profile: fc.Arbitrary<Searchable> = fc.record({
  display_name: text(12),
  bio: fc.option(text(40)),
  city: fc.option(text(8)),
  services: fc.array(text(8), { maxLength: 3 }),
  locations: fc.array(text(8), { maxLength: 3 }),
});

/** A substring of one of the texts, perhaps in upper case, or any text. */
const searchText = (texts: readonly string[]) =>
  fc.oneof(
    text(6),
    fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.boolean())
      .map(([whole, start, length, isUpper]) => {
        const from = start % (whole.length + 1);
        const piece = whole.slice(from, from + (length % 8));
        return isUpper ? piece.toUpperCase() : piece;
      }),
  );

const search = profile.chain((searched) => {
  const places = [searched.city ?? '', ...searched.locations];
  const all = [searched.display_name, searched.bio ?? '', ...searched.services, ...places];
  return fc.record({
    searched: fc.constant(searched),
    terms: fc.record<SearchTerms>({ service: searchText(all), location: searchText(places) }),
  });
});

function hasGrams(searched: Searchable, terms: SearchTerms): boolean {
  const holds = (texts: readonly string[], typed: string) => {
    const grams = new Set(gramKeys(texts));
    return queryGramKeys(foldText(typed)).every((gram) => grams.has(gram));
  };
  return (
    holds(serviceTexts(searched), terms.service) && holds(locationTexts(searched), terms.location)
  );
}

/** A plain implementation of the search with folded texts. */
function plainMatch({ display_name, bio, city, services, locations }: Searchable, t: SearchTerms) {
  const isIn = (typed: string) => (value: string | null) =>
    foldText(value ?? '').includes(foldText(typed));
  return (
    [display_name, city, ...services, ...locations, bio].some(isIn(t.service)) &&
    [city, ...locations].some(isIn(t.location))
  );
}

it('matches like the plain implementation', () => {
  fc.assert(
    fc.property(search, ({ searched, terms }) => {
      expect(matchesSearch(searched, terms)).toBe(plainMatch(searched, terms));
    }),
    { numRuns: 5_000 },
  );
});

it('finds every piece of a text, in any case and form', () => {
  const piece = fc.tuple(text(20), fc.nat(20), fc.nat(20));
  fc.assert(
    fc.property(piece, ([whole, start, length]) => {
      const typed = [...graphemes(whole)].slice(start, start + length).join('');
      for (const form of [typed, typed.toUpperCase(), typed.normalize('NFD')])
        expect(foldText(whole)).toContain(foldText(form));
    }),
    { numRuns: 5_000 },
  );
});

it('finds every match by its grams', () => {
  let matching = 0;
  fc.assert(
    fc.property(search, ({ searched, terms }) => {
      if (!plainMatch(searched, terms)) return;
      matching += 1;
      expect(hasGrams(searched, terms)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
  expect(matching).toBeGreaterThan(1_000);
});

it('finds only matches by grams for texts of up to three units', () => {
  const short = ({ terms }: { terms: SearchTerms }) =>
    [terms.service, terms.location].every((typed) => foldText(typed).length <= 3);
  fc.assert(
    fc.property(search.filter(short), ({ searched, terms }) => {
      expect(hasGrams(searched, terms)).toBe(plainMatch(searched, terms));
    }),
    { numRuns: 5_000 },
  );
});
