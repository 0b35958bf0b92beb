import { expect, it } from 'vitest';
import { findTrade, readAfter } from './trade-neighbors.ts';
import { TRADE_IDS } from './trade-names.ts';

const AUSTIN = { id: 'austin-tx', name: 'Austin, TX', count: 4, trades: { drains: 1, roofing: 3 } };
const WACO = { id: 'waco-tx', name: 'Waco, TX', count: 2, trades: { roofing: 2, solar: 0 } };
const DIRECTORY = { trades: { drains: 1, roofing: 5, unknown: 9 }, cities: [AUSTIN, WACO] };

const find = (trade: string, city: string | null = null) => findTrade(DIRECTORY, { trade, city });
const ids = (links: { id: string }[] | undefined) => links?.map(({ id }) => id);

it('links a trade page to other trades and cities that have professionals', () => {
  expect(find('drains', 'austin-tx')).toEqual({
    trade: { id: 'drains', name: 'Drains and sewers' },
    city: { id: 'austin-tx', name: 'Austin, TX' },
    trades: [{ id: 'roofing', name: 'Roofing' }],
    cities: [],
  });
  const everywhere = find('roofing');
  expect([everywhere?.city, ids(everywhere?.trades)]).toEqual([null, ['drains']]);
  expect(ids(everywhere?.cities)).toEqual(['austin-tx', 'waco-tx']);
  expect(ids(find('roofing', 'waco-tx')?.cities)).toEqual(['austin-tx']);
  expect(ids(find('roofing', 'waco-tx')?.trades)).toEqual([]);
});

it('links the 24 largest of each', () => {
  const trades = Object.fromEntries(TRADE_IDS.map((id, i) => [id, i]));
  const cities = Array.from({ length: 60 }, (_, i) => ({ ...AUSTIN, id: `city-${i}`, trades }));
  const found = findTrade({ trades, cities }, { trade: 'roofing', city: 'city-7' });
  expect(ids(found?.trades)).toEqual(TRADE_IDS.toReversed().slice(0, 24));
  expect(found?.cities).toHaveLength(24);
});

it.each([
  ['unknown', null],
  ['toString', null],
  ['Roofing', null],
  ['roofing', 'salem-or'],
  ['roofing', 'Austin, TX'],
  ['roofing', ''],
])('finds no page for %j in %j', (trade, city) => {
  expect(find(trade, city)).toBeNull();
});

it('reads the start of a page and ignores an invalid one', () => {
  const id = 'match0:10823150000000_pro-1';
  expect(readAfter({ get: () => id })).toBe(id);
  for (const after of ['', id.slice(7), '../mail/x', '<b>']) {
    expect(readAfter({ get: () => after })).toBeNull();
  }
  expect(readAfter({ get: () => null })).toBeNull();
});
