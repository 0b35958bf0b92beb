import { expect, it } from 'vitest';
import { toRoundedMeters } from '../places/units.ts';
import { distanceText, whereText } from './job-distance.ts';

const at = (km: number) => ({ meters: toRoundedMeters(km), is_inside: true });

// @2.50.10
it.each([
  [19, '12 miles from you', 'about 12 miles away'],
  [1.7, '1 mile from you', 'about 1 mile away'],
  [0.4, 'less than a mile from you', 'less than a mile away'],
  [0, 'less than a mile from you', 'less than a mile away'],
])('a job %f km away is %j for the professional', (km, forProvider, forClient) => {
  expect(distanceText(at(km), 'provider')).toBe(forProvider);
  expect(distanceText(at(km), 'client')).toBe(forClient);
});

it('the stored distance is exact to the unit that people read', () => {
  expect(toRoundedMeters(19)).toBe(Math.round(12 * 1609.344));
});

it('the place is said alone while its distance is unknown', () => {
  expect(whereText({ place: null, distance: null }, 'provider')).toBeNull();
  expect(whereText({ place: '78704', distance: null }, 'client')).toBe('78704');
  expect(whereText({ place: '78704', distance: at(19) }, 'client')).toBe(
    '78704 · about 12 miles away',
  );
});
