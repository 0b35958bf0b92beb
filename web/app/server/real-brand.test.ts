import { expect, it } from 'vitest';
import { BRAND_FILE_TYPES } from './brand-files.ts';
import { brandFiles } from './brand-pictures.ts';

it('has a content type for each file of the brand, and for no other', async () => {
  const files = Object.keys(await brandFiles());
  expect(Object.keys(BRAND_FILE_TYPES).toSorted()).toEqual(files.toSorted());
});
