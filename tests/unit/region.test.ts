import { BRAND } from '@doorstep/domain/brand';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { expect, it } from 'vitest';
import { readHostingRegions } from '../../ops/configuration/items/brand.ts';

it('sends the requests of the site to functions in the region of the brand', () => {
  expect(readHostingRegions({ root: ROOT })).toEqual([BRAND.region]);
});
