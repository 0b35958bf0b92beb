import { createAnalytics } from '../analytics/analytics-repository.ts';
import { defineCallable, mailQueue } from '../container.ts';
import { firestore } from '../platform/firestore.ts';
import { createTeams } from '../team/team-repository.ts';
import { answerReview } from './answer-review.ts';
import { listReviews } from './list-reviews.ts';
import { createReviews } from './review-repository.ts';
import { findMyReview, writeReview, type WriteReviewDeps } from './write-review.ts';

const READ = { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;
const WRITE = { auth: 'session', rateLimit: { by: 'uid', max: 20, windowSeconds: 600 } } as const;

const reviewDeps = (): WriteReviewDeps => ({
  ...mailQueue(),
  analytics: createAnalytics(firestore()),
  reviews: createReviews(firestore()),
  teams: createTeams(firestore()),
});

export const reviewsCallables = [
  defineCallable('my-review', READ, (input, caller) => findMyReview(reviewDeps(), caller, input)),

  defineCallable('write-review', WRITE, async (input, caller) => {
    const { hired } = await writeReview(reviewDeps(), caller, input, new Date());
    return { hired };
  }),

  defineCallable('own-reviews', READ, ({ after }, { uid }) =>
    listReviews(createReviews(firestore()), uid, after),
  ),

  defineCallable('answer-review', WRITE, (input, { uid }) =>
    answerReview(createReviews(firestore()), uid, input, new Date()),
  ),
];
