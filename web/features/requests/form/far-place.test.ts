import { expect, it } from 'vitest';
import { farPlaceText } from './far-place.tsx';

const place = { name: 'Georgetown, Texas', is_region: false, km: 64, reach: null };

// @2.50.12
it('says that a place is beyond the area, and that the client can ask', () => {
  const text =
    'Georgetown, Texas is about 40 miles away, farther than Rivera usually travels. You can still ask.';
  expect(farPlaceText(place, 'Rivera')).toBe(text);
  expect(farPlaceText({ ...place, reach: 'further' }, 'Rivera')).toBe(text);
});

// @2.50.12
it.each([
  ['near', { ...place, reach: 'near' as const }],
  ['a region', { ...place, is_region: true, km: null }],
  ['unknown', null],
])('says nothing about a place that is %s', (_, found) => {
  expect(farPlaceText(found, 'Rivera')).toBeNull();
});
