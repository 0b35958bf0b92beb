import type { Request } from 'firebase-functions/https';
import type { Sales } from '@doorstep/domain/billing/sales';
import type { FixedPage } from '@doorstep/domain/pages/public-page';
import { directorySuggestions } from '@doorstep/domain/search/count-directory';
import { NO_DIRECTORY } from '@doorstep/domain/search/directory';
import { readSearchAddress } from '@doorstep/domain/search/results/search-address';
import { readAfter, type TradeAddress } from '@doorstep/domain/search/trades/trade-neighbors';
import { contentSecurityPolicy, salesSettings, siteUrl } from '../platform/config.ts';
import { everyPeriod, HOUR_MS, MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import { logInfo } from '../platform/log.ts';
import { readInTime } from '../platform/http/read-in-time.ts';
import { deps } from '../container.ts';
import { searchAndLog, searchCache } from '../search/search-and-log.ts';
import { writeDirectory } from '../search/write-directory.ts';
import { createBuiltPageRenderer } from './gateways/built-page-renderer.ts';
import { pageMarkdown } from './page-markdown.ts';
import {
  type PageResponse,
  logReadFailure,
  htmlResponse,
  NO_CACHE,
  NOT_FOUND,
  PAGE_CACHE,
  servePages,
} from './serve-pages.ts';
import { findHome, showHomePage } from './show-home.ts';
import {
  findPage,
  findReviews,
  showFixedPage,
  showPricingPage,
  showProfilePage,
} from './show-page.ts';
import { showSearchPage, type SearchPageDeps } from './show-search.ts';
import { findTradePage, showTradePage } from './show-trade-page.ts';
import { sitemapFile, sitemapIndex, tradeSitemap, writeSitemap } from './sitemap.ts';
import { writeHome } from './write-home.ts';

/** Renders public pages with the web build, which build.mjs copies next to the bundle. */
const renderer = createBuiltPageRenderer(new URL('page/', import.meta.url));

/** Pages without data change only with a release, which clears the CDN. */
const FIXED_PAGE_CACHE = 'public, max-age=0, s-maxage=600';
const SITEMAP_CACHE = 'public, max-age=3600, s-maxage=3600';
const SITEMAP = { status: 200, type: 'application/xml; charset=utf-8', cache: SITEMAP_CACHE };
const DIRECTORY_CACHE = 'public, max-age=600, s-maxage=600';

const pageDeps = () => ({
  pages: deps.publicPages,
  branches: deps.branches,
  galleries: deps.galleries,
  reviews: deps.reviews,
});

const searchPageDeps = (page: string): SearchPageDeps => ({
  find: (request, signal) => searchAndLog(deps, 'server', request, signal),
  renderer,
  siteUrl: siteUrl(),
  onFailure: logReadFailure(page),
});

const homePageDeps = () => ({ ...searchPageDeps('the home page'), homes: deps.homes });

async function homePage(): Promise<PageResponse> {
  return htmlResponse(await showHomePage(homePageDeps()), PAGE_CACHE);
}

/** Returns the home page's data for navigation inside the app. */
async function homeData(): Promise<PageResponse> {
  return jsonResponse(await findHome(homePageDeps()), PAGE_CACHE);
}

/** Returns what /pricing says about the operator's sales settings. */
function sales(): Sales {
  const { trialDays, automaticTax } = salesSettings();
  return { trial_days: trialDays, automatic_tax: automaticTax };
}

async function pricingPage(): Promise<PageResponse> {
  const pricingDeps = { renderer, siteUrl: siteUrl() };
  return htmlResponse(await showPricingPage(pricingDeps, sales()), FIXED_PAGE_CACHE);
}

async function fixedPage(page: FixedPage): Promise<PageResponse> {
  const fixedDeps = { renderer, siteUrl: siteUrl() };
  return htmlResponse(await showFixedPage(fixedDeps, page), FIXED_PAGE_CACHE);
}

async function profilePage(handle: string): Promise<PageResponse> {
  const profileDeps = {
    ...pageDeps(),
    renderer,
    siteUrl: siteUrl(),
    onFailure: logReadFailure('a landing page'),
  };
  return htmlResponse(await showProfilePage(profileDeps, handle), PAGE_CACHE);
}

/** Returns a landing page as Markdown for assistants. Search engines list only the page itself. */
async function markdownPage(handle: string): Promise<PageResponse> {
  const policy = contentSecurityPolicy();
  const page = await findPage(pageDeps(), handle);
  if (!page) return { ...NOT_FOUND, policy };
  const url = `${siteUrl()}/p/${page.handle}`;
  return {
    status: 200,
    type: 'text/markdown; charset=utf-8',
    body: pageMarkdown(page, url),
    cache: PAGE_CACHE,
    policy,
    headers: { 'X-Robots-Tag': 'noindex', Link: `<${url}>; rel="canonical"` },
  };
}

/** Returns data as JSON, and null with the status 404. */
function jsonResponse(data: object | null, cache: string): PageResponse {
  const found = data ? { status: 200, cache } : { status: 404, cache: NO_CACHE };
  return { ...found, type: 'application/json', body: JSON.stringify(data) };
}

/** Returns a landing page's data for navigation inside the app. */
async function pageData(handle: string): Promise<PageResponse> {
  return jsonResponse(await findPage(pageDeps(), handle), PAGE_CACHE);
}

/** Returns a page of a landing page's reviews. */
async function pageReviews(handle: string, query: URLSearchParams): Promise<PageResponse> {
  return jsonResponse(await findReviews(pageDeps(), handle, query), PAGE_CACHE);
}

async function sitemap(number: string): Promise<PageResponse> {
  const files = { files: deps.sitemapFiles, siteUrl: siteUrl() };
  const read = () => (number ? sitemapFile(files, Number(number)) : sitemapIndex(files));
  const body = await readInTime(read);
  if (body === null) return { ...NOT_FOUND, cache: SITEMAP_CACHE };
  return { ...SITEMAP, body };
}

async function tradePagesSitemap(): Promise<PageResponse> {
  const found = await readInTime(() => deps.directories.read());
  return { ...SITEMAP, body: tradeSitemap(found ?? NO_DIRECTORY, siteUrl()) };
}

/** Returns what the search fields suggest. Before the first run it has trades only. */
async function directory(): Promise<PageResponse> {
  const found = await readInTime(() => deps.directories.read());
  const body = JSON.stringify(directorySuggestions(found ?? NO_DIRECTORY));
  return { status: 200, type: 'application/json', cache: found ? DIRECTORY_CACHE : NO_CACHE, body };
}

type ShowRoute = (part: string, query: URLSearchParams) => PageResponse | Promise<PageResponse>;

const ROUTES: [RegExp, ShowRoute][] = [
  [/^\/$/, homePage],
  [/^\/api\/home$/, homeData],
  [/^\/pricing\/?$/, pricingPage],
  [/^\/api\/sales$/, () => jsonResponse(sales(), FIXED_PAGE_CACHE)],
  [/^\/privacy\/?$/, () => fixedPage('privacy')],
  [/^\/terms\/?$/, () => fixedPage('terms')],
  // No handle contains a dot.
  [/^\/p\/([^/]+)\.md$/, markdownPage],
  [/^\/p\/([^/]+)\/?$/, profilePage],
  [/^\/api\/page\/([^/]+)$/, pageData],
  [/^\/api\/page\/([^/]+)\/reviews$/, pageReviews],
  [/^\/api\/directory$/, directory],
  [/^\/sitemap-trades\.xml$/, tradePagesSitemap],
  [/^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/, sitemap],
];

/**
 * Decodes a path segment. Returns it unchanged if it is malformed, as no handle or id contains a
 * '%'.
 */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the query string from the '?' on, normalized as in a browser's address. */
const queryOf = ({ url }: Request) => new URL(url.replace(/^[^?]*/, ''), 'http://site').search;

/** Serves the public pages except search. An unknown path answers 404. */
export const pagesHandler = servePages(async (request) => {
  for (const [pattern, show] of ROUTES) {
    const match = pattern.exec(request.path);
    if (match) return show(decode(match[1] ?? ''), new URLSearchParams(queryOf(request)));
  }
  return NOT_FOUND;
});

async function searchPage(request: Request): Promise<PageResponse> {
  const query = queryOf(request);
  const found = await showSearchPage(searchPageDeps('a page of search'), query);
  const { order } = readSearchAddress(new URLSearchParams(query));
  return htmlResponse(found, searchCache(order));
}

async function tradePage(address: TradeAddress): Promise<PageResponse> {
  const { search, directories } = deps;
  const tradeDeps = {
    ...{ search, directories },
    renderer,
    siteUrl: siteUrl(),
    onFailure: logReadFailure('a trade page'),
  };
  return htmlResponse(await showTradePage(tradeDeps, address), PAGE_CACHE);
}

/** Returns a trade page's data for navigation inside the app. */
async function tradePageData(address: TradeAddress): Promise<PageResponse> {
  const found = await findTradePage(deps, address);
  return jsonResponse(found, PAGE_CACHE);
}

/** Serves the search page with its first results, and the trade pages. */
export const searchPagesHandler = servePages(async (request) => {
  if (/^\/search\/?$/.test(request.path)) return searchPage(request);
  const [, api, trade, city] =
    /^(\/api)?\/pros\/([^/]+)(?:\/([^/]+))?\/?$/.exec(request.path) ?? [];
  if (trade === undefined) return NOT_FOUND;
  const after = readAfter(new URLSearchParams(queryOf(request)));
  const address = { trade: decode(trade), city: city === undefined ? null : decode(city), after };
  return api ? tradePageData(address) : tradePage(address);
});

/**
 * Writes what reads all published professionals: the sitemap, the directory and the home page's
 * document. An unpublished page leaves the sitemap with the next run, and the CDN an hour later.
 */
export const writeSitemapJob: Job = {
  name: 'write-sitemap',
  limitMs: 9 * MINUTE_MS,
  isDue: everyPeriod(6 * HOUR_MS),
  run: async () => {
    const files = { pages: deps.publicPages, files: deps.sitemapFiles };
    try {
      logInfo('sitemap written', await writeSitemap(files));
    } finally {
      // The directory does not depend on the sitemap.
      const { picks, ...numbers } = await writeDirectory(deps.directories);
      logInfo('directory written', numbers);
      const { professionals } = numbers;
      logInfo('home page written', await writeHome(deps, { professionals, picks }));
    }
  },
};
