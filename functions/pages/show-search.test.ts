import type { PageRequest } from '@doorstep/domain/pages/public-page';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ListRange, ProviderSearch } from '../search/provider-search-repository.ts';
import { MAX_READS, searchProviders, type SearchRequest } from '../search/search-providers.ts';
import { showSearchPage } from './show-search.ts';

const SITE = 'https://doorstep.example';

const idOf = (i: number) => `1${String(i).padStart(13, '0')}_pro`;

const somebody = (i: number, name: string, handle = `pro-${i}`) => ({
  id: idOf(i),
  provider: {
    handle,
    display_name: name,
    bio: null,
    city: null,
    services: [],
    locations: [],
    branch_places: [],
    avatar_url: null,
    work_photo: null,
    rating: null,
    ...{ review_line: null, answer_minutes: null, jobs_completed: 0 },
    badges: [],
    area: null,
    opening_hours: [],
    trades: name === 'Drains' ? ['drains'] : [],
  },
});

const none = () => Promise.resolve([]);

/**
 * Fakes a search in which everybody is a candidate of the first tier. `asked` records the limits of
 * its queries.
 */
function market(all: ReturnType<typeof somebody>[]): ProviderSearch & { asked: number[] } {
  const asked: number[] = [];
  const list = (from: typeof all, { after = null, limit }: ListRange) => {
    asked.push(limit);
    return Promise.resolve(from.filter(({ id }) => after === null || id > after).slice(0, limit));
  };
  const drains = all.filter(({ provider }) => provider.trades.includes('drains'));
  return {
    asked,
    listCandidates: (_, range) => list(all, range),
    listClosest: (_, range) => list(drains, range),
    listAround: none,
    listByIds: none,
  };
}

const nobody: ProviderSearch = {
  listCandidates: none,
  listClosest: none,
  listAround: none,
  listByIds: none,
};

const many = (count: number, name = 'Works') =>
  Array.from({ length: count }, (_, i) => somebody(i, name));

/** Fakes a renderer that records its requests. */
function scene(search: ProviderSearch) {
  const failures: unknown[] = [];
  const rendered: PageRequest[] = [];
  const render = (request: PageRequest) => {
    rendered.push(request);
    return Promise.resolve({ html: request.page, styles: [], scripts: [] });
  };
  const find = (request: SearchRequest, signal: AbortSignal) =>
    searchProviders({ search }, request, signal);
  const onFailure = (thrown: unknown) => void failures.push(thrown);
  return { failures, rendered, deps: { find, renderer: { render }, siteUrl: SITE, onFailure } };
}

/** Returns the status, the number of rendered cards and the cursor of the next page. */
async function shownBy(search: ProviderSearch, query: string) {
  const { deps, rendered } = scene(search);
  const { status } = await showSearchPage(deps, query);
  const [request] = rendered;
  const found = request?.page === 'search' ? request.answer : 'failed';
  return found === 'failed' ? [status] : [status, found.providers.length, found.next];
}

/** Returns all pages of a search: the numbers of exact and closest matches, and of documents. */
async function pagesOf(search: ProviderSearch, service: string) {
  const pages: number[][] = [];
  let after: string | null = null;
  do {
    const request = { terms: { service, location: '' }, after, limit: 24 };
    const { providers, next, read } = await searchProviders({ search }, request);
    const closest = providers.filter(({ tier }) => tier === 'closest').length;
    pages.push([providers.length - closest, closest, read]);
    after = next;
  } while (after !== null);
  return pages;
}

