import type { Request } from 'firebase-functions/https';
import { siteUrl } from '../lib/config.ts';
import { showSearchPage } from '../services/show-search.ts';
import { loggedSearch } from './logged-search.ts';
import { failureOf, html, NOT_HERE, PAGE_CACHE, renderer, servePages } from './serve-pages.ts';

const onFailure = failureOf('a page of search');

/** From the '?' on, spelt as a browser's own address. */
const queryOf = ({ url }: Request) => new URL(url.replace(/^[^?]*/, ''), 'http://site').search;

/**
 * The page of search with what its address asks for. Apart from the other pages: however much is
 * searched, a landing page finds an instance.
 */
export const webSearchEndpoint = servePages(
  { memory: '512MiB', maxInstances: 10 },
  async (request) => {
    if (!/^\/search\/?$/.test(request.path)) return NOT_HERE;
    const deps = {
      find: loggedSearch.bind(null, 'server'),
      renderer,
      siteUrl: siteUrl(),
      onFailure,
    };
    return html(await showSearchPage(deps, queryOf(request)), PAGE_CACHE);
  },
);
