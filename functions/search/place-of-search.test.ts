import { searchCardSchema } from '@doorstep/domain/search/results/search-card';
import { expect, it } from 'vitest';
import { findPlace, guessedPlace } from './place-of-search.ts';
import { stepsOf, understand } from './search-steps.ts';

// @2.2.29
it.each([
  ['roofer colorado springs', 'colorado', 'Colorado Springs, CO'],
  ['plumber South Lamar', 'lamar', undefined],
  ['plumber South Austin', 'austin', 'Austin, TX'],
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
  ['plumber (78704)', '', 'Austin, TX 78704', ['plumbing']],
  ['plumber #78704.', '', 'Austin, TX 78704', ['plumbing']],
  ['plumber 78704 or 78745', '', 'Austin, TX 78704', ['plumbing']],
  ['plumber austin 78704', '', 'Austin, TX 78704', ['plumbing']],
  ['austin 78704', '', 'Austin, TX 78704', []],
  ['78704 area', '', 'Austin, TX 78704', []],
  ['Rivera 78704', 'near me', 'Austin, TX 78704', undefined],
  ['plumber 78704', 'Texas', 'Austin, TX 78704', ['plumbing']],
  ['plumber near 10001 Main St Waco TX', '', 'Waco, TX', ['plumbing']],
  ['plumber 12345 Main St, Austin, TX', '', 'Austin, TX', ['plumbing']],
  ['plumber waco', 'austin', 'Austin, TX', ['plumbing']],
  ['plumber in South Congress', '', undefined, ['plumbing']],
  ['plumber South Lamar', '', undefined, ['plumbing']],
  ['plumber in West Hollywood', '', 'West Hollywood, CA', ['plumbing']],
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
it('takes a city alone for text if nobody works there', async () => {
  const none = () => Promise.resolve([]);
  const nobody = { listCandidates: none, listAround: none, listClosest: none, listByIds: none };
  const { place } = await understand(nobody, { service: 'georgetown', location: '' });
  expect(place).toBeNull();
});

const card = (fields: object) =>
  searchCardSchema.parse({
    ...{ handle: 'rivera', display_name: 'Rivera', services: [], locations: [] },
    ...fields,
  });

/** A professional from Round Rock who covers 78704, 20 miles away. */
const fromRoundRock = card({
  ...{ city: 'Round Rock, TX', trades: ['plumbing'] },
  area: { radius_km: 40, bases: [{ name: 'Round Rock, Texas', lat: 30.51, lon: -97.68 }] },
});

// @2.2.29
it.each(['austin 78704', '78704 area', 'Austin, TX 78704', 'plumber austin 78704', 'Rivera 78704'])(
  'finds a professional from elsewhere who covers the code in %j',
  async (service) => {
    const terms = { service, location: '' };
    const steps = stepsOf(search, terms, await understand(search, terms));
    const near = steps.filter(({ tier }) => tier === 'near');
    expect(near.some(({ isMatch }) => isMatch(fromRoundRock, 32))).toBe(true);
  },
);

it('compares the typed text, also if its postal code is the place', async () => {
  const terms = { service: 'Unit 78704', location: '' };
  const [step] = stepsOf(search, terms, await understand(search, terms));
  const named = card({ display_name: 'Unit 78704' });
  expect(step).toMatchObject({ tier: 'match' });
  expect(step?.isMatch(named, null)).toBe(true);
});

// @2.2.29
it('offers up to nine other places, none of which leads to the same place again', () => {
  expect(findPlace('Springfield')?.others).toHaveLength(9);
  expect(findPlace('New York')?.others).toEqual([]);
  expect(findPlace('LA')?.others).toEqual(['Louisiana']);
});
