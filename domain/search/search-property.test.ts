import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { gramKeys, gramKeysToAsk } from './search-grams.ts';
import {
  asWanted,
  locationTexts,
  matchesSearch,
  serviceTexts,
  type Searchable,
  type SearchTerms,
} from './search.ts';

// Thousands of texts take as long as they take.
vi.setConfig({ testTimeout: 120_000 });

// The grams against the substrings that they stand for: who matches is never lost.

/** Letters that change their length or their shape in lower case, halves of letters, and signs. */
const ODD = [
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
const SIGNS = [
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
  { weight: 2, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.constantFrom(...SIGNS) },
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

/** A piece of one of the texts, in another case, or any text. */
const wanted = (texts: readonly string[]) =>
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
    terms: fc.record<SearchTerms>({ service: wanted(all), location: wanted(places) }),
  });
});

function hasGrams(searched: Searchable, terms: SearchTerms): boolean {
  const holds = (texts: readonly string[], typed: string) => {
    const grams = new Set(gramKeys(texts));
    return gramKeysToAsk(asWanted(typed)).every((gram) => grams.has(gram));
  };
  return (
    holds(serviceTexts(searched), terms.service) && holds(locationTexts(searched), terms.location)
  );
}

const composed = (text: string) => text.toLowerCase().normalize('NFC').replaceAll(/[‘’ʼ]/g, "'");

/** Plainly, as spec §5 says it, without anything of search's own. */
function plainMatch({ display_name, bio, city, services, locations }: Searchable, t: SearchTerms) {
  const isIn = (typed: string) => (value: string | null) =>
    composed(value ?? '').includes(composed(typed.trim()));
  return (
    [display_name, city, ...services, ...locations, bio].some(isIn(t.service)) &&
    [city, ...locations].some(isIn(t.location))
  );
}

it('matches as the plain filter does', () => {
  fc.assert(
    fc.property(search, ({ searched, terms }) => {
      expect(matchesSearch(searched, terms)).toBe(plainMatch(searched, terms));
    }),
    { numRuns: 5_000 },
  );
});

it('whoever matches has all the grams that are asked for', () => {
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

it('up to three units the grams say it all', () => {
  const short = ({ terms }: { terms: SearchTerms }) =>
    [terms.service, terms.location].every((typed) => asWanted(typed).length <= 3);
  fc.assert(
    fc.property(search.filter(short), ({ searched, terms }) => {
      expect(hasGrams(searched, terms)).toBe(plainMatch(searched, terms));
    }),
    { numRuns: 5_000 },
  );
});
