import type { PageRequest } from '@doorstep/domain/public-page';
import type { SearchTerms } from '@doorstep/domain/search';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ProviderSearch } from '../data/provider-search.ts';
import { showSearchPage } from './show-search.ts';

const SITE = 'https://doorstep.example';

const idOf = (i: number) => `1${String(i).padStart(13, '0')}_pro`;

const somebody = (i: number, name: string) => ({
  id: idOf(i),
  provider: {
    handle: `pro-${i}`,
    display_name: name,
    bio: null,
    city: null,
    services: [],
    locations: [],
    avatar_url: null,
  },
});

/** So many professionals of one name, of whom everybody is a candidate. */
function market(count: number, name = 'Works'): ProviderSearch {
  const all = Array.from({ length: count }, (_, i) => somebody(i, name));
  return {
    listCandidates: (_, after, limit) =>
      Promise.resolve(all.filter(({ id }) => after === null || id > after).slice(0, limit)),
  };
}

/** A renderer that says what it was asked for. */
function scene(search: ProviderSearch) {
  const failures: unknown[] = [];
  const rendered: PageRequest[] = [];
  const render = (request: PageRequest) => {
    rendered.push(request);
    return Promise.resolve({ html: request.page, styles: [], scripts: [] });
  };
  const onFailure = (thrown: unknown) => void failures.push(thrown);
  return { failures, rendered, deps: { search, renderer: { render }, siteUrl: SITE, onFailure } };
}

/** How many cards the page was rendered with, and whether there are others. */
async function shownBy(search: ProviderSearch, query: string) {
  const { deps, rendered } = scene(search);
  const { status } = await showSearchPage(deps, query);
  const [request] = rendered;
  const found = request?.page === 'search' ? request.found : 'failed';
  return found === 'failed' ? [status] : [status, found.providers.length, found.next];
}

describe('showSearchPage', () => {
  it('hands over the address as it is, and searches for what it asks', async () => {
    const asked: SearchTerms[] = [];
    const { deps, rendered } = scene({
      listCandidates: (terms) => {
        asked.push(terms);
        return Promise.resolve([somebody(1, 'Drains')]);
      },
    });
    const query = '?service=DRAIN&location=%FF&more';
    expect(await showSearchPage(deps, query)).toMatchObject({ status: 200, html: 'search' });
    expect(asked).toEqual([{ service: 'DRAIN', location: '\uFFFD' }]);
    expect(rendered).toEqual([
      { page: 'search', site: SITE, query, found: { providers: [], next: null } },
    ]);
  });

  it.each([
    ['', 10, 10, null],
    ['', 24, 24, null],
    ['', 25, 24, idOf(23)],
    ['?show=48', 60, 48, idOf(47)],
    ['?show=48', 30, 30, null],
    ['?show=1000000', 300, 96, idOf(95)],
  ])('%j of %i shows %i', async (query, count, shown, next) => {
    expect(await shownBy(market(count), query)).toEqual([200, shown, next]);
  });

  it('goes on where a page was short, and says nothing of nobody while there may be others', async () => {
    const far: ProviderSearch = {
      listCandidates: (_, after, limit) => {
        const from = after === null ? 0 : Number(after.slice(1, 14)) + 1;
        return Promise.resolve(
          Array.from({ length: limit }, (_unused, i) =>
            somebody(from + i, from + i >= 70 ? 'Zeppelins' : 'Works'),
          ),
        );
      },
    };
    // The third request, of thirty documents each, finds the first twenty of them.
    expect(await shownBy(far, '?service=zeppelins')).toEqual([200, 24, expect.any(String)]);
    expect(await shownBy(far, '?service=submarines')).toEqual([503]);
  });

  it('is a 503 that says so where nobody can be searched for', async () => {
    const error = new Error('no database');
    const { deps, rendered, failures } = scene({ listCandidates: () => Promise.reject(error) });
    expect(await showSearchPage(deps, '')).toMatchObject({ status: 503 });
    expect(rendered).toMatchObject([{ page: 'search', found: 'failed' }]);
    expect(failures).toEqual([error]);
  });

  it('does not wait for as long as the database is asked again and again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const never = new Promise<never>(() => undefined);
    const { deps } = scene({ listCandidates: () => never });
    const shown = expect(showSearchPage(deps, '')).resolves.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(8_000);
    await shown;
  });
});
