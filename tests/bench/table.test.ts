import { expect, test } from 'vitest';
import { summary, table, type Row } from './table.ts';

const ROWS: Row[] = [
  {
    what: 'a search: documents',
    unit: 'count',
    figures: [25, 30],
    goal: { most: 30 },
    anchor: '24–48',
    naive: '100, 1,000 read',
  },
  { what: 'a search: p95', unit: 'ms', figures: [301], goal: { most: 300 }, note: 'median 32 ms' },
  { what: 'a search: median', unit: 'ms', figures: [32] },
  { what: 'not measured', unit: 's', figures: [], goal: { most: 40_000 } },
];

test('a row shows its goal, its figures, whether they meet it, and what they stand beside', () => {
  const rule: unknown = Array.from({ length: 6 }, (): unknown => expect.stringMatching(/^-{3,}$/));
  const cells = table(ROWS)
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  expect(cells).toEqual([
    ['what', 'goal', 'figure', '', 'anchor', 'naive design, in this run'],
    rule,
    ['a search: documents', '≤ 30', '25, 30', '✔ met', '24–48', '100, 1,000 read'],
    ['a search: p95', '≤ 300 ms', '301 ms (median 32 ms)', '✘ missed', '', ''],
    ['a search: median', '', '32 ms', '', '', ''],
    ['not measured', '≤ 40 s', '–', '', '', ''],
  ]);
});

test('its columns are straight', () => {
  const widths = new Set(
    table(ROWS)
      .split('\n')
      .map((line) => line.length),
  );
  expect(widths.size).toBe(1);
});

test('only what was measured and has a goal is counted', () => {
  expect(summary(ROWS)).toBe('1 of 2 goals met');
});
