import { areaKeys, bandOf, placeKeys } from '@doorstep/domain/places/area-keys';
import { serviceAreaOf } from '@doorstep/domain/places/service-area';
import { formatDistance, formatLength, PLACE_HINT } from '@doorstep/domain/places/units';
import { cityOf, wordsOfLocation } from '@doorstep/domain/search/places';
import { expect, it, vi } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { knownPlaces, nearestPlace } from './known-places.ts';
import { findPlace } from './place-of-search.ts';

// A brand in Germany: its places and kilometers, without the words of the United States.

vi.mock('../../domain/active-brand.ts', async () => {
  const { TEST_BRAND } = await import('../../domain/test-brand.ts');
  return { BRAND: { ...TEST_BRAND, country: 'DE', locale: 'en-DE' } };
});

it.each([
  ['München', 'München, Bayern'],
  ['Munich', 'München, Bayern'],
  ['80331', '80331 München, Bayern'],
  ['50667 Köln', '50667 Köln, Nordrhein-Westfalen'],
  ['nuernberg', 'Nürnberg, Bayern'],
  ['Hamburg', 'Hamburg'],
])('%j is %j', (typed, name) => {
  expect(findPlace(typed)?.name).toBe(name);
});

it('knows neither ZIP codes nor states', () => {
  expect(findPlace('78704')).toBeNull();
  expect(cityOf('Halle, CA')?.id).toBe('halle-ca');
  expect(wordsOfLocation('in München 80331')).toEqual(['munchen']);
});

it('measures in kilometers', () => {
  expect([formatLength(25), formatDistance(15.2), formatDistance(0.3)]).toEqual([
    '25 km',
    '15 km',
    'less than 1 km',
  ]);
  expect(PLACE_HINT).toBe('Postal code or city');
});

it('finds who works around a place', () => {
  const texts = { city: '80331', locations: ['Augsburg', 'Bayern'], travel_radius: 25 as const };
  const area = serviceAreaOf(gazetteer(), texts, [{ address: 'Marienplatz 8, 90402 Nürnberg' }]);
  // A page does not show which postal code was typed.
  expect(area).toMatchObject({
    radius_km: 25,
    bases: [
      { name: 'München, Bayern' },
      { name: 'Augsburg, Bayern' },
      { name: 'Nürnberg, Bayern' },
    ],
  });
  const keys = new Set(area ? areaKeys(area) : []);
  const { center } = findPlace('Dachau') ?? {};
  expect(center && placeKeys(center, 'near', bandOf(16)).some((key) => keys.has(key))).toBe(true);
  expect(knownPlaces(['', 'Dachau', 'Berlin', 'Bayern', 'xyz'], area).places).toMatchObject([
    null,
    { name: 'Dachau, Bayern', reach: 'near' },
    { name: 'Berlin', reach: null },
    { is_region: true, km: null },
    null,
  ]);
});

it('names the city nearest to a location', () => {
  expect(nearestPlace({ lat: 48.26, lon: 11.43 })).toEqual({ place: 'Dachau, Bayern' });
  // Its nearest place is a district in the center of a large city.
  expect(nearestPlace({ lat: 50.94, lon: 6.92 })).toEqual({ place: 'Köln, Nordrhein-Westfalen' });
  expect(nearestPlace({ lat: 48.15, lon: 11.46 })).toEqual({ place: 'Pasing, Bayern' });
  // Winsen alone leads to the larger Winsen near Hamburg.
  expect(nearestPlace({ lat: 52.67, lon: 9.91 })).toEqual({
    place: 'Winsen (Aller), Niedersachsen',
  });
});
