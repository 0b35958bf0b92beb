import { expect, it } from 'vitest';
import { guessedPlace } from './place-of-search.ts';

// @2.2.29
it.each([
  ['roofer colorado springs', 'colorado', 'Colorado Springs, CO'],
  ['bonita springs roof repair', 'bonita', 'Bonita Springs, FL'],
  ['plumber austin', 'austin', 'Austin, TX'],
  ['roofer nowhereville', 'nowhereville', undefined],
])('%s: the city around the guess %s is %s', (service, guess, label) => {
  const place = guessedPlace({ service, location: '' }, { trades: [], place: [guess] });
  expect(place?.label).toBe(label);
});
