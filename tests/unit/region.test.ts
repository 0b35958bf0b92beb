import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND } from '@doorstep/domain/brand';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { expect, it } from 'vitest';

it('sends the requests of the site to functions in the region of the brand', () => {
  const config = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
  const regions = [...config.matchAll(/"region": "([^"]+)"/g)].map(([, region]) => region);
  expect(new Set(regions)).toEqual(new Set([BRAND.region]));
});
