import { expect, it } from 'vitest';
import { coverageSchema, mergeCoverage, neverEvaluated } from './rules-coverage.ts';

const content = 'allow get: if a() || b();';
const expression = (text: string, ...counts: number[]) => ({
  sourcePosition: {
    line: 1,
    column: content.indexOf(text) + 1,
    currentOffset: content.indexOf(text),
    endOffset: content.indexOf(text) + text.length,
  },
  values: counts.map((count) => ({ value: { boolValue: true }, count })),
});
const report = (a: number[], b: number[]) =>
  coverageSchema.parse({
    rules: { files: [{ name: 'firestore.rules', content }] },
    report: [
      {
        ...expression('a() || b()', 1),
        children: [expression('a()', ...a), expression('b()', ...b)],
      },
    ],
  });

it('tells what no report has seen evaluated', () => {
  const expressions = mergeCoverage([report([2, 1], []), report([1], [])]);
  expect(expressions.map(({ text, count }) => [text, count])).toEqual([
    ['a() || b()', 2],
    ['a()', 4],
    ['b()', 0],
  ]);
  expect(neverEvaluated(expressions).map(({ text }) => text)).toEqual(['b()']);
});

it('is content when each expression was evaluated somewhere', () => {
  const expressions = mergeCoverage([report([1], []), report([], [1])]);
  expect(neverEvaluated(expressions)).toEqual([]);
});
