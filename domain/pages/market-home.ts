import * as z from 'zod/mini';
import { count } from '../callables/callable-fields.ts';
import { LIMITS } from '../limits.ts';
import { reviewSchema, toPublicReview, type Review } from '../reviews/review.ts';
import {
  namedIdSchema,
  searchResultSchema,
  type SearchResult,
} from '../search/results/search-api.ts';
import { shorten } from '../text.ts';

/** What the market has done so far. The home page shows a number only if it is large enough. */
const figuresSchema = z.object({ professionals: count, answered_requests: count, reviews: count });
export type HomeFigures = z.infer<typeof figuresSchema>;

/** A review of the home page: its text is shortened, and the client's name is. */
const homeReviewSchema = z.extend(z.pick(reviewSchema, { author: true, stars: true, text: true }), {
  /** `YYYY-MM` of its creation. */
  month: z.string(),
});

const storedReviewSchema = z.extend(homeReviewSchema, {
  id: z.string(),
  /** The professional's search id. */
  search_id: z.string(),
});
export type StoredHomeReview = z.infer<typeof storedReviewSchema>;

/** Checks whether the home page may show a review: it has a text, and its stars count. */
export const isForHome = ({ hired, hidden, text }: Review): boolean =>
  hired && !hidden && text !== '';

/** Returns what the home page stores of a review of the professional with a search id. */
export function toHomeReview(review: Review, search_id: string): StoredHomeReview {
  const { id, author, stars, text, month } = toPublicReview(review);
  return { id, search_id, author, stars, text: shorten(text, LIMITS.homeReview), month };
}

/**
 * `market_home/current`: what the home page shows beside its fixed parts. Server only. The names of
 * professionals are not in it: they come from search, so that an unpublished professional
 * disappears at once.
 */
export const marketHomeSchema = z.object({
  /** The search ids of the chosen professionals, in order. */
  search_ids: z.array(z.string()),
  /** Reviews of different professionals, the newest first. */
  reviews: z.array(storedReviewSchema),
  figures: figuresSchema,
});
export type MarketHome = z.infer<typeof marketHomeSchema>;

const NO_FIGURES: HomeFigures = { professionals: 0, answered_requests: 0, reviews: 0 };

/** The document before its first run. */
export const NO_MARKET_HOME: MarketHome = { search_ids: [], reviews: [], figures: NO_FIGURES };

const shownReviewSchema = z.extend(homeReviewSchema, {
  provider_name: z.string(),
  handle: z.string(),
});
export type HomeReview = z.infer<typeof shownReviewSchema>;

/** The path of the home page's data on the site. */
export const HOME_PATH = '/api/home';

/** The data of the home page. `trades` are those that have a page. */
export interface HomePage {
  providers: SearchResult[];
  trades: z.infer<typeof namedIdSchema>[];
  reviews: HomeReview[];
  figures: HomeFigures;
}

/** The endpoint's answer. */
export const homePageSchema: z.ZodMiniType<HomePage> = z.object({
  providers: z.array(searchResultSchema),
  trades: z.array(namedIdSchema),
  reviews: z.array(shownReviewSchema),
  figures: figuresSchema,
});

/** The page's data if they cannot be read. */
export const NO_HOME_PAGE: HomePage = {
  providers: [],
  trades: [],
  reviews: [],
  figures: NO_FIGURES,
};
