import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@doorstep/domain/limits';
import {
  isForHome,
  marketHomeSchema,
  toHomeReview,
  type StoredHomeReview,
} from '@doorstep/domain/pages/market-home';
import { newestReviewOf } from '@doorstep/domain/reviews/newest-review';
import { pictureIdOf, pictureOf } from '@doorstep/domain/pictures/picture';
import { photoUrls } from '@doorstep/domain/reviews/review-photo';
import { reviewSchema, toReviewCopy } from '@doorstep/domain/reviews/review';
import type { NewestReview, ProfileFacts } from '@doorstep/domain/profiles/facts';
import { defineCheck, problemUnless, type Problem } from '../check.ts';
import type { StoredDocument } from '../documents.ts';
import type { Count, LookupResults } from '../lookup-results.ts';

const entryPath = (url: string) => `pictures/${pictureIdOf(url) ?? 'none'}`;
const requestPath = (id: string) => `service_requests/${id}`;

export const reviews = defineCheck({
  collection: 'reviews',
  schema: reviewSchema,
  lookups: ({ value }) => ({
    documents: [
      `provider_profiles/${value.provider_id}`,
      ...value.request_ids.map(requestPath),
      ...photoUrls(value).map(entryPath),
    ],
  }),
  validate: ({ stored, value }, results) => {
    const { provider_id, client_uid, answer, answered_at, request_ids } = value;
    const hasEntry = (url: string) =>
      pictureOf(url)?.owner === value.id && results.document(entryPath(url)) !== null;
    const isOfProvider = (id: string) =>
      results.document(requestPath(id))?.fields['provider_id'] === provider_id;
    const copy = toReviewCopy(value);
    const hasCopy = (id: string) => {
      const { closed, review } = results.document(requestPath(id))?.fields ?? { closed: true };
      return closed === true || isDeepStrictEqual(review, copy);
    };
    return [
      ...problemUnless(
        request_ids.slice(-LIMITS.reviewedRequests).every(hasCopy),
        'a request has no current copy',
      ),
      ...problemUnless(
        provider_id !== client_uid,
        'client_uid: the client is also the professional',
      ),
      ...problemUnless(
        results.document(`provider_profiles/${provider_id}`) !== null,
        'provider_id: the professional has no profile',
        stored.updated_at,
      ),
      ...problemUnless(
        request_ids.length > 0 && request_ids.every(isOfProvider),
        'request_ids: one is missing or went to another professional',
      ),
      ...problemUnless(
        (answer === null) === (answered_at === null),
        'answer, answered_at: must be set together',
      ),
      ...problemUnless(
        photoUrls(value).every(hasEntry),
        'photos: one has no public copy',
        stored.updated_at,
      ),
      ...problemUnless(
        !value.hidden || value.photos.length === 0,
        'photos: set, but the review is hidden',
      ),
    ];
  },
});

/** Returns what the home page should show of a review; null if it should not show it. */
function homeReviewOf(review: StoredDocument | null, search_id: string): StoredHomeReview | null {
  const { success, data } = reviewSchema.safeParse({ ...review?.fields, id: review?.id });
  if (!success || !isForHome(data) || !search_id.endsWith(`_${data.provider_id}`)) return null;
  return toHomeReview(data, search_id);
}

// Professionals may have left search since the last run: the page leaves them out.
export const marketHomes = defineCheck({
  collection: 'market_home',
  schema: marketHomeSchema,
  lookups: ({ value }) => ({ documents: value.reviews.map(({ id }) => `reviews/${id}`) }),
  validate: ({ stored, value }, results) => [
    ...problemUnless(stored.id === 'current', 'unknown document'),
    ...problemUnless(
      value.reviews.every((shown) =>
        isDeepStrictEqual(
          shown,
          homeReviewOf(results.document(`reviews/${shown.id}`), shown.search_id),
        ),
      ),
      'reviews: one does not match its review',
    ),
  ],
});

const countOf = (provider_id: string, stars: number): Count => ({
  collection: 'reviews',
  where: { provider_id, hired: true, hidden: false, stars },
});

const completedOf = (provider_id: string): Count => ({
  collection: 'service_requests',
  where: { provider_id, status: 'completed' },
});

const reviewPath = ({ id }: NewestReview) => `reviews/${id}`;

/** Returns the lookups that `factProblems` needs. */
export const factLookups = (uid: string, { newest_review }: ProfileFacts) => ({
  counts: [...[1, 2, 3, 4, 5].map((n) => countOf(uid, n)), completedOf(uid)],
  documents: newest_review ? [reviewPath(newest_review)] : [],
});

/** Checks that the newest review counts and has the stored text. */
function isNewestReview(uid: string, newest: NewestReview, results: LookupResults): boolean {
  const stored = results.document(reviewPath(newest));
  const { data } = reviewSchema.safeParse({ ...stored?.fields, id: stored?.id });
  return data?.provider_id === uid && isDeepStrictEqual(newestReviewOf([data]), newest);
}

/** Compares a profile's stars, newest review and completed jobs with its reviews and requests. */
export const factProblems = (
  uid: string,
  { stars, newest_review, jobs_completed }: ProfileFacts,
  results: LookupResults,
): Problem[] => [
  ...problemUnless(
    stars.every((count, i) => count === results.count(countOf(uid, i + 1))),
    'facts.stars: does not match the reviews',
  ),
  ...problemUnless(
    newest_review
      ? isNewestReview(uid, newest_review, results)
      : stars.every((count) => count === 0),
    'facts.newest_review: does not match the reviews',
  ),
  ...problemUnless(
    jobs_completed === results.count(completedOf(uid)),
    'facts.jobs_completed: does not match the number of completed requests',
  ),
];
