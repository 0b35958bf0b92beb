import { createHash } from 'node:crypto';
import { onRequest, type HttpsOptions, type Request } from 'firebase-functions/https';
import { contentSecurityPolicy } from '../platform/config.ts';
import { ERROR_PAGE } from './error-page.ts';
import { logError } from '../platform/log.ts';
import { pagePolicy } from './page-security.ts';
import { sendText } from '../platform/send-text.ts';
import type { ShownPage } from './show-page.ts';

/** A page that is taken down is gone within this time, from the CDN too; browsers ask each time. */
export const PAGE_CACHE = 'public, max-age=0, s-maxage=30';
export const NO_CACHE = 'no-store';
/** What could not be read, or made, may be there so much later. */
const RETRY_SECONDS = '30';

const HTML = 'text/html; charset=utf-8';

export interface Answer {
  status: number;
  type: string;
  body: string;
  cache: string;
  policy?: string;
}

export const NOT_HERE: Answer = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'Not found\n',
  cache: NO_CACHE,
};

export function html(page: ShownPage, cache: string): Answer {
  return {
    status: page.status,
    type: HTML,
    body: page.html,
    // What is published in a moment must not be missed for longer.
    cache: page.status === 200 ? cache : NO_CACHE,
    policy: pagePolicy(contentSecurityPolicy(), page),
  };
}

export const failureOf = (what: string) => (thrown: unknown) =>
  logError(`${what} could not be read`, {}, thrown);

/** Whether who asks has it already; on the way to here a weak mark may have been put before it. */
const isKnown = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(/, ?/).some((one) => one.replace(/^W\//, '') === etag);

/** A person reads a page; what programs ask for is answered to programs. */
function failed(path: string): Answer {
  if (/^\/api\/|\.xml$/.test(path)) {
    const body = JSON.stringify({ error: 'internal' });
    return { status: 500, type: 'application/json', body, cache: NO_CACHE };
  }
  const { html: body, policy } = ERROR_PAGE;
  return { status: 503, type: HTML, body, cache: NO_CACHE, policy };
}

/**
 * What anybody and every search engine gets, behind Hosting (firebase.json). It is read and never
 * changed: what is asked by another method than GET and HEAD is refused.
 */
export const servePages = (options: HttpsOptions, answer: (request: Request) => Promise<Answer>) =>
  onRequest({ invoker: 'public', cors: false, ...options }, async (request, response) => {
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
    // Weak: packed or not, it says the same.
    response.set({ 'Content-Type': type, 'Cache-Control': cache, ETag: `W/${etag}` });
    if (policy !== undefined) response.set('Content-Security-Policy', policy);
    if (status === 503) response.set('Retry-After', RETRY_SECONDS);
    if (status === 200 && isKnown(request, etag))
      response.vary('Accept-Encoding').status(304).end();
    else sendText(request, response.status(status), body);
  });
