import { expect, it } from 'vitest';
import { resolveSearch, toAnswer } from './search-and-log.ts';
import { understand } from './search-steps.ts';

const FOUND = [{ city: null }, { city: 'Waco, TX' }, { city: 'Austin, Texas 78701' }];

/** A market where somebody works everywhere. */
const one = () => Promise.resolve([{ id: '1', provider: null }]);
const search = { listCandidates: one, listAround: one, listClosest: one, listByIds: one };

const resolve = async (service: string, location = '') =>
  resolveSearch(await understand(search, { service, location }), FOUND);

it.each([
  ['plumber', 'Austin', { trade: 'plumbing', city: 'austin-tx' }],
  ['plumber in austin', '', { trade: 'plumbing', city: 'austin-tx' }],
  ['plumber austin', '', { trade: 'plumbing', city: 'austin-tx' }],
  ['', 'waco, texas', { trade: null, city: 'waco-tx' }],
  ['plumber in austin 78704', '', { trade: 'plumbing', city: 'austin-tx' }],
  ['plumber', '78704', { trade: 'plumbing', city: 'austin-tx' }],
  ['plumber', 'Georgetown, TX', { trade: 'plumbing', city: null }],
  ['burst pipe', '', { trade: 'plumbing', city: null }],
])('resolves %j in %j', async (service, location, resolved) => {
  expect(await resolve(service, location)).toEqual(resolved);
});

it('never returns what was typed, only a trade and a city of a professional', async () => {
  expect(await resolve('plumber', "my sister's house")).toEqual({ trade: 'plumbing', city: null });
  expect(await resolve('zeppelins of Ann', 'nowhere')).toBeUndefined();
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
  expect(toAnswer({ ...answer, read: 7, understood: { query: null, place: null } })).toEqual(
    answer,
  );
});
