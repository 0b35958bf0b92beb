import { expect, test } from 'vitest';
import { isMet, percentile, table, type Row } from './table.ts';

const row = (changes: Partial<Row>): Row => ({
  ...{ what: 'a search', unit: 'ms', figure: 300, budget: { most: 300 } },
  ...changes,
});

test.each<[string, Partial<Row>, boolean]>([
  ['a figure that equals the budget', {}, true],
  ['a figure above the budget', { figure: 301 }, false],
  ['a figure that equals the minimum', { unit: 'count', figure: 99, budget: { least: 99 } }, true],
  ['a figure below the minimum', { unit: 'count', figure: 98, budget: { least: 99 } }, false],
  ['a figure that is written like the budget', { unit: 'kB', figure: 320 }, true],
  ['a missing figure', { figure: null }, false],
  ['NaN', { figure: Number.NaN }, false],
])('%s', (_, changes, met) => {
  expect(isMet(row(changes))).toBe(met);
});

test('the table shows budgets, figures, notes and marks in aligned columns', () => {
  const lines = table([
    row({ note: 'p95' }),
    row({ unit: 'kB', figure: 190_400, budget: { most: 190_000 } }),
    row({ unit: 's', figure: null, budget: { most: 45_000 } }),
  ]).split('\n');
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()))).toEqual([
    ['', 'a search', '≤ 300 ms', '300 ms (p95)', '✔ met', ''],
    ['', 'a search', '≤ 190 kB', '190.4 kB', '✘ missed', ''],
    ['', 'a search', '≤ 45 s', '–', '', ''],
  ]);
});

test('a percentile is one of the values', () => {
  expect(percentile([4, 1, 3, 2, 5], 0.5)).toBe(3);
  expect(percentile([1, 2], 0.95)).toBe(2);
  expect(percentile([], 0.5)).toBeNaN();
});
