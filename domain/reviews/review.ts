import * as z from 'zod/mini';
import { NO_STARS, type StarCounts } from '../profiles/facts.ts';
import { LIMITS } from '../limits.ts';
import { graphemes, tooLong, VISIBLE } from '../text.ts';
import { photoUrls, reviewPhotosSchema } from './review-photo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a client can change a review. */
export const REVIEW_EDIT_DAYS = 14;

/** How long after the first answer a client can review a request that was never completed. */
export const REVIEW_WAIT_DAYS = 14;

const text = z.string().check(z.trim(), z.maxLength(LIMITS.review, tooLong(LIMITS.review)));

/** What a client writes: 1 to 5 stars, and a text that may be empty. */
export const reviewFormSchema = z.object({
  stars: z.int({ error: 'Please choose a rating.' }).check(z.minimum(1), z.maximum(5)),
  text,
});
export type ReviewForm = z.infer<typeof reviewFormSchema>;

/** The professional's public answer to a review. */
export const reviewAnswerSchema = text.check(z.regex(VISIBLE, 'Please write an answer.'));

/**
 * `reviews/{id}`: a client's review of a professional. Server only. There is one for each pair of
 * accounts, so the id is a hash of both uids, which does not reveal the client.
 */
export const reviewSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  client_uid: z.string(),
  /** The client's name as the page shows it, such as 'Dana W.'. */
  author: z.string(),
  /** The requests that the review is about, in the order in which the client wrote about them. */
  request_ids: z._default(z.array(z.string()), []),
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  text: z.string(),
  /** Whether the professional did the job or began it. The stars count only then. */
  hired: z.boolean(),
  created_at: z.date(),
  /** When it was opened for changes: created, or changed after a later completed request. */
  opened_at: z.date(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.date()),
  photos: reviewPhotosSchema,
  /** Whether an administrator has hidden it. */
  hidden: z.boolean(),
});
export type Review = z.infer<typeof reviewSchema>;

/** What the requests of a review's client to its professional say about it. */
export const reviewCopySchema = z.object({
  stars: reviewSchema.shape.stars,
  /** Until when the client can change it; null while an administrator hides it. */
  edit_until: z.nullable(z.date()),
});
export type ReviewCopy = z.infer<typeof reviewCopySchema>;

/** Returns what requests say about a review. */
export function toReviewCopy({
  stars,
  opened_at,
  hidden,
}: Pick<Review, 'stars' | 'opened_at' | 'hidden'>): ReviewCopy {
  const edit_until = new Date(opened_at.getTime() + REVIEW_EDIT_DAYS * DAY_MS);
  return { stars, edit_until: hidden ? null : edit_until };
}

/** A review as everybody sees it. */
export const publicReviewSchema = z.extend(
  z.pick(reviewSchema, {
    id: true,
    author: true,
    stars: true,
    text: true,
    hired: true,
    answer: true,
  }),
  {
    /** `YYYY-MM` of its creation. */
    month: z.string(),
    photos: z.array(z.string()),
  },
);
export type PublicReview = z.infer<typeof publicReviewSchema>;

