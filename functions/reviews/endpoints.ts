import { defineCallable, deps } from '../container.ts';
import { answerReview } from './answer-review.ts';
import { listReviews } from './list-reviews.ts';
import { findMyReview, writeReview } from './write-review.ts';

const READ = { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } } as const;
const WRITE = { auth: 'session', rateLimit: { by: 'uid', max: 20, windowSeconds: 600 } } as const;

export const reviewsCallables = [
  defineCallable('my-review', READ, (input, caller) => findMyReview(deps, caller, input)),

  defineCallable('write-review', WRITE, async (input, caller) => {
    const { hired } = await writeReview(deps, caller, input, new Date());
    return { hired };
  }),

  defineCallable('own-reviews', READ, ({ after }, { uid }) =>
    listReviews(deps.reviews, uid, { after }),
  ),

  defineCallable('answer-review', WRITE, (input, { uid }) =>
    answerReview(deps.reviews, uid, input, new Date()),
  ),
];
