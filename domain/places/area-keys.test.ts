import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaKeys, BAND_COUNT, isInBand, MAX_KEYS, placeKeys } from './area-keys.ts';
import type { Point } from './distance.ts';
import { RADII, type ServiceArea } from './area-schema.ts';
import { distanceToArea, reachOf } from './service-area.ts';
import { toKm } from './units.ts';

const REACHES = ['near', 'further'] as const;

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** An area with its bases within a few degrees, and a place near one of them. */
const market = fc
  .record({
    center: point,
    radius: fc.constantFrom(...RADII),
    steps: fc.array(
      fc.tuple(
        fc.double({ min: -2, max: 2, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    place: fc.tuple(
      fc.double({ min: -4, max: 4, noNaN: true }),
      fc.double({ min: -4, max: 4, noNaN: true }),
    ),
  })
  .map(({ center, radius, steps, place }) => ({
    area: {
      radius_km: toKm(radius),
      bases: steps.map(([lat, lon]) => ({ name: 'Base', ...moved(center, lat, lon) })),
    },
    place: moved(center, ...place),
  }));

/** Moves a point, over a pole and the date line where needed. */
function moved({ lat, lon }: Point, north: number, east: number): Point {
  const turned = ((lon + east + 540) % 360) - 180;
  const far = lat + north;
  if (far > 90) return { lat: 180 - far, lon: turned > 0 ? turned - 180 : turned + 180 };
  if (far < -90) return { lat: -180 - far, lon: turned > 0 ? turned - 180 : turned + 180 };
  return { lat: far, lon: turned };
}

/** Returns the reach and band in which a query lists an area for a place, after the comparison. */
function listedIn(area: ServiceArea, place: Point): string[] {
  const keys = new Set(areaKeys(area));
  const km = distanceToArea(area, place);
  return REACHES.flatMap((reach) =>
    Array.from({ length: BAND_COUNT }, (_, band) => ({ reach, band })),
  )
    .filter(({ reach, band }) => placeKeys(place, reach, band).some((key) => keys.has(key)))
    .filter(({ reach, band }) => isInBand(area, km, reach, band))
    .map(({ reach, band }) => `${reach} ${band}`);
}

it('lists who reaches a place exactly once, in the band of the distance, and nobody else', () => {
  fc.assert(
    fc.property(market, ({ area, place }) => {
      const km = distanceToArea(area, place);
      const reach = reachOf(area, km);
      const found = listedIn(area, place);
      expect(found).toHaveLength(reach === null ? 0 : 1);
      if (reach !== null) expect(found[0]?.startsWith(reach)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it.each([
  ['a pole', { lat: 89.9, lon: 10 }, { lat: 89.9, lon: -170 }],
  ['the date line', { lat: -16.8, lon: 179.95 }, { lat: -16.8, lon: -179.95 }],
  ['a pentagon', { lat: 58.2, lon: 10.5 }, { lat: 58.3, lon: 11 }],
])('works across %s', (_, base, place) => {
  const area = { radius_km: 40, bases: [{ name: 'Base', ...base }] };
  expect(listedIn(area, place)).toEqual([expect.stringMatching(/^near/)]);
});

it('orders bands by distance', () => {
  const area = { radius_km: toKm(100), bases: [{ name: 'Austin', lat: 30.27, lon: -97.74 }] };
  const bands = [0.1, 0.3, 0.6, 1, 1.6, 2.6].map((north) =>
    listedIn(area, { lat: 30.27 + north, lon: -97.74 }),
  );
  expect(bands.flat()).toEqual(['near 0', 'near 1', 'near 2', 'near 3', 'further 4', 'further 4']);
});

it.each(RADII)('has at most 2,000 keys for the largest page, with a radius of %d', (radius) => {
  const bases = Array.from({ length: 19 }, (_, i) => ({
    name: `Base ${i}`,
    lat: 30 + Math.floor(i / 5) * 4,
    lon: -120 + (i % 5) * 9,
  }));
  const { length } = areaKeys({ radius_km: toKm(radius), bases });
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThanOrEqual(MAX_KEYS);
});
