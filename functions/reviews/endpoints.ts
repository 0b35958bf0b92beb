import { onDocumentWritten } from 'firebase-functions/firestore';
import { createAnalytics } from '../analytics/analytics-repository.ts';
import { countEvent } from '../analytics/count-event.ts';
import { defineCallable, mailQueue } from '../container.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { createServiceRequests } from '../requests/service-request-repository.ts';
import { createTeams } from '../team/team-repository.ts';
import { answerReview } from './answer-review.ts';
import { listReviews } from './list-reviews.ts';
import { queueReviewMail } from './queue-review-mail.ts';
import { createReviews, parseReview } from './review-repository.ts';
import { findMyReview, writeReview, type WriteReviewDeps } from './write-review.ts';

const READ = { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;
const WRITE = { auth: 'session', rateLimit: { by: 'uid', max: 20, windowSeconds: 600 } } as const;

const reviewDeps = (): WriteReviewDeps => ({
  reviews: createReviews(firestore()),
  requests: createServiceRequests(firestore()),
  teams: createTeams(firestore()),
});

export const reviewWrittenTrigger = onDocumentWritten(
  { document: 'reviews/{reviewId}', retry: true },
  logFailures('review-written', async ({ data }) => {
    const review = data && parseReview(data.after);
    if (!review) return;
    const before = parseReview(data.before);
    await queueReviewMail(mailQueue(), before, review);
    if (before) return;
    const { id, provider_id, created_at: at } = review;
    const event = { kind: 'reviews' as const, id: `review_${id}`, at };
    await countEvent(createAnalytics(firestore()), provider_id, event);
  }),
);

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
