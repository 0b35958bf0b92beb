import type { TravelRadius } from '@doorstep/domain/places/area-schema';
import { serviceAreaOf } from '@doorstep/domain/places/service-area';
import { expect, it } from 'vitest';
import { readGazetteer } from './gazetteer.ts';

const us = readGazetteer('US');

/** Returns the names of the bases of a professional. */
function bases(city: string | null, locations: string[] = [], addresses: string[] = []) {
  const texts = { city, locations, travel_radius: 25 as TravelRadius };
  const branches = addresses.map((address) => ({ address }));
  return serviceAreaOf(us, texts, branches)?.bases.map(({ name }) => name) ?? null;
}

it('has the city, the locations and the branches, each once', () => {
  expect(
    bases('Austin, TX', ['Round Rock', 'austin', 'Texas', 'nowhere'], ['1 Main St, Waco, TX']),
  ).toEqual(['Austin, Texas', 'Round Rock, Texas', 'Waco, Texas']);
});

it('is null without a known place', () => {
  expect(bases(null)).toBeNull();
  expect(bases('Texas', ['my workshop'])).toBeNull();
});

it.each([
  ['10901 Domain Dr, Austin, TX', 'Austin, Texas'],
  ['10901 Domain Dr, Austin, TX 78758', 'Austin, Texas'],
  ['Suite 4, 12 Canal St, New Orleans, LA 70130, USA', 'New Orleans, Louisiana'],
  ['12 Canal St, Round Rock', 'Round Rock, Texas'],
  ['Austin, next to the library', 'Austin, Texas'],
])('the address %j is in %s', (address, name) => {
  expect(bases('Austin, TX', [], [address])).toContain(name);
});

it('means the place nearby, also if many larger ones have its name', () => {
  expect(bases('Bryan, TX', ['Franklin'])).toEqual(['Bryan, Texas', 'Franklin, Texas']);
  expect(bases('Nashville, TN', ['Franklin'])).toEqual([
    'Nashville, Tennessee',
    'Franklin, Tennessee',
  ]);
});

it.each([
  ['78704', 'Austin, Texas'],
  // The codes of these villages have no city of their name.
  ['01526', /^(?!Manchaug).*, Massachusetts$/],
  ['02345', /^(?!Manomet).*, Massachusetts$/],
])('does not show that %s was typed', (code, city) => {
  const area = serviceAreaOf(us, { city: code, locations: [], travel_radius: 25 }, []);
  expect(JSON.stringify(area)).not.toContain(code);
  const center = us.postcode(code)?.center;
  const [base] = area?.bases ?? [];
  expect(base?.name).toMatch(city);
  expect([base?.lat, base?.lon]).not.toEqual([center?.lat, center?.lon]);
});
