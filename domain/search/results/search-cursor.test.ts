import { expect, it } from 'vitest';
import { parseCursor, TIERS, toCursor } from './search-cursor.ts';

const ID = '08231500000000_pro';

it('parses what it writes', () => {
  for (const tier of TIERS) {
    for (const position of [
      { tier, band: 0, after: ID },
      { tier, band: 4, after: null },
    ]) {
      expect(parseCursor(toCursor(position))).toEqual(position);
    }
  }
});

it.each([
  '',
  ID,
  'near:',
  'near1',
  `far0:${ID}`,
  `near12:${ID}`,
  `near1:${ID}/x`,
  '../mail/x',
  `near1:\n${ID}`,
])('refuses %j', (text) => {
  expect(parseCursor(text)).toBeNull();
});
