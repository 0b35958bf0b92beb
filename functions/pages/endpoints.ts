import type { Request } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { siteUrl } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { logInfo } from '../platform/log.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { pageRenderer as renderer, searchDeps } from '../container.ts';
import { searchAndLog } from '../search/search-and-log.ts';
import { createPublicPages } from './public-page-repository.ts';
import {
  type Answer,
  failureOf,
  html,
  NO_CACHE,
  NOT_HERE,
  PAGE_CACHE,
  servePages,
} from './serve-pages.ts';
import { findPage, showFixedPage, showProfilePage } from './show-page.ts';
import { showSearchPage, type SearchPageDeps } from './show-search.ts';
import { createSitemapFiles } from './sitemap-file-repository.ts';
import { sitemapFile, sitemapIndex, writeSitemap } from './sitemap.ts';

/** What is the same until the next release, which clears the CDN. */
const LASTING_CACHE = 'public, max-age=0, s-maxage=600';
const SITEMAP_CACHE = 'public, max-age=3600, s-maxage=3600';

const publicPages = () => createPublicPages(firestore());

async function fixedPage(page: 'home' | 'pricing'): Promise<Answer> {
  return html(await showFixedPage({ renderer, siteUrl: siteUrl() }, page), LASTING_CACHE);
}

async function profilePage(handle: string): Promise<Answer> {
  const deps = {
    pages: publicPages(),
    renderer,
    siteUrl: siteUrl(),
    onFailure: failureOf('a landing page'),
  };
  return html(await showProfilePage(deps, handle), PAGE_CACHE);
}

/** What the app asks for when it goes to a landing page by itself. */
async function pageData(handle: string): Promise<Answer> {
  const page = await findPage(publicPages(), handle);
  const body = JSON.stringify(page);
  const found = page ? { status: 200, cache: PAGE_CACHE } : { status: 404, cache: NO_CACHE };
  return { ...found, type: 'application/json', body };
}

async function sitemap(number: string): Promise<Answer> {
  const deps = { files: createSitemapFiles(firestore()), siteUrl: siteUrl() };
  const read = () => (number ? sitemapFile(deps, Number(number)) : sitemapIndex(deps));
  const body = await withTimeout(read);
  if (body === null) return { ...NOT_HERE, cache: SITEMAP_CACHE };
  return { status: 200, type: 'application/xml; charset=utf-8', cache: SITEMAP_CACHE, body };
}

const ROUTES: [RegExp, (part: string) => Answer | Promise<Answer>][] = [
  [/^\/$/, () => fixedPage('home')],
  [/^\/pricing\/?$/, () => fixedPage('pricing')],
  [/^\/p\/([^/]+)\/?$/, profilePage],
  [/^\/api\/page\/([^/]+)$/, pageData],
  [/^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/, sitemap],
];

/** A stray '%' is a part of no handle. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The public pages but search, with the data of a landing page for the app, and the sitemap.
 */
export const webPageEndpoint = servePages({ memory: '512MiB' }, async ({ path }) => {
  for (const [pattern, show] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return show(decode(match[1] ?? ''));
  }
  return NOT_HERE;
});

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
    const deps: SearchPageDeps = {
      find: (request, signal) => searchAndLog(searchDeps(), 'server', request, signal),
      renderer,
      siteUrl: siteUrl(),
      onFailure: failureOf('a page of search'),
    };
    return html(await showSearchPage(deps, queryOf(request)), PAGE_CACHE);
  },
);

/** A page that is taken down leaves the sitemap with the next run, and the CDN an hour later. */
export const writeSitemapSchedule = onSchedule(
  { schedule: 'every 6 hours', timeoutSeconds: 540, memory: '512MiB' },
  logFailures('write-sitemap', async () => {
    const db = firestore();
    const deps = { pages: createPublicPages(db), files: createSitemapFiles(db) };
    logInfo('sitemap written', await writeSitemap(deps));
  }),
);
