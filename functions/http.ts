import { onRequest } from 'firebase-functions/https';
import { pageViewHandler } from './analytics/endpoints.ts';
import { stripeWebhookHandler } from './billing/endpoints.ts';
import { unsubscribeHandler } from './mail/endpoints.ts';
import { browserErrorHandler, siteStatusHandler } from './operations/endpoints.ts';
import { pagesHandler, searchPagesHandler } from './pages/endpoints.ts';
import { byPath } from './platform/http/by-path.ts';
import { LINK_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from './platform/config.ts';
import { placeHandler, searchHandler } from './search/endpoints.ts';

// The HTTP functions. Hosting forwards paths to them (firebase.json), except Stripe's webhook.

const PUBLIC = { invoker: 'public', cors: false } as const;

/** Serves the public pages except search, the data of landing pages, the directory, the sitemap. */
export const pages = onRequest({ ...PUBLIC, memory: '512MiB' }, pagesHandler);

/**
 * Serves the search page, the trade pages and their data. It is a separate function, so that
 * searches cannot use up the instances of the other pages. Its costs are limited by the documents
 * per page, up to 200 in a sorted order, and by `maxInstances` (docs/costs.md, 'A flood of
 * searches').
 */
export const search = onRequest(
  { ...PUBLIC, memory: '512MiB', maxInstances: 10 },
  byPath({ '/api/search': searchHandler, '/api/place': placeHandler }, searchPagesHandler),
);

/**
 * Receives what browsers report: views and errors. The limits per sender count in each instance, so
 * there are two (`ERRORS_OF_SENDER`). Each takes 100 requests, so that views have enough room.
 */
export const beacons = onRequest(
  { ...PUBLIC, secrets: [LINK_SECRET], maxInstances: 2, concurrency: 100 },
  byPath({ '/api/view': pageViewHandler, '/api/error': browserErrorHandler }),
);

/**
 * Answers uptime checks and links that unsubscribe. The CDN and each instance cache the status, and
 * a forged link costs no read, so ten instances leave room for the status during a flood.
 */
export const small = onRequest(
  { ...PUBLIC, secrets: [LINK_SECRET], maxInstances: 10 },
  byPath({ '/api/status': siteStatusHandler, '/mail/unsubscribe': unsubscribeHandler }),
);

export const stripeWebhook = onRequest(
  { ...PUBLIC, secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET] },
  stripeWebhookHandler,
);
