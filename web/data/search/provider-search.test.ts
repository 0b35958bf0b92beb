import { readSearchAddress } from '@doorstep/domain/search/search-address';
import { afterEach, expect, it, vi } from 'vitest';
import { cachedAnswer, searchProviders } from './provider-search.ts';

const PAGE = 24;
const PEOPLE = Array.from({ length: 40 }, (_, i) => ({
  id: `0823150000${String(i).padStart(4, '0')}_p${i}`,
  handle: `p${i}`,
  display_name: `Pro ${i}`,
  bio: null,
  city: null,
  services: [],
  locations: [],
  avatar_url: null,
}));

const answered = (answer: object) => Promise.resolve({ ok: true, json: () => answer });

/** Answers as the server does, but what follows the first page only where it is told so. */
function answerWith(following: () => Promise<unknown>) {
  vi.stubGlobal('fetch', (address: string) => {
    const after = new URLSearchParams(address.split('?')[1]).get('after');
    return after === null
      ? answered({ providers: PEOPLE.slice(0, PAGE), next: PEOPLE[PAGE - 1]?.id })
      : following();
  });
}

const rest = () => answered({ providers: PEOPLE.slice(PAGE), next: null });
const address = (service: string) =>
  readSearchAddress(new URLSearchParams({ service, show: '48' }));

afterEach(() => vi.unstubAllGlobals());

it('knows the whole list of before while it is read anew, page by page', async () => {
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

it('knows the whole list of before where a part of it cannot be read anew', async () => {
  const whole = address('failing');
  answerWith(rest);
  await searchProviders(whole);
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(searchProviders(whole)).rejects.toThrow();
  expect(cachedAnswer(whole)?.providers).toHaveLength(40);
});

it('forgets whoever is gone from the list once it is read anew', async () => {
  const whole = address('shrinking');
  answerWith(rest);
  await searchProviders(whole);
  answerWith(() => answered({ providers: PEOPLE.slice(PAGE, 30), next: null }));
  await searchProviders(whole);
  expect(cachedAnswer(whole)?.providers).toHaveLength(30);
});

// @8.7.17
it('logs a malformed professional and leaves them out', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const [first, second] = PEOPLE;
  vi.stubGlobal('fetch', () =>
    answered({ providers: [first, { ...second, display_name: 7 }], next: null }),
  );
  const { providers } = await searchProviders(address('malformed'));
  expect(providers).toEqual([first]);
  expect(log).toHaveBeenCalledWith('Malformed provider in search', expect.anything());
  log.mockRestore();
});
