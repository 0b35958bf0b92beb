import { expect, test } from 'vitest';
import { isMet, writeFigures, writeGoal, type Goal, type Unit } from './goals.ts';

test.each<[string, Unit, number[]]>([
  ['25, 25, 30', 'count', [25, 25, 30]],
  ['840 ms', 'ms', [839.6]],
  ['38 s', 's', [38_200]],
  ['0.8, 5.9 kB', 'kB', [812, 5_904]],
  ['1.27 ×', 'times', [1.2749]],
  ['0.001', 'shift', [0.0007]],
  ['–', 'ms', []],
])('figures are written as %s', (text, unit, values) => {
  expect(writeFigures(unit, values)).toBe(text);
});

test.each<[string, Unit, Goal]>([
  ['≤ 300 ms', 'ms', { most: 300 }],
  ['≤ 5 kB', 'kB', { most: 5_000 }],
  ['≤ 1.3 ×', 'times', { most: 1.3 }],
  ['≥ 99', 'count', { least: 99 }],
  ['0', 'shift', { most: 0 }],
])('a goal is written as %s', (text, unit, goal) => {
  expect(writeGoal(unit, goal)).toBe(text);
});

test.each<[string, Unit, Goal, number[], boolean]>([
  ['the most itself', 'ms', { most: 300 }, [300], true],
  ['more than the most', 'ms', { most: 300 }, [301], false],
  ['one of several that is more', 'count', { most: 26 }, [25, 25, 27], false],
  ['the least itself', 'count', { least: 99 }, [99], true],
  ['less than the least', 'count', { least: 100 }, [100, 96, 100], false],
  ['what is written as the goal', 'kB', { most: 5_000 }, [5_040], true],
  ['what is written as more', 'kB', { most: 5_000 }, [5_060], false],
  ['what was no number', 'ms', { most: 300 }, [NaN], false],
])('%s', (_, unit, goal, values, met) => {
  expect(isMet(unit, goal, values)).toBe(met);
});
