import { createHash } from 'node:crypto';
import { onRequest, type Request } from 'firebase-functions/https';
import { firestore } from '../data/firestore.ts';
import { createProviderSearch } from '../data/provider-search.ts';
import { createPublicPages } from '../data/public-pages.ts';
import { createBuiltPageRenderer } from '../gateways/built-page-renderer.ts';
import { contentSecurityPolicy, siteUrl } from '../lib/config.ts';
import { FAILED_PAGE } from '../lib/failed-page.ts';
import { logError } from '../lib/log.ts';
import { pagePolicy } from '../lib/page-security.ts';
import { findPage, showFixedPage, showProfilePage, type ShownPage } from '../services/show-page.ts';
import { showSearchPage } from '../services/show-search.ts';
import { createSitemap } from '../services/sitemap.ts';

/** A page that is taken down is gone within this time, from the CDN too; browsers ask each time. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=30';
/** What is the same until the next release, which clears the CDN. */
const LASTING_CACHE = 'public, max-age=0, s-maxage=600';
const SITEMAP_CACHE = 'public, max-age=3600, s-maxage=3600';
const NO_CACHE = 'no-store';
/** What could not be read, or made, may be there so much later. */
const RETRY_SECONDS = '30';

const HTML = 'text/html; charset=utf-8';

interface Answer {
  status: number;
  type: string;
  body: string;
  cache: string;
  policy?: string;
}

// Beside the bundle, where the build of the functions has put it.
const renderer = createBuiltPageRenderer(new URL('page/', import.meta.url));

const publicPages = () => createPublicPages(firestore());

let sitemap: ReturnType<typeof createSitemap> | undefined;
/** One for each instance: it remembers what it has read. */
const sitemaps = () => (sitemap ??= createSitemap({ pages: publicPages(), siteUrl: siteUrl() }));

function html(page: ShownPage, cache: string): Answer {
  return {
    status: page.status,
    type: HTML,
    body: page.html,
    // What is published in a moment must not be missed for longer.
    cache: page.status === 200 ? cache : NO_CACHE,
    policy: pagePolicy(contentSecurityPolicy(), page),
  };
}

const failureOf = (what: string) => (thrown: unknown) =>
  logError(`${what} could not be read`, {}, thrown);

async function fixedPage(page: 'home' | 'pricing'): Promise<Answer> {
  return html(await showFixedPage({ renderer, siteUrl: siteUrl() }, page), LASTING_CACHE);
}

async function profilePage(handle: string): Promise<Answer> {
  const onFailure = failureOf('a landing page');
  const deps = { pages: publicPages(), renderer, siteUrl: siteUrl(), onFailure };
  return html(await showProfilePage(deps, handle), PAGE_CACHE);
}

async function searchPage(query: string): Promise<Answer> {
  const onFailure = failureOf('a page of search');
  const search = createProviderSearch(firestore());
  const deps = { search, renderer, siteUrl: siteUrl(), onFailure };
  return html(await showSearchPage(deps, query), PAGE_CACHE);
}

/** What the app asks for when it goes to a landing page by itself. */
async function pageData(handle: string): Promise<Answer> {
  const page = await findPage(publicPages(), handle);
  const body = JSON.stringify(page);
  const found = page ? { status: 200, cache: PAGE_CACHE } : { status: 404, cache: NO_CACHE };
  return { ...found, type: 'application/json', body };
}

async function sitemapFile(number: string | undefined): Promise<Answer> {
  const now = Date.now();
  const body = number ? await sitemaps().file(Number(number), now) : await sitemaps().index(now);
  const shared = { type: 'application/xml; charset=utf-8', cache: SITEMAP_CACHE };
  return body === null ? { ...shared, ...NOT_HERE } : { ...shared, status: 200, body };
}

const NOT_HERE = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };

const ROUTES: [RegExp, (part: string, query: string) => Answer | Promise<Answer>][] = [
  [/^\/$/, () => fixedPage('home')],
  [/^\/pricing\/?$/, () => fixedPage('pricing')],
  [/^\/search\/?$/, (_, query) => searchPage(query)],
  [/^\/p\/([^/]+)\/?$/, profilePage],
  [/^\/api\/page\/([^/]+)$/, pageData],
  [/^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/, sitemapFile],
];

/** A stray '%' is a part of no handle. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** From the '?' on, spelt as a browser's own address. */
const queryOf = ({ url }: Request) => new URL(url.replace(/^[^?]*/, ''), 'http://site').search;

async function answer(request: Request): Promise<Answer> {
  for (const [pattern, show] of ROUTES) {
    const match = pattern.exec(request.path);
    if (match) return show(decode(match[1] ?? ''), queryOf(request));
  }
  return { ...NOT_HERE, cache: NO_CACHE };
}

/** Whether who asks has it already; on the way to here a weak mark may have been put before it. */
const isKnown = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(/, ?/).some((one) => one.replace(/^W\//, '') === etag);

/** A person reads a page; what programs ask for is answered to programs. */
function failed(path: string): Answer {
  if (/^\/api\/|\.xml$/.test(path)) {
    const body = JSON.stringify({ error: 'internal' });
    return { status: 500, type: 'application/json', body, cache: NO_CACHE };
  }
  const { html: body, policy } = FAILED_PAGE;
  return { status: 503, type: HTML, body, cache: NO_CACHE, policy };
}

/**
 * The public pages as anybody and every search engine gets them, behind Hosting (firebase.json), with
 * the data of a landing page for the app, and the sitemap. They are read and never
 * changed: what is asked by another method than GET and HEAD is refused.
 */
export const webPageEndpoint = onRequest(
  { invoker: 'public', cors: false, memory: '512MiB' },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).json({ error: 'GET only' });
      return;
    }
    const found = await answer(request).catch((thrown: unknown) => {
      logError('web page failed', {}, thrown);
      return failed(request.path);
    });
    const { status, type, body, cache, policy } = found;
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    response.set({ 'Content-Type': type, 'Cache-Control': cache, ETag: etag });
    if (policy !== undefined) response.set('Content-Security-Policy', policy);
    if (status === 503) response.set('Retry-After', RETRY_SECONDS);
    if (status === 200 && isKnown(request, etag)) response.status(304).end();
    else response.status(status).send(body);
  },
);