describe('showSearchPage', () => {
  it('passes the query to the renderer and searches for its terms', async () => {
    const asked: unknown[] = [];
    const { deps, rendered } = scene({
      ...nobody,
      listCandidates: (terms, { after }) => {
        asked.push([terms, after]);
        return Promise.resolve([somebody(1, 'Drains')]);
      },
    });
    const query = `?service=DRAIN&location=%FF&after=match0:${idOf(7)}&more`;
    expect(await showSearchPage(deps, query)).toMatchObject({ status: 200, html: 'search' });
    expect(asked).toEqual([[{ service: 'DRAIN', location: '\uFFFD' }, idOf(7)]]);
    expect(rendered).toEqual([
      { page: 'search', site: SITE, query, answer: { providers: [], next: null } },
    ]);
  });

  it.each([
    ['', 10, 10, null],
    ['', 24, 24, null],
    ['', 25, 24, `match0:${idOf(23)}`],
    ['?show=48', 60, 24, `match0:${idOf(23)}`],
    ['?show=1000000', 300, 24, `match0:${idOf(23)}`],
    [`?after=match0:${idOf(23)}`, 30, 6, null],
    ['?after=../mail/x', 30, 24, `match0:${idOf(23)}`],
  ])('%j of %i shows %i', async (query, count, shown, next) => {
    expect(await shownBy(market(many(count)), query)).toEqual([200, shown, next]);
  });

  it('reads at most thirty documents and returns where it stopped', async () => {
    const search = market(many(100));
    const shown = await shownBy(search, '?service=zeppelins');
    expect(shown).toEqual([200, 0, `match0:${idOf(MAX_READS - 1)}`]);
    expect(search.asked.reduce((sum, limit) => sum + limit)).toBe(MAX_READS);
  });

  it('shows a professional once who moves in the order during the search', async () => {
    const moved = somebody(26, 'Zeppelins', 'pro-1');
    const search = market([...many(1), somebody(1, 'Zeppelins'), ...many(30).slice(2, 25), moved]);
    expect(await shownBy(search, '?service=zeppelins')).toEqual([200, 1, null]);
  });

  it('returns 503 with a message if the search fails', async () => {
    const error = new Error('no database');
    const { deps, rendered, failures } = scene({
      ...nobody,
      listCandidates: () => Promise.reject(error),
    });
    expect(await showSearchPage(deps, '')).toMatchObject({ status: 503 });
    expect(rendered).toMatchObject([{ page: 'search', answer: 'failed' }]);
    expect(failures).toEqual([error]);
  });

  it('returns 503 after eight seconds and sends no further query', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let answer = () => {};
    let asked = 0;
    const { deps, failures } = scene({
      ...nobody,
      listCandidates: (_, { limit }) => {
        asked += 1;
        return new Promise((resolve) => {
          answer = () => resolve(many(limit));
        });
      },
    });
    const shown = expect(showSearchPage(deps, '?service=nobody')).resolves.toMatchObject({
      status: 503,
    });
    await vi.advanceTimersByTimeAsync(8_000);
    await shown;
    expect(failures).toMatchObject([{ code: 'unavailable' }]);
    answer();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(1);
  });
});

describe('closest matches', () => {
  const drains = (count: number, from = 0) =>
    Array.from({ length: count }, (_, i) => somebody(from + i, 'Drains'));

  it('follow exact matches that do not fill the first page', async () => {
    const exact = somebody(0, 'Blocked sink Ltd');
    expect(await pagesOf(market([exact, ...drains(5, 1)]), 'blocked sink')).toEqual([[1, 5, 11]]);
  });

  it('share the thirty documents with the exact matches, and continue on the next page', async () => {
    const search = { ...market(drains(60)), listCandidates: none };
    expect(await pagesOf(search, 'sewer')).toEqual([
      [0, 24, 26],
      [0, 24, 25],
      [0, 12, 12],
    ]);
    const full = market([...many(29), ...drains(20, 29)]);
    expect(await pagesOf(full, 'sewer')).toEqual([
      [0, 0, 30],
      [0, 11, 30],
      [0, 9, 9],
    ]);
  });

  it('are none after a full page or for a service that names no trade', async () => {
    expect(await pagesOf(market(drains(24)), 'drains')).toEqual([[24, 0, 24]]);
    expect(await pagesOf(market(drains(3)), 'zeppelins')).toEqual([[0, 0, 3]]);
  });

  it('do not repeat exact matches', async () => {
    const pages = await pagesOf(market(drains(3)), 'drain');
    expect(pages).toEqual([[3, 0, 6]]);
  });
});
