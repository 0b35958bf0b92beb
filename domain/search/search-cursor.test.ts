import { expect, it } from 'vitest';
import { parseCursor, toCursor } from './search-cursor.ts';

const ID = '08231500000000_pro';

it('parses what it writes', () => {
  for (const position of [
    { tier: 1, after: ID },
    { tier: 2, after: ID },
    { tier: 2, after: null },
  ] as const) {
    expect(parseCursor(toCursor(position))).toEqual(position);
  }
});

it('parses a search id alone, as in links of earlier releases', () => {
  expect(parseCursor(ID)).toEqual({ tier: 1, after: ID });
});

it.each(['', '1:', '3:', `3:${ID}`, `2:${ID}/x`, '../mail/x', `2:\n${ID}`])(
  'refuses %j',
  (text) => {
    expect(parseCursor(text)).toBeNull();
  },
);