/** A page of reviews. `next` is the cursor of the next page; null on the last. */
export const reviewPageSchema = z.object({
  reviews: z.array(publicReviewSchema),
  next: z.nullable(z.string()),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;

export const NO_REVIEWS: ReviewPage = { reviews: [], next: null };

/**
 * Which of a page's reviews are listed, and in which order. Equal stars: the newest first. Other
 * parameters are refused, because each new address misses the CDN.
 */
export const reviewQuerySchema = z.strictObject({
  order: z._default(z.enum(['newest', 'highest', 'lowest']), 'newest'),
  /** Words that a review, its answer or its author's name contain; empty for all reviews. */
  text: z._default(z.string().check(z.maxLength(LIMITS.searchText)), ''),
  /** The review before the page; null for the first page. */
  after: z._default(z.nullable(z.string()), null),
});
export type ReviewQuery = z.infer<typeof reviewQuerySchema>;
export type ReviewOrder = ReviewQuery['order'];

/** Returns what everybody sees of a review. */
export function toPublicReview(review: Review): PublicReview {
  const { id, author, stars, text, hired, answer, created_at } = review;
  const month = created_at.toISOString().slice(0, 7);
  return { id, author, stars, text, hired, answer, month, photos: photoUrls(review) };
}

/** Matches a text that reaches a person or is no name: '@', a web address, a number. */
const CONTACT_DATA = /@|:\/\/|[\p{L}\p{N}]\.\p{L}{2,}|\p{Nd}{4}|(?:\p{Nd}\P{Nd}*){6}/u;

/** Matches a letter of the scripts whose full names are often written without a space. */
const UNSPACED =
  /(?=\p{L})[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;

const firstCharacter = (text: string) => {
  const [first = ''] = graphemes(text);
  // Some letters have no capital of their own: 'ß' becomes 'SS'.
  const capital = first.toUpperCase();
  return capital.length === first.length ? capital : first;
};

/**
 * What separates the words of a name: white space, signs and invisible characters, but no hyphen,
 * apostrophe or period, and no Catalan 'l·l'.
 */
const BETWEEN_WORDS =
  /(?:[\s\u2800\p{Sm}]|(?!['’.\-\u2010\u2011·])\p{P}|(?<!l)·|·(?!l)|(?![\u200c\u200d])\p{Cf})+/iu;

/** A title behind a name and a comma. */
const TITLE = /^(jr|sr|ii|iii|iv|ph\.?d|esq)\.?$/i;
/** A remark behind the name: '(she/her)'. */
const REMARK = /\([^()]*\)$/;

/**
 * Returns a name in the order in which it is spoken: 'Dana Whitfield' for 'Whitfield, Dana, PhD'.
 */
function spokenName(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const isTitled = TITLE.test(parts.at(-1) ?? '') && /\S\s+\S/.test(parts.slice(0, -1).join(' '));
  const known = isTitled ? parts.slice(0, -1) : parts;
  return (known.length === 2 ? known.toReversed() : known).join(' ');
}

/**
 * Returns 'Dana W.' for 'Dana Whitfield' and 'Whitfield, Dana', and '山.' for '山田太郎', so that a
 * page does not show a client's full name. 'A client' for a text that is no name.
 */
export function authorOf(clientName: string): string {
  const text = clientName.normalize('NFKC').trim();
  if (CONTACT_DATA.test(text) || !/\p{L}/u.test(text)) return 'A client';
  const words = spokenName(text.replace(REMARK, '').trim() || text)
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(/^\p{P}+/u, ''))
    .filter(Boolean);
  const inLetters = words.filter((word) => /\p{L}/u.test(word));
  const [first = '', ...others] = inLetters.length > 1 ? inLetters : words;
  if (UNSPACED.test(first)) return `${firstCharacter(first)}.`;
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${firstCharacter(last)}.`;
}

/** The fields of a request that decide whether its client can review it. */
interface ReviewableRequest {
  status: string;
  /** The professional's first message or change of the status. */
  first_answered_at: Date | null;
}

/**
 * Checks whether a request is far enough for a review: it is completed, or 14 days have passed
 * since the professional's first answer, so that nobody escapes by never pressing 'Completed'.
 */
export function isReviewable(
  { status, first_answered_at: answered }: ReviewableRequest,
  now: Date,
): boolean {
  if (status === 'completed') return true;
  return answered !== null && now.getTime() - answered.getTime() >= REVIEW_WAIT_DAYS * DAY_MS;
}

/** The fields of a request that decide what its client can do about a review. */
interface ReviewedRequest extends ReviewableRequest {
  status_changed_at: Date | null;
  closed?: true | undefined;
  review: ReviewCopy | null;
}

/**
 * Returns what a request's client can do about their review of the professional: write one, change
 * it, or nothing (`done`). A request that was completed after the review can be reviewed again.
 * Null before a review is possible, and in a closed request.
 */
export function reviewStep(request: ReviewedRequest, now: Date): 'write' | 'edit' | 'done' | null {
  const { closed, review, status, status_changed_at: changed } = request;
  if (closed || !isReviewable(request, now)) return null;
  if (review === null) return 'write';
  if (review.edit_until === null) return 'done';
  if (now < review.edit_until) return 'edit';
  const opened = review.edit_until.getTime() - REVIEW_EDIT_DAYS * DAY_MS;
  const isCompletedLater = status === 'completed' && changed !== null && changed.getTime() > opened;
  return isCompletedLater ? 'write' : 'done';
}

/**
 * Returns when the review was opened for changes: 14 days ago or later, or now if the request was
 * completed after that. `completedAt` is null for a request that is not completed. Null if the
 * review cannot be changed.
 */
export function openedAt(
  known: Pick<Review, 'opened_at' | 'hidden'>,
  completedAt: Date | null,
  now: Date,
): Date | null {
  if (known.hidden) return null;
  if (completedAt !== null && completedAt > known.opened_at) return now;
  const age = now.getTime() - known.opened_at.getTime();
  return age < REVIEW_EDIT_DAYS * DAY_MS ? known.opened_at : null;
}

/** Checks whether the professional's stars count a review. */
export const isCounted = ({ hired, hidden }: Pick<Review, 'hired' | 'hidden'>): boolean =>
  hired && !hidden;

const countedStars = (review: Pick<Review, 'stars' | 'hired' | 'hidden'> | null): number | null =>
  review && isCounted(review) ? review.stars : null;

/** Returns the star counts after a review was created (`before` is null), changed or deleted. */
export function recount(
  counts: StarCounts,
  before: Pick<Review, 'stars' | 'hired' | 'hidden'> | null,
  after: Pick<Review, 'stars' | 'hired' | 'hidden'> | null,
): StarCounts {
  const [removed, added] = [countedStars(before), countedStars(after)];
  return NO_STARS.map((_, i) => {
    const change = Number(added === i + 1) - Number(removed === i + 1);
    return Math.max(0, (counts[i] ?? 0) + change);
  });
}
