import { placeSources } from '@doorstep/domain/places/sources';
import { expect, it } from 'vitest';
import { TERMS } from './terms-text.ts';

it('names the sources of places, as their licenses ask', () => {
  const sources = TERMS.find(({ title }) => title === 'Sources')?.paragraphs;
  expect(sources).toEqual(['Places: GeoNames, CC BY 4.0 (geonames.org)']);
  expect(placeSources('DE')).toContain(
    'Postal codes: © OpenStreetMap contributors (openstreetmap.org), ODbL 1.0',
  );
});
