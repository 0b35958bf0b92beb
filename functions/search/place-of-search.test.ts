import { expect, it } from 'vitest';
import { findPlace, guessedPlace } from './place-of-search.ts';
import { understand } from './search-steps.ts';

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

/** A market where somebody works everywhere. */
const found = () => Promise.resolve([{ id: '1', provider: null }]);
const search = { listCandidates: found, listAround: found, listClosest: found, listByIds: found };

// @2.2.29
it.each([
  ['plumber 78704', '', 'Austin, TX 78704', ['plumbing']],
  ['plumber near 78704', '', 'Austin, TX 78704', ['plumbing']],
  ['plumber in 78704', '', 'Austin, TX 78704', ['plumbing']],
  ['78704 plumber', '', 'Austin, TX 78704', ['plumbing']],
  ['78704', '', 'Austin, TX 78704', []],
  ['78704', 'plumber', 'Austin, TX 78704', ['plumbing']],
  ['leaking tap san antonio 78205', '', 'San Antonio, TX 78205', ['plumbing']],
  ['plumber 78704', 'waco', 'Waco, TX', ['plumbing']],
  ['plumber, 78704-1234', '', 'Austin, TX 78704', ['plumbing']],
  ['plumber 99999', '', undefined, ['plumbing']],
  ['pump AX-78704-2', '', undefined, undefined],
  ['austin', '', 'Austin, TX', []],
  ['georgetown', '', 'Georgetown, TX', []],
  ['union', '', undefined, undefined],
  ['mobile', '', undefined, undefined],
  ['georgetown zeppelins', '', undefined, undefined],
  ['plumber LA', '', 'Los Angeles, CA', ['plumbing']],
  ['', 'South Congress', undefined, []],
])('%j at %j is a search in %s', async (service, location, name, trades) => {
  const { place, query } = await understand(search, { service, location });
  expect(place?.name).toBe(name);
  expect(query?.trades).toEqual(trades);
});

// @2.2.29
it('offers up to nine other places, none of which leads to the same place again', () => {
  expect(findPlace('Springfield')?.others).toHaveLength(9);
  expect(findPlace('New York')?.others).toEqual([]);
  expect(findPlace('LA')?.others).toEqual(['Louisiana']);
});
