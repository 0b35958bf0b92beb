import { AppError } from '@doorstep/domain/app-error';
import { inParallel } from '@doorstep/domain/in-parallel';
import { locationSchema, placeTextsSchema } from '@doorstep/domain/places/place-api';
import { readRefinement } from '@doorstep/domain/search/results/refinement';
import { type SearchQuery, searchQuerySchema } from '@doorstep/domain/search/results/search-api';
import { correlated } from '../platform/correlation.ts';
import { logError, logInfo, pseudonym } from '../platform/log.ts';
import { sendText } from '../platform/http/send-text.ts';
import { readInTime } from '../platform/http/read-in-time.ts';
import { MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { deps } from '../container.ts';
import { knownPlaces, nearestPlace } from './known-places.ts';
import { searchAndLog, searchCache, toAnswer } from './search-and-log.ts';

async function runSearch(query: SearchQuery) {
  const { service, location, after, ids, limit } = query;
  const request = {
    ...readRefinement((name) => query[name]),
    terms: { service, location },
    after: after ?? null,
    limit,
    ...(ids && { ids }),
  };
  return toAnswer(await readInTime((signal) => searchAndLog(deps, 'app', request, signal)));
}

/**
 * Serves public search behind Hosting's /api/search. A rate limit per network is not possible
 * behind a CDN.
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
    response.set('Cache-Control', searchCache(query.data.order ?? 'best')).type('json');
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

/** More than nine texts and the area of the largest page take. */
const MAX_BODY_BYTES = 20_000;

/**
 * Names the city nearest to a visitor's location, or the places of texts, behind Hosting's
 * /api/place. They come in the body, so that no log or cache holds them. Nothing is stored or read.
 */
export const placeHandler = correlated((request, response) => {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).json({ error: 'POST only' });
    return;
  }
  if (request.rawBody.length > MAX_BODY_BYTES) {
    response.status(413).json({ error: 'too large' });
    return;
  }
  const location = locationSchema.safeParse(request.body);
  const asked = placeTextsSchema.safeParse(request.body);
  if (location.success) response.json(nearestPlace(location.data));
  else if (asked.success) response.json(knownPlaces(asked.data.texts, asked.data.area));
  else response.status(400).json({ error: 'not understood' });
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
  'travel_radius',
  'facts.stars',
  'facts.newest_review',
  'facts.badges',
  'facts.answer_minutes',
  'facts.jobs_completed',
];

/** How many entries are updated at once. */
const AT_ONCE = 10;

async function refresh(uid: string): Promise<void> {
  const changed = await deps.searchIndex.refresh(uid);
  logInfo('search listing updated', { uid: pseudonym(uid), changed });
}

/**
 * Updates search when a page changes, because owners publish and edit it without a function call.
 * Drafts are not in search.
 */
export const profileSearchStep: TriggerStep = {
  name: 'profile-search',
  on: ['created', 'updated', 'deleted'],
  fields: SEARCH_FIELDS,
  seconds: 30,
  run: async ({ id, before, after }) => {
    if ([before, after].some((profile) => profile.get('published') === true)) await refresh(id);
  },
};

/** Updates search when the plan changes, because the order of results depends on it. */
export const subscriberSearchStep: TriggerStep = {
  name: 'subscriber-search',
  on: ['created', 'updated', 'deleted'],
  fields: ['subscription_tier'],
  seconds: 30,
  run: ({ id }) => refresh(id),
};

/**
 * Updates the half hours of open pages after the clocks of their time zone changed. A page that
 * fails does not hold up the others: the run fails at its end, and the next one tries that page
 * again.
 */
export const shiftHoursJob: Job = {
  name: 'shift-hours',
  limitMs: 9 * MINUTE_MS,
  run: async () => {
    let [count, failed] = [0, 0];
    const shift = async (uid: string) => {
      try {
        await deps.searchIndex.refresh(uid);
        count += 1;
      } catch (error) {
        failed += 1;
        logError('hours not shifted', { uid: pseudonym(uid) }, error);
      }
    };
    for await (const uids of deps.searchIndex.listShifted(new Date())) {
      await inParallel(AT_ONCE, uids, shift);
    }
    logInfo('hours shifted', { count, failed });
    if (failed > 0) throw new AppError('internal', `the hours of ${failed} pages were not shifted`);
  },
};
