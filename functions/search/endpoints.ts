import { AppError } from '@doorstep/domain/app-error';
import { type SearchQuery, searchQuerySchema } from '@doorstep/domain/search/search-api';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { isDeepStrictEqual } from 'node:util';
import { correlated } from '../platform/correlation.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { logError, logInfo, pseudonym } from '../platform/log.ts';
import { sendText } from '../platform/send-text.ts';
import { readInTime } from '../platform/read-in-time.ts';
import { searchDeps } from '../container.ts';
import { searchAndLog, toAnswer } from './search-and-log.ts';
import { createSearchIndex } from './provider-search-repository.ts';

/**
 * The CDN caches results for 30 seconds, which is how long an unpublished page can remain visible.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30';

async function runSearch({ service, location, after, limit }: SearchQuery) {
  const terms = { service, location };
  const request = { terms, after: after ?? null, limit };
  return toAnswer(await readInTime((signal) => searchAndLog(searchDeps(), 'app', request, signal)));
}

/**
 * Serves public search behind Hosting's /api/search. A rate limit per network is not possible behind
 * a CDN.
 */
export const searchHandler = correlated(async (request, response) => {
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
    const page = await runSearch(query.data);
    response.set('Cache-Control', CACHE_CONTROL).type('json');
    sendText(request, response, JSON.stringify(page));
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'failed-precondition') {
      response.set('Retry-After', '60').status(503).json({ error: 'busy' });
      return;
    }
    logError('search failed', {}, thrown);
    response.status(500).json({ error: 'internal' });
  }
});

/** The profile fields that search documents are made of. */
const SEARCH_FIELDS = [
  'published',
  'created_at',
  'handle',
  'display_name',
  'bio',
  'city',
  'services',
  'locations',
  'avatar_url',
  'work_photos',
  'trades',
  'facts.stars',
  'facts.badges',
];

function isChanged(fields: string[], before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  return fields.some((field) => !isDeepStrictEqual(before.get(field), after.get(field)));
}

async function refresh(uid: string): Promise<void> {
  const changed = await createSearchIndex(firestore()).refresh(uid);
  logInfo('search listing updated', { uid: pseudonym(uid), changed });
}

// Owners publish and edit their pages without a function call, so search follows by trigger. Events
// can be repeated or arrive out of order, so the profile is read again.
export const profileSearchChangedTrigger = onDocumentWritten(
  { document: 'provider_profiles/{uid}', retry: true },
  logFailures('profile-search-changed', async ({ data, params: { uid } }) => {
    if (!data || !isChanged(SEARCH_FIELDS, data.before, data.after)) return;
    // Drafts are not in search. Continue only if the profile is or was published.
    if ([data.before, data.after].every((profile) => profile.get('published') !== true)) return;
    await refresh(uid);
  }),
);

/** Updates search when the plan changes, because the order of results depends on it. */
export const subscriberSearchChangedTrigger = onDocumentWritten(
  { document: 'subscribers/{uid}', retry: true },
  logFailures('subscriber-search-changed', async ({ data, params: { uid } }) => {
    if (!data || !isChanged(['subscription_tier'], data.before, data.after)) return;
    await refresh(uid);
  }),
);

export const branchesSearchChangedTrigger = onDocumentWritten(
  { document: 'branches/{uid}', retry: true },
  logFailures('branches-search-changed', ({ params: { uid } }) => refresh(uid)),
);

export const gallerySearchChangedTrigger = onDocumentWritten(
  { document: 'galleries/{uid}', retry: true },
  logFailures('gallery-search-changed', ({ params: { uid } }) => refresh(uid)),
);
