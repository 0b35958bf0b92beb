import * as z from 'zod/mini';
import { planTierSchema } from '../billing/plan-tier.ts';
import { serviceAreaSchema } from '../places/area-schema.ts';
import { count } from '../callables/callable-fields.ts';
import { openingHoursSchema } from './opening-hours-schema.ts';
import { priceHintsSchema } from './price-hint-schema.ts';

/** How many reviews gave 1, 2, 3, 4 and 5 stars. Hidden and 'Not hired' reviews do not count. */
export const starCountsSchema = z.array(count).check(z.length(5));
export type StarCounts = z.infer<typeof starCountsSchema>;

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** A license or insurance that an administrator has checked. */
export const badgeSchema = z.object({
  /** The license's number. Null for insurance: the number of a policy is not public. */
  number: z.nullable(z.string()),
  /** The last day on which it is valid, `YYYY-MM-DD`. */
  expires_on: z.string(),
});
export type Badge = z.infer<typeof badgeSchema>;

export const badgesSchema = z.object({
  license: z._default(z.nullable(badgeSchema), null),
  insurance: z._default(z.nullable(badgeSchema), null),
});
export type Badges = z.infer<typeof badgesSchema>;

export const NO_BADGES: Badges = { license: null, insurance: null };

/** The newest review that the stars count, and the beginning of its text as one line. */
const newestReviewSchema = z.object({ id: z.string(), line: z.string() });
export type NewestReview = z.infer<typeof newestReviewSchema>;

/**
 * The map `facts` of `provider_profiles/{uid}`: what the server knows about a professional.
 * Written by the server only, so that nobody can buy or invent it.
 */
export const profileFactsSchema = z.object({
  /** A copy of the plan in `subscribers/{uid}`, for pages; null without a plan. */
  plan_tier: z._default(z.nullable(planTierSchema), null),
  stars: z._default(starCountsSchema, NO_STARS),
  /** Null without a review that counts. */
  newest_review: z._default(z.nullable(newestReviewSchema), null),
  /** The median time to the first answer, in minutes; null after too few answers. */
  answer_minutes: z._default(z.nullable(count), null),
  jobs_completed: z._default(count, 0),
  badges: z._default(badgesSchema, NO_BADGES),
  /** Where the professional works; null while none of their places is known. */
  area: z._default(z.nullable(serviceAreaSchema), null),
  /**
   * The hours of the page, of any plan; null without hours. A browser that does not know their time
   * zone reads null, so that it still shows the profile.
   */
  opening_hours: z.catch(z.nullable(openingHoursSchema), null),
  /** Prices of jobs that the page names, of any plan. */
  price_hints: z._default(priceHintsSchema, []),
});
export type ProfileFacts = z.infer<typeof profileFactsSchema>;

export const NO_FACTS: ProfileFacts = {
  plan_tier: null,
  stars: NO_STARS,
  newest_review: null,
  answer_minutes: null,
  jobs_completed: 0,
  badges: NO_BADGES,
  area: null,
  opening_hours: null,
  price_hints: [],
};

/** The number of reviews and their average, rounded to one decimal. */
export const ratingSchema = z.object({ average: z.number(), count });
export type Rating = z.infer<typeof ratingSchema>;

/** The median is computed from the `last` answers, if there are at least `least`. */
export const ANSWERS = { last: 20, least: 3 } as const;

/** Returns the median of waiting times in minutes, rounded up; null for fewer than three. */
export function medianMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < ANSWERS.least) return null;
  const sorted = minutes.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Math.ceil((low + high) / 2);
}
