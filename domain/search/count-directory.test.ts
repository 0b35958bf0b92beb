import { expect, it } from 'vitest';
import { countDirectory, directorySuggestions } from './count-directory.ts';
import { directorySchema, directorySuggestionsSchema } from './directory.ts';
import { cityOf } from './places.ts';
import { TRADE_IDS } from './trades/trade-names.ts';

const based = (city: string | null, ...trades: string[]) => ({ city, trades });

it.each([
  ['Austin, TX', 'austin-tx'],
  [' austin  texas ', 'austin-tx'],
  ['AUSTIN, TX 78701, USA', 'austin-tx'],
  ['Austin', 'austin'],
  ['Austin, TX, United States', 'austin-tx'],
  ['Ft. Worth, TX', 'fort-worth-tx'],
  ['Mt Vernon, New York', 'mount-vernon-ny'],
  ['London, UK', 'london'],
  ['Charleston, West Virginia', 'charleston-wv'],
  ['Washington, D.C.', 'washington-dc'],
  ['Saint Paul, Minnesota', 'st-paul-mn'],
  ['New York', 'new-york'],
  ['New York, New York', 'new-york-ny'],
  ['Cañon City', 'canon-city'],
  ["Coeur d'Alene, ID", 'coeur-dalene-id'],
  ['東京', '東京'],
  ['one two three four five six seven', 'one-two-three-four-five-six'],
  ['../<b>admin</b>', 'b-admin-b'],
])('gives the city "%s" the id %s', (typed, id) => {
  expect(cityOf(typed)?.id).toBe(id);
});

it.each(['', ' , ', '78701', 'USA'])('finds no city in "%s"', (typed) => {
  expect(cityOf(typed)).toBeNull();
});

it('counts professionals by trade, and by city and trade', () => {
  const directory = countDirectory([
    based('austin, texas', 'plumbing', 'drains'),
    based('Austin, TX', 'plumbing', 'plumbing', 'unknown'),
    based('Austin, TX'),
    based('Waco, TX', 'roofing'),
    based('Waco, TX', 'roofing'),
    based('Salem, OR', 'plumbing'),
    based(null, 'drains'),
  ]);
  expect(directory).toEqual({
    trades: { plumbing: 3, drains: 2, roofing: 2 },
    cities: [
      { id: 'austin-tx', name: 'Austin, TX', count: 3, trades: { plumbing: 2, drains: 1 } },
      { id: 'waco-tx', name: 'Waco, TX', count: 2, trades: { roofing: 2 } },
    ],
  });
});

it('adds a city without a state to the only one with a state, and names it well', () => {
  const { cities } = countDirectory(
    [
      ...['AUSTIN TX 78701', 'AUSTIN TX', 'austin', 'Austin', 'Austin, TX 78701, USA'],
      ...['Portland, OR', 'Portland, ME', 'Portland', 'Portland', '東京', '東京'],
    ].map((city) => based(city, 'drains')),
  );
  expect(cities).toEqual([
    { id: 'austin-tx', name: 'Austin, TX', count: 5, trades: { drains: 5 } },
    { id: 'portland', name: 'Portland', count: 2, trades: { drains: 2 } },
    { id: '東京', name: '東京', count: 2, trades: { drains: 2 } },
  ]);
});

it('keeps the largest 250 cities, in a document of less than 500 kB', () => {
  const word = (i: number) => `각${i}`.padEnd(12, '각');
  const directory = countDirectory(
    Array.from({ length: 500 }, (_, i) =>
      Array.from({ length: i === 7 ? 3 : 2 }, () =>
        based([word(i), ...Array.from({ length: 5 }, () => word(0))].join(' '), ...TRADE_IDS),
      ),
    ).flat(),
  );
  expect(directory.cities).toHaveLength(250);
  expect(directory.cities[0]).toMatchObject({ count: 3 });
  expect(directorySchema.safeParse(directory).success).toBe(true);
  const bytes = encodeURI(JSON.stringify(directory)).replaceAll(/%../g, '.').length;
  expect(bytes).toBeLessThan(500_000);
});

it('suggests all trades with their words and problems, and the cities', () => {
  const directory = countDirectory([based('Waco', 'roofing'), based('Waco', 'roofing')]);
  const { trades, cities } = directorySuggestionsSchema.parse(directorySuggestions(directory));
  expect(trades.map(({ id }) => id)).toEqual(TRADE_IDS);
  const roofing = { id: 'roofing', name: 'Roofing', count: 2 };
  expect(trades).toContainEqual(expect.objectContaining(roofing));
  expect(trades.find(({ id }) => id === 'plumbing')).toMatchObject({ count: 0 });
  expect(trades.find(({ id }) => id === 'plumbing')?.phrases).toContain('leaking tap');
  expect(cities).toEqual([{ id: 'waco', name: 'Waco', count: 2 }]);
});
