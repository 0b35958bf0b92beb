import { searchQuerySchema, type SearchQuery } from '@doorstep/domain/search-api';
import { onRequest } from 'firebase-functions/https';
import { inTime } from '../lib/in-time.ts';
import { logError } from '../lib/log.ts';
import { sendText } from '../lib/send-text.ts';
import { loggedSearch } from './logged-search.ts';

/** An unpublished page is out of the CDN within half a minute; browsers ask each time. */
const CACHED = 'public, max-age=0, s-maxage=30';

async function answer({ service, location, after, limit }: SearchQuery) {
  const terms = { service, location };
  const request = { terms, after: after ?? null, limit };
  const { providers, next } = await inTime((signal) => loggedSearch('app', request, signal));
  return { providers, next };
}

/**
 * Search for everybody, behind Hosting's /api/search. What it costs is bounded by the documents that a
 * page reads and by the instances there are: network addresses are no measure behind a CDN.
 */
export const providerSearchEndpoint = onRequest(
  { invoker: 'public', cors: false, maxInstances: 10 },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET').status(405).json({ error: 'GET only' });
      return;
    }
    const query = searchQuerySchema.safeParse(request.query);
    if (!query.success) {
      response.status(400).json({ error: 'not understood' });
      return;
    }
    try {
      const page = await answer(query.data);
      response.set('Cache-Control', CACHED).type('json');
      sendText(request, response, JSON.stringify(page));
    } catch (thrown) {
      logError('search failed', {}, thrown);
      response.status(500).json({ error: 'internal' });
    }
  },
);
