import { createHash } from 'node:crypto';
import { AppError } from '@doorstep/domain/app-error';
import type { Request } from 'firebase-functions/https';
import { withSources } from '@doorstep/domain/site-policy';
import { COLORS } from '@doorstep/domain/colors/active-colors';
import { BRAND } from '@doorstep/domain/brand';
import { contentSecurityPolicy } from '../platform/config.ts';
import { correlated } from '../platform/correlation.ts';
import { logError, logInfo } from '../platform/log.ts';
import { sendText } from '../platform/http/send-text.ts';
import type { ShownPage } from './show-page.ts';

/**
 * The CDN caches a page for 30 seconds, which is how long an unpublished page can remain visible.
 */
export const PAGE_CACHE = 'public, max-age=0, s-maxage=30';
export const NO_CACHE = 'no-store';
/** The Retry-After of a page that could not be read or rendered. */
const RETRY_SECONDS = '30';

const HTML = 'text/html; charset=utf-8';

/**
 * A response of a page function. `cache` is its Cache-Control, `policy` its
 * Content-Security-Policy, `headers` any others.
 */
export interface PageResponse {
  status: number;
  type: string;
  body: string;
  cache: string;
  policy?: string;
  headers?: Record<string, string>;
}

export const NOT_FOUND: PageResponse = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'Not found\n',
  cache: NO_CACHE,
};

const hashes = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Extends a Content-Security-Policy by the hashes of a page's inline styles and scripts. */
export function pagePolicy(
  policy: string,
  { styles, scripts }: { styles: readonly string[]; scripts: readonly string[] },
): string {
  const withStyles = withSources(policy, 'style-src', hashes(styles));
  return withSources(withStyles, 'script-src', hashes(scripts));
}

/** Returns the response for a rendered page. */
export function htmlResponse(page: ShownPage, cache: string): PageResponse {
  return {
    status: page.status,
    type: HTML,
    body: page.html,
    // A missing page is not cached, so that it appears as soon as it is published.
    cache: page.status === 200 ? cache : NO_CACHE,
    policy: pagePolicy(contentSecurityPolicy(), page),
  };
}

/**
 * Returns a callback that logs that a page's data could not be read. A part that is switched off is
 * no error.
 */
export const logReadFailure = (what: string) => (thrown: unknown) => {
  const isOff = thrown instanceof AppError && thrown.code === 'failed-precondition';
  (isOff ? logInfo : logError)(`${what} could not be read`, {}, thrown);
};

/** Checks whether the client has this version. A proxy may have marked the ETag as weak. */
const isCached = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(/, ?/).some((one) => one.replace(/^W\//, '') === etag);

const { background, panel, border, text, mutedText, accent, onAccent } = COLORS;

/** Returns the custom properties of light (0) or dark (1) mode. */
const variables = (mode: 0 | 1): string =>
  `--bg:${background[mode]};--panel:${panel[mode]};--line:${border[mode]};--fg:${text[mode]};` +
  `--muted:${mutedText[mode]};--accent:${accent[mode]};--on:${onAccent[mode]}`;

const STYLE = [
  `:root{color-scheme:light dark;${variables(0)}}`,
  `@media(prefers-color-scheme:dark){:root{${variables(1)}}}`,
  '*{box-sizing:border-box;margin:0}',
  'body{min-height:100vh;display:flex;align-items:center;justify-content:center;padding:1rem;background:var(--bg);color:var(--fg);font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{width:100%;max-width:28rem;padding:3rem 1.75rem;border:1px solid var(--line);border-radius:1rem;background:var(--panel);text-align:center}',
  'h1{font:600 1.625rem/1.25 Georgia,serif}',
  'p{margin-top:.75rem;color:var(--muted)}',
  'a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border-radius:2rem;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--fg);outline-offset:3px}',
].join('');

/** The page to send when rendering fails. It needs no script, renderer or settings. */
export const ERROR_PAGE = {
  html: [
    `<!doctype html><html lang="${BRAND.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Something went wrong | ${BRAND.name}</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>`,
    '<body><main><h1>Something went wrong</h1>',
    '<p>This page could not be loaded. Please try again in a moment.</p>',
    '<a href="">Try again</a></main></body></html>\n',
  ].join(''),
  /** Its Content-Security-Policy. */
  policy: pagePolicy(
    "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    { styles: [STYLE], scripts: [] },
  ),
};

/**
 * Returns the response for an error: JSON for the API and the sitemap, otherwise the error page.
 */
function errorResponse(path: string): PageResponse {
  if (/^\/api\/|\.xml$/.test(path)) {
    const body = JSON.stringify({ error: 'internal' });
    return { status: 500, type: 'application/json', body, cache: NO_CACHE };
  }
  const { html: body, policy } = ERROR_PAGE;
  return { status: 503, type: HTML, body, cache: NO_CACHE, policy };
}

/** Returns a handler that serves GET and HEAD requests of visitors. */
export const servePages = (respond: (request: Request) => Promise<PageResponse>) =>
  correlated(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).json({ error: 'GET only' });
      return;
    }
    const page = await respond(request).catch((thrown: unknown) => {
      logError('web page failed', {}, thrown);
      return errorResponse(request.path);
    });
    const { status, type, body, cache, policy, headers = {} } = page;
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    // Weak, because the compressed and the plain body have the same ETag.
    response.set({ ...headers, 'Content-Type': type, 'Cache-Control': cache, ETag: `W/${etag}` });
    if (policy !== undefined) response.set('Content-Security-Policy', policy);
    if (status === 503) response.set('Retry-After', RETRY_SECONDS);
    if (status === 200 && isCached(request, etag))
      response.vary('Accept-Encoding').status(304).end();
    else sendText(request, response.status(status), body);
  });
