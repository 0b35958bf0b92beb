import { expect, it } from 'vitest';
import { resolveSearch, toAnswer } from './search-and-log.ts';

const FOUND = [{ city: null }, { city: 'Waco, TX' }, { city: 'Austin, Texas 78701' }];
const resolve = (service: string, location = '') => resolveSearch({ service, location }, FOUND);

it.each([
  ['plumber', 'Austin', { trade: 'plumbing', city: 'austin-tx' }],
  ['plumber in austin', '', { trade: 'plumbing', city: 'austin-tx' }],
  ['plumber austin', '', { trade: 'plumbing', city: 'austin-tx' }],
  ['', 'waco, texas', { trade: null, city: 'waco-tx' }],
  ['burst pipe', '', { trade: 'plumbing', city: null }],
])('resolves %j in %j', (service, location, resolved) => {
  expect(resolve(service, location)).toEqual(resolved);
});

it('never returns what was typed, only a trade and a city of a professional', () => {
  expect(resolve('plumber', "my sister's house")).toEqual({ trade: 'plumbing', city: null });
  expect(resolve('zeppelins of Ann', 'nowhere')).toBeUndefined();
});

it('toAnswer returns everything but the cost', () => {
  const answer = {
    providers: [],
    next: null,
    sorted: { ids: [], isAll: true },
    place: { name: 'Austin, TX', others: [] },
    is_near_miss: true as const,
    trades: [],
    city: { id: 'austin-tx', name: 'Austin, TX' },
    cities: [],
    resolved: { trade: 'plumbing', city: null },
  };
  expect(toAnswer({ ...answer, read: 7 })).toEqual(answer);
});
