import { createHash } from 'node:crypto';
import { AppError } from '@doorstep/domain/app-error';
import type { Request } from 'firebase-functions/https';
import { contentSecurityPolicy } from '../platform/config.ts';
import { correlated } from '../platform/correlation.ts';
import { ERROR_PAGE } from './error-page.ts';
import { logError, logInfo } from '../platform/log.ts';
import { pagePolicy } from './page-security.ts';
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
 * Content-Security-Policy.
 */
export interface PageResponse {
  status: number;
  type: string;
  body: string;
  cache: string;
  policy?: string;
}

export const NOT_FOUND: PageResponse = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'Not found\n',
  cache: NO_CACHE,
};

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
    const { status, type, body, cache, policy } = page;
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    // Weak, because the compressed and the plain body have the same ETag.
    response.set({ 'Content-Type': type, 'Cache-Control': cache, ETag: `W/${etag}` });
    if (policy !== undefined) response.set('Content-Security-Policy', policy);
    if (status === 503) response.set('Retry-After', RETRY_SECONDS);
    if (status === 200 && isCached(request, etag))
      response.vary('Accept-Encoding').status(304).end();
    else sendText(request, response.status(status), body);
  });
