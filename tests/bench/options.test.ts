import { expect, test } from 'vitest';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { readOptions, SECTIONS } from './options.ts';

test('all is measured, where nothing is named', () => {
  expect(readOptions([])).toEqual({ sections: new Set(SECTIONS), large: false, runs: 5 });
});

test('what is named is measured, and nothing else', () => {
  expect(readOptions(['--growth', '--large', '--pages', '--runs=1'])).toEqual({
    sections: new Set(['pages', 'growth']),
    large: true,
    runs: 1,
  });
});

test.each([['--grow'], ['growth'], ['--runs=0'], ['--runs=many']])('%s is refused', (word) => {
  expect(() => readOptions([word])).toThrow(Problem);
});
