import type { PageRequest } from '@doorstep/domain/pages/public-page';
import { NO_HOME_PAGE, type MarketHome } from '@doorstep/domain/pages/market-home';
import { minimalResult } from '@doorstep/domain/search/results/minimal-result';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { FoundPage, SearchRequest } from '../search/search-providers.ts';
import { showHomePage } from './show-home.ts';

const SITE = 'https://doorstep.example';
const FIRST = { terms: { service: '', location: '' }, after: null, limit: 24 };
const page = (providers: SearchResult[]): FoundPage => ({
  providers,
  next: null,
  read: providers.length,
  understood: { query: null, place: null },
});
const result = (id: string) =>
  minimalResult({ id, handle: `h${id}`, display_name: `Name ${id}`, bio: null });
const IDS = ['01', '02', '03', '04', '05', '16'];
const review = { id: 'r1', author: 'Dana W.', stars: 5, text: 'Tidy.', month: '2026-11' };
const STORED: MarketHome = {
  search_ids: IDS,
  reviews: [{ ...review, search_id: '19' }],
  figures: { professionals: 40, answered_requests: 1240, reviews: 30 },
};

/** Fakes a search, the stored document and a renderer that records its requests. */
function scene(
  find: (request: SearchRequest) => Promise<FoundPage>,
  read: () => Promise<MarketHome | null> = () => Promise.resolve(null),
) {
  const failures: unknown[] = [];
  const rendered: PageRequest[] = [];
  const render = (request: PageRequest) => {
    rendered.push(request);
    return Promise.resolve({ html: request.page, styles: [], scripts: [] });
  };
  const onFailure = (thrown: unknown) => void failures.push(thrown);
  const deps = { find, homes: { read }, renderer: { render }, siteUrl: SITE, onFailure };
  return { failures, rendered, deps };
}

// @2.1.12
it('reads only the chosen professionals and those of the reviews, whose names it shows', async () => {
  const asked: SearchRequest[] = [];
  const { deps, rendered } = scene(
    (request) => {
      asked.push(request);
      return Promise.resolve(page((request.ids ?? []).map(result)));
    },
    () => Promise.resolve(STORED),
  );
  expect(await showHomePage(deps)).toMatchObject({ status: 200, html: 'home' });
  expect(asked).toEqual([{ ...FIRST, ids: [...IDS, '19'] }]);
  const { id: _, ...shown } = review;
  const home = {
    providers: IDS.map(result),
    trades: [],
    reviews: [{ ...shown, provider_name: 'Name 19', handle: 'h19' }],
    figures: STORED.figures,
  };
  expect(rendered).toEqual([{ page: 'home', site: SITE, home }]);
});

// @2.1.13
it('shows neither a chosen professional nor a review of one who has left search', async () => {
  const chosen = [...IDS, '17', '18'];
  const { deps, rendered } = scene(
    () => Promise.resolve(page(chosen.slice(1).map(result))),
    () => Promise.resolve({ ...STORED, search_ids: chosen }),
  );
  await showHomePage(deps);
  // The next one of the choice has the free place.
  const providers = chosen.slice(1, 7).map(result);
  expect(rendered).toMatchObject([{ home: { providers, reviews: [] } }]);
});

// @2.1.12
it('chooses among the first results of search while fewer than six are chosen', async () => {
  const asked: SearchRequest[] = [];
  const { deps, rendered } = scene(
    (request) => {
      asked.push(request);
      return Promise.resolve(page(['11', '02', '19'].map(result)));
    },
    () => Promise.resolve({ ...STORED, search_ids: ['11', '02'] }),
  );
  await showHomePage(deps);
  expect(asked).toEqual([FIRST]);
  const reviews = [{ handle: 'h19' }];
  expect(rendered).toMatchObject([
    { home: { providers: ['02', '11', '19'].map(result), reviews } },
  ]);
});

it('chooses among the first results if the document cannot be read', async () => {
  const error = new Error('malformed');
  const { deps, rendered, failures } = scene(
    () => Promise.resolve(page([result('02')])),
    () => Promise.reject(error),
  );
  await showHomePage(deps);
  expect(rendered).toMatchObject([{ home: { providers: [result('02')], reviews: [] } }]);
  expect(failures).toEqual([error]);
});

// @2.1.12
it('shows the page without professionals if they cannot be read', async () => {
  const error = new Error('no database');
  const { deps, rendered, failures } = scene(() => Promise.reject(error));
  expect(await showHomePage(deps)).toMatchObject({ status: 200 });
  expect(rendered).toMatchObject([{ page: 'home', home: NO_HOME_PAGE }]);
  expect(failures).toEqual([error]);
});

it('waits two seconds for them', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { deps, failures } = scene(() => new Promise<never>(() => undefined));
  const shown = showHomePage(deps);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await shown).toMatchObject({ status: 200 });
  expect(failures).toMatchObject([{ code: 'unavailable' }]);
});
