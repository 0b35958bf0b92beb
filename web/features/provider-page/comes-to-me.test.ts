import { expect, it } from 'vitest';
import { answerFor } from './comes-to-me.tsx';

const place = { name: 'Georgetown, Texas', is_region: false, km: 14.6, reach: 'near' as const };

it.each([
  [place, 'Yes. Georgetown, Texas is 9 miles away.'],
  [{ ...place, km: 0.4 }, 'Yes. Georgetown, Texas is less than a mile away.'],
  [{ ...place, km: 1.7 }, 'Yes. Georgetown, Texas is 1 mile away.'],
  [
    { ...place, km: 60, reach: 'further' as const },
    'A little further: Georgetown, Texas is 37 miles away. You can ask.',
  ],
  [{ ...place, km: 300, reach: null }, 'No. Georgetown, Texas is 186 miles away.'],
  [
    { name: 'Texas', is_region: true, km: null, reach: null },
    'Texas is a whole region. Try a ZIP code or city.',
  ],
  [null, "We don't know this place. Try a ZIP code or city."],
])('answers for %j', (found, answer) => {
  expect(answerFor(found)).toBe(answer);
});
