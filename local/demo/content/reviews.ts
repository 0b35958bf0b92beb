import type { DemoReviews } from './demo-review.ts';
import { CARPENTRY_REVIEWS } from './reviews/carpentry.ts';
import { CLEANING_REVIEWS } from './reviews/cleaning.ts';
import { ELECTRICAL_REVIEWS } from './reviews/electrical.ts';
import { EXTERIORS_REVIEWS } from './reviews/exteriors.ts';
import { GARDENING_REVIEWS } from './reviews/gardening.ts';
import { HANDYWORK_REVIEWS } from './reviews/handywork.ts';
import { INDOORS_REVIEWS } from './reviews/indoors.ts';
import { PAINTING_REVIEWS } from './reviews/painting.ts';
import { PLUMBING_REVIEWS } from './reviews/plumbing.ts';

export const REVIEWS: DemoReviews = {
  ...PLUMBING_REVIEWS,
  ...ELECTRICAL_REVIEWS,
  ...CLEANING_REVIEWS,
  ...PAINTING_REVIEWS,
  ...CARPENTRY_REVIEWS,
  ...GARDENING_REVIEWS,
  ...EXTERIORS_REVIEWS,
  ...HANDYWORK_REVIEWS,
  ...INDOORS_REVIEWS,
};
