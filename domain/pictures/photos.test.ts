import { expect, it } from 'vitest';
import { photoCount } from './photos.ts';

it('counts photos in words', () => {
  expect([1, 2].map(photoCount)).toEqual(['1 photo', '2 photos']);
});
