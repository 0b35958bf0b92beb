import { expect, it } from 'vitest';
import { photosInView } from './gallery-position.ts';

it.each([
  [0, 1, 4, '1 of 4'],
  [3, 1, 4, '4 of 4'],
  [0, 2, 5, '1–2 of 5'],
  [3, 2, 5, '4–5 of 5'],
  [0, 3, 8, '1–3 of 8'],
  [5, 3, 8, '6–8 of 8'],
  // Right after a photo at the end was left out, the index is too high for a moment.
  [6, 3, 8, '7–8 of 8'],
  [7, 3, 8, '8 of 8'],
])('first photo %i, %i per view, %i photos: %s', (first, perView, count, text) => {
  expect(photosInView(first, perView, count)).toBe(text);
});
