import { minimalResult } from '@doorstep/domain/search/results/minimal-result';
import { readSearchAddress } from '@doorstep/domain/search/results/search-address';
import { afterEach, expect, it, vi } from 'vitest';
import { cachedAnswer, searchProviders } from './provider-search.ts';

const PAGE = 24;
const PROVIDERS = Array.from({ length: 40 }, (_, i) =>
  minimalResult({
    id: `0823150000${String(i).padStart(4, '0')}_p${i}`,
    handle: `p${i}`,
    display_name: `Pro ${i}`,
  }),
);

const answered = (answer: object) => Promise.resolve({ ok: true, json: () => answer });

/** Mocks the server: it answers the first page, and `following` answers all others. */
function answerWith(following: () => Promise<unknown>) {
  vi.stubGlobal('fetch', (address: string) => {
    const after = new URLSearchParams(address.split('?')[1]).get('after');
    return after === null
      ? answered({
          providers: PROVIDERS.slice(0, PAGE),
          next: `match0:${PROVIDERS[PAGE - 1]?.id ?? ''}`,
        })
      : following();
  });
}

const rest = () => answered({ providers: PROVIDERS.slice(PAGE), next: null });
const address = (service: string) =>
  readSearchAddress(new URLSearchParams({ service, show: '48' }));

afterEach(() => vi.unstubAllGlobals());

it('returns the whole cached list while it is being refreshed page by page', async () => {
  const whole = address('leaving');
  answerWith(rest);
  await searchProviders(whole);
  const asked = new Promise<void>((resolve) => {
    answerWith(() => {
      resolve();
      return new Promise(() => {});
    });
  });
  void searchProviders(whole);
  await asked;
  expect(cachedAnswer(whole)).toMatchObject({ isComplete: true, next: null });
  expect(cachedAnswer(whole)?.providers).toHaveLength(40);
});

it('returns the whole cached list if a refresh fails', async () => {
  const whole = address('failing');
  answerWith(rest);
  await searchProviders(whole);
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(searchProviders(whole)).rejects.toThrow();
  expect(cachedAnswer(whole)?.providers).toHaveLength(40);
});

it('drops professionals who are no longer in the list after a refresh', async () => {
  const whole = address('shrinking');
  answerWith(rest);
  await searchProviders(whole);
  answerWith(() => answered({ providers: PROVIDERS.slice(PAGE, 30), next: null }));
  await searchProviders(whole);
  expect(cachedAnswer(whole)?.providers).toHaveLength(30);
});

// @8.7.17
it('logs a malformed professional and leaves them out', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const [first, second] = PROVIDERS;
  vi.stubGlobal('fetch', () =>
    answered({ providers: [first, { ...second, display_name: 7 }], next: null }),
  );
  const { providers } = await searchProviders(address('malformed'));
  expect(providers).toEqual([first]);
  expect(log).toHaveBeenCalledWith('Malformed provider in search', expect.anything());
  log.mockRestore();
});

it('asks for later pages of a sorted answer by their ids, and keeps the order of all @2.2.32', async () => {
  const ids = PROVIDERS.map(({ id }) => id);
  const sorted = { ids, isAll: true };
  const asked: Record<string, string>[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const query = new URLSearchParams(url.split('?')[1]);
    asked.push(Object.fromEntries(query));
    const wanted = query.get('ids')?.split(',');
    return wanted
      ? // One of them was unpublished.
        answered({ providers: PROVIDERS.slice(PAGE + 1), next: null })
      : answered({ providers: PROVIDERS.slice(0, PAGE), next: `match0:${ids[PAGE - 1]}`, sorted });
  });
  const refined = { service: 'sorted', rating: '4', order: 'rating' };
  const whole = readSearchAddress(new URLSearchParams({ ...refined, show: '48' }));
  const answer = await searchProviders(whole);
  expect(asked).toEqual([refined, { ...refined, ids: ids.slice(PAGE).join() }]);
  expect(answer.providers).toHaveLength(39);
  expect(answer).toMatchObject({ next: null, sorted });
  // The same words with other filters are another search.
  expect(cachedAnswer({ ...whole, filters: [] })).toBeNull();
  expect(cachedAnswer(whole)?.providers).toHaveLength(39);
});

it('continues the tier and band in which a page ends', async () => {
  const [exact, ...others] = PROVIDERS;
  const around = others.map((one) => ({ ...one, tier: 'near', band: 1, km: 20 }));
  const next = `near1:${around[22]?.id ?? ''}`;
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const after = new URLSearchParams(url.split('?')[1]).get('after');
    asked.push(after);
    return after === null
      ? answered({ providers: [exact, ...around.slice(0, 23)], next })
      : answered({ providers: around.slice(23), next: null });
  });
  const answer = await searchProviders(address('around'));
  expect(asked).toEqual([null, next]);
  expect(answer).toEqual({ providers: [exact, ...around], next: null });
  const firstPage = readSearchAddress(new URLSearchParams({ service: 'around' }));
  expect(cachedAnswer(firstPage)).toMatchObject({
    next,
    providers: [exact, ...around.slice(0, 23)],
  });
});
