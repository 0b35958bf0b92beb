import { expect, it } from 'vitest';
import {
  NO_REFINEMENT,
  readRefinement,
  refinementParameters,
  SEARCH_FILTERS,
  SEARCH_ORDERS,
} from './refinement.ts';

const read = (query: Record<string, string>) => readRefinement((name) => query[name]);

it('reads the parameters that it writes', () => {
  for (const order of SEARCH_ORDERS) {
    for (const filters of [[], ['fast'], ['rating', 'insured'], [...SEARCH_FILTERS]] as const) {
      expect(read(refinementParameters({ filters, order }))).toEqual({ filters, order });
    }
  }
  expect(refinementParameters({ filters: ['rating', 'licensed'], order: 'nearest' })).toEqual({
    rating: '4',
    licensed: '1',
    order: 'nearest',
  });
  expect(refinementParameters(NO_REFINEMENT)).toEqual({});
});

it.each([
  {},
  { rating: '5', licensed: '', insured: 'yes', fast: '0', order: 'oldest' },
  { order: '__proto__' },
])('ignores unknown values in %j', (query) => {
  expect(read(query)).toEqual(NO_REFINEMENT);
});
