import { reviewSchema } from '@doorstep/domain/reviews/review';
import type { StarCounts } from '@doorstep/domain/profiles/facts';
import { defineCheck, problemUnless, type Problem } from '../check.ts';
import type { Count, LookupResults } from '../lookup-results.ts';

export const reviews = defineCheck({
  collection: 'reviews',
  schema: reviewSchema,
  lookups: ({ value }) => ({
    documents: [`provider_profiles/${value.provider_id}`, `service_requests/${value.request_id}`],
  }),
  validate: ({ stored, value }, results) => {
    const { provider_id, client_uid, answer, answered_at, request_id } = value;
    const request = results.document(`service_requests/${request_id}`);
    return [
      ...problemUnless(provider_id !== client_uid, 'client_uid: is the professional'),
      ...problemUnless(
        results.document(`provider_profiles/${provider_id}`) !== null,
        'provider_id: has no profile',
        stored.updated_at,
      ),
      ...problemUnless(
        request?.fields['provider_id'] === provider_id,
        'request_id: is not a request to this professional',
      ),
      ...problemUnless(
        (answer === null) === (answered_at === null),
        'answered_at: without an answer',
      ),
    ];
  },
});

const countOf = (provider_id: string, stars: number): Count => ({
  collection: 'reviews',
  where: { provider_id, hired: true, hidden: false, stars },
});

/** Returns the lookups that `starProblems` needs. */
export const starLookups = (uid: string): Count[] => [1, 2, 3, 4, 5].map((n) => countOf(uid, n));

/** Compares the star counts of a profile with its reviews. */
export const starProblems = (uid: string, stars: StarCounts, results: LookupResults): Problem[] =>
  problemUnless(
    stars.every((count, i) => count === results.count(countOf(uid, i + 1))),
    'facts.stars: differs from the reviews',
  );
