import type { PageRequest } from '@doorstep/domain/pages/public-page';
import type { SearchResult } from '@doorstep/domain/search/search-api';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { FoundPage, SearchRequest } from '../search/search-providers.ts';
import { showHomePage } from './show-home.ts';

const SITE = 'https://doorstep.example';
const page = (providers: SearchResult[]): FoundPage => ({
  providers,
  next: null,
  read: providers.length,
});

/** Fakes a search and a renderer that records its requests. */
function scene(find: (request: SearchRequest) => Promise<FoundPage>) {
  const failures: unknown[] = [];
  const rendered: PageRequest[] = [];
  const render = (request: PageRequest) => {
    rendered.push(request);
    return Promise.resolve({ html: request.page, styles: [], scripts: [] });
  };
  const onFailure = (thrown: unknown) => void failures.push(thrown);
  return { failures, rendered, deps: { find, renderer: { render }, siteUrl: SITE, onFailure } };
}

it('asks for the first page of search', async () => {
  const asked: SearchRequest[] = [];
  const { deps, rendered } = scene((request) => {
    asked.push(request);
    return Promise.resolve(page([]));
  });
  expect(await showHomePage(deps)).toMatchObject({ status: 200, html: 'home' });
  expect(asked).toEqual([{ terms: { service: '', location: '' }, after: null, limit: 24 }]);
  expect(rendered).toEqual([{ page: 'home', site: SITE, providers: [], trades: [] }]);
});

// @2.1.12
it('shows the page without professionals if they cannot be read', async () => {
  const error = new Error('no database');
  const { deps, rendered, failures } = scene(() => Promise.reject(error));
  expect(await showHomePage(deps)).toMatchObject({ status: 200 });
  expect(rendered).toMatchObject([{ page: 'home', providers: [] }]);
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
