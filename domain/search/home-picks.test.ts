import { expect, it } from 'vitest';
import { homePicks } from './home-picks.ts';
import { minimalResult } from './results/minimal-result.ts';
import type { SearchResult } from './results/search-api.ts';

const result = (id: string, changes: Partial<SearchResult> = {}) =>
  minimalResult({ id, handle: id, ...changes });
const ids = (results: SearchResult[]) => homePicks(results).map(({ id }) => id);

it('prefers complete, reviewed pages, and among equals the order of search', () => {
  const rating = { average: 4.5, count: 2 };
  expect(
    ids([
      result('0empty'),
      result('0photo', { work_photo: 'https://pictures.test/1.webp', bio: 'Tidy.' }),
      result('0reviewed', { rating }),
      result('0reviewed-too', { rating }),
    ]),
  ).toEqual(['0reviewed', '0reviewed-too', '0photo', '0empty']);
});

it('keeps plans with priority first, as sold', () => {
  const rating = { average: 5, count: 9 };
  expect(ids([result('0empty'), result('1reviewed', { rating })])).toEqual(['0empty', '1reviewed']);
});

it('shows six', () => {
  expect(ids(Array.from({ length: 24 }, (_, i) => result(`0${i}`)))).toHaveLength(6);
});
