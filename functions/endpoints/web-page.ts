import { firestore } from '../data/firestore.ts';
import { createPublicPages } from '../data/public-pages.ts';
import { createSitemapFiles } from '../data/sitemap-files.ts';
import { siteUrl } from '../lib/config.ts';
import { inTime } from '../lib/in-time.ts';
import { findPage, showFixedPage, showProfilePage } from '../services/show-page.ts';
import { sitemapFile, sitemapIndex } from '../services/sitemap.ts';
import {
  failureOf,
  html,
  NO_CACHE,
  NOT_HERE,
  PAGE_CACHE,
  renderer,
  servePages,
  type Answer,
} from './serve-pages.ts';

/** What is the same until the next release, which clears the CDN. */
const LASTING_CACHE = 'public, max-age=0, s-maxage=600';
const SITEMAP_CACHE = 'public, max-age=3600, s-maxage=3600';

const publicPages = () => createPublicPages(firestore());

async function fixedPage(page: 'home' | 'pricing'): Promise<Answer> {
  return html(await showFixedPage({ renderer, siteUrl: siteUrl() }, page), LASTING_CACHE);
}

const onFailure = failureOf('a landing page');

async function profilePage(handle: string): Promise<Answer> {
  const deps = { pages: publicPages(), renderer, siteUrl: siteUrl(), onFailure };
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
  const body = await inTime(read);
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
