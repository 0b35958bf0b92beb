import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  closestQuery,
  isClosestMatch,
  leavesOutWords,
  withGuessedPlace,
  type ClosestQuery,
} from './closest-matches.ts';
import { placeAlternatives } from './places.ts';
import { toProviderSearch, type ProviderSearch } from './provider-search.ts';
import { NO_FACTS } from '../profiles/facts.ts';
import { TRADES } from './trades/trades.ts';

it.each([
  ['plumber', 'austin', false],
  ['plumer', '', false],
  ['plumber near austin tx', '', false],
  ['austin tx', 'plumber', false],
  ['zeppelin plumber', 'austin', true],
  ['plumber austin', 'waco', true],
])('%j at %j leaves out words: %s @2.2.37', (service, location, expected) => {
  const query = closestQuery({ service, location });
  expect(query && leavesOutWords({ service, location }, query)).toBe(expected);
});

it('needs a trade, or no service and a place', () => {
  const search = (service: string, location = '') => closestQuery({ service, location });
  expect(search('plumber', 'austin tx')).toEqual({ trades: ['plumbing'], place: ['austin', 'tx'] });
  expect(search('', 'Austin, Texas')).toEqual({ trades: [], place: ['austin', 'texas'] });
  expect(search('plumber')).toEqual({ trades: ['plumbing'], place: [] });
  expect(search('zeppelins', 'austin')).toBeNull();
  for (const fillers of ['services', 'need help', 'someone to help', 'near me']) {
    expect(search(fillers, 'austin tx')).toEqual({ trades: [], place: ['austin', 'tx'] });
    expect(search(fillers)).toBeNull();
  }
  expect(search('austin tx')).toEqual({ trades: [], place: ['austin', 'tx'] });
  expect(search('zeppelins in austin')).toBeNull();
  expect(search('austin tx', 'plumber')).toEqual(search('plumber', 'austin tx'));
  expect(search('', 'Garden Grove')?.trades).toEqual([]);
  expect(search('', ' ')).toBeNull();
  expect(search('', 'a b c d e f g h')?.place).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it.each([
  ['plumber in austin', 'austin'],
  ['Plumber in Austin, TX 78701', 'austin tx'],
  ['electrician austin tx', 'austin tx'],
  ['elctrician austin texas', 'austin texas'],
  ['plumber portland or', 'portland or'],
  ['roof repair near St. Paul, MN, USA', 'st paul mn'],
  ['I need somebody to fix a leaking tap in new york', 'new york'],
  ['house cleaner san antonio tx', 'san antonio tx'],
  ['plumber texas', 'texas'],
  ['plumber nyc', 'new york'],
  ['plumber in downtown austin', 'austin'],
  ['plumber LA', 'los angeles'],
  ['plumber in LA', 'los angeles'],
  ['plumber lafayette la', 'lafayette la'],
])('takes the place from the service "%s"', (service, place) => {
  expect(closestQuery({ service, location: '' })?.place).toEqual(place.split(' '));
  expect(closestQuery({ service, location: 'waco' })?.place).toEqual(['waco']);
});

it.each([
  'plumber',
  'plumber near me',
  'find an electrician for me',
  'leak in the hallway',
  'ants in kitchen',
  'water in my basement',
  'no hot water in the dining room',
  'emergency plumber asap',
  'cheap reliable plumber',
  'plumber with references',
  'my toilet is not ok',
])('finds no place in the service "%s"', (service) => {
  expect(closestQuery({ service, location: '' })?.place).toEqual([]);
});

const guess = (service: string, location = '') => {
  const terms = { service, location };
  const query = closestQuery(terms);
  return query && (withGuessedPlace(terms, query)?.place ?? null);
};

it.each([
  ['plumber austin', 'austin'],
  ['Austin plumber', 'austin'],
  ['leaking tap san antonio 78205', 'san antonio'],
  ['plumber tyler', 'tyler'],
  ['plumber in tyler', 'tyler'],
  ['plumber within 10 miles of austin', 'austin'],
  ['austin tx plumber', 'austin tx'],
  ['elctrician salem', 'salem'],
  ['roofer colorado springs', 'colorado'],
  ['smith plumbing co', 'smith co'],
])('guesses the place in the service "%s"', (service, place) => {
  expect(guess(service)).toEqual(place.split(' '));
  expect(guess(service, 'waco')).toBeNull();
});

it.each([
  'plumber',
  'plumbing co',
  'my toilet is not ok',
  'electric car charger',
  'plumber in austin',
  'electrician austin tx',
  'zeppelins austin',
])('guesses no other place in the service "%s"', (service) => {
  expect(guess(service)).toBeNull();
});

const PLACES = [
  'Austin, TX',
  'austin, texas',
  'Austin',
  'Waco',
  'Portland, OR',
  'New York, NY',
  'São Paulo',
];
const phrase = fc.constantFrom(...TRADES.flatMap(({ vocabulary }) => vocabulary));
const listing = fc
  .record({
    services: fc.array(phrase, { maxLength: 5 }),
    bio: fc.option(phrase),
    city: fc.option(fc.constantFrom(...PLACES)),
    locations: fc.array(fc.constantFrom(...PLACES), { maxLength: 2 }),
    trades: fc.array(fc.constantFrom('plumbing', 'cleaning', 'alchemy'), { maxLength: 2 }),
  })
  .map((fields) => {
    const written = { id: 'pro', published: true, created_at: new Date(0), avatar_url: null };
    const named = { handle: 'pro', display_name: 'Pro', work_photos: [], facts: NO_FACTS };
    const travels = { travel_radius: 25 as const };
    return toProviderSearch({ ...fields, ...written, ...named, ...travels }, null);
  });
const terms = fc.record({
  service: fc.oneof(
    phrase,
    fc.tuple(phrase, fc.constantFrom(...PLACES)).map((words) => words.join(' ')),
    fc.constant(''),
  ),
  location: fc.oneof(
    fc.constantFrom(...PLACES, 'TX austin', 'new york', 'paulo', 'dallas'),
    fc.constant(''),
  ),
});

/** Finds by the keys that the query of the repository compares. */
const hasKeys = ({ trades, place }: ProviderSearch, query: ClosestQuery) =>
  (query.trades.length === 0 || query.trades.some((trade) => trades[trade])) &&
  placeAlternatives(query.place).every((group) => group.some((word) => place[word]));

it('finds by its keys exactly those that match', () => {
  let matching = 0;
  fc.assert(
    fc.property(listing, terms, (listed, typed) => {
      const query = closestQuery(typed);
      const guessed = query && withGuessedPlace(typed, query);
      for (const one of [query, guessed]) {
        if (!one) continue;
        const isMatch = isClosestMatch(listed.card, one);
        if (isMatch) matching += 1;
        expect(hasKeys(listed, one)).toBe(isMatch);
      }
    }),
    { numRuns: 500 },
  );
  expect(matching).toBeGreaterThan(10);
});
