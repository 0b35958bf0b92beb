import { jobPlaceOf } from '@doorstep/domain/requests/job-place';
import { serviceAreaOf } from '@doorstep/domain/places/service-area';
import { expect, it } from 'vitest';
import { readGazetteer } from '../search/gazetteer.ts';

const us = readGazetteer('US');
const texts = { city: 'Austin, TX', locations: ['Round Rock, TX'], travel_radius: 10 as const };
const area = serviceAreaOf(us, texts, []);
const miles = (count: number) => Math.round(count * 1609.344);

// @2.50.10
it.each([
  // From Round Rock, the nearer base.
  ['78626', 'Georgetown, TX', 9, true],
  ['Georgetown', 'Georgetown, TX', 9, true],
  ['Waco, TX', 'Waco, TX', 79, false],
  ['Austin', 'Austin, TX', 0, true],
])('%j is in %s, %i miles away', (text, city, away, is_inside) => {
  const job = jobPlaceOf(us, text, area);
  expect(job).toEqual({ city, distance: { meters: miles(away), is_inside } });
});

it.each(['Behind the old mill', 'Texas', ''])('%j is no place with a distance', (text) => {
  expect(jobPlaceOf(us, text, area)).toBeNull();
});

it('has no distance without an area', () => {
  expect(jobPlaceOf(us, '78626', null)).toEqual({ city: 'Georgetown, TX', distance: null });
});
