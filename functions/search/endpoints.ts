import { type SearchQuery, searchQuerySchema } from '@doorstep/domain/search/search-api';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { isDeepStrictEqual } from 'node:util';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { logError, logInfo, pseudonym } from '../platform/log.ts';
import { sendText } from '../platform/send-text.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { searchDeps } from '../container.ts';
import { searchAndLog } from './search-and-log.ts';
import { createSearchIndex } from './provider-search-repository.ts';

/** An unpublished page is out of the CDN within half a minute; browsers ask each time. */
const CACHED = 'public, max-age=0, s-maxage=30';

async function answer({ service, location, after, limit }: SearchQuery) {
  const terms = { service, location };
  const request = { terms, after: after ?? null, limit };
  const { providers, next } = await withTimeout((signal) =>
    searchAndLog(searchDeps(), 'app', request, signal),
  );
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

const LISTED = [
  'published',
  'created_at',
  'handle',
  'display_name',
  'bio',
  'city',
  'services',
  'locations',
  'avatar_url',
];

function isChanged(fields: string[], before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  return fields.some((field) => !isDeepStrictEqual(before.get(field), after.get(field)));
}

async function refresh(uid: string): Promise<void> {
  const changed = await createSearchIndex(firestore()).refresh(uid);
  logInfo('search follows a profile', { uid: pseudonym(uid), changed });
}

// Its owner publishes, edits and takes down without asking us. An event says only that something has
// changed: it may come twice, or after a later one.
export const profileSearchChangedTrigger = onDocumentWritten(
  { document: 'provider_profiles/{uid}', retry: true },
  logFailures('profile-search-changed', async ({ data, params: { uid } }) => {
    if (!data || !isChanged(LISTED, data.before, data.after)) return;
    // A draft is not listed; where it was public before, or its age is another, look.
    if ([data.before, data.after].every((profile) => profile.get('published') !== true)) return;
    await refresh(uid);
  }),
);

/** Who comes ahead follows from the plan. */
export const subscriberSearchChangedTrigger = onDocumentWritten(
  { document: 'subscribers/{uid}', retry: true },
  logFailures('subscriber-search-changed', async ({ data, params: { uid } }) => {
    if (!data || !isChanged(['subscription_tier'], data.before, data.after)) return;
    await refresh(uid);
  }),
);
