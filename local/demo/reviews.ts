import { BRAND } from '@doorstep/domain/brand';
import {
  ANSWERS,
  medianMinutes,
  NO_STARS,
  type ProfileFacts,
} from '@doorstep/domain/profiles/facts';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import { LIMITS } from '@doorstep/domain/limits';
import { publicAddress } from '@doorstep/domain/pictures/picture';
import { totalCents, type Quote } from '@doorstep/domain/requests/quote';
import { shorten } from '@doorstep/domain/text';
import type { HistoryEntry } from '@doorstep/domain/requests/history';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { newestReviewOf } from '@doorstep/domain/reviews/newest-review';
import {
  authorOf,
  recount,
  reviewSchema,
  toReviewCopy,
  type Review,
} from '@doorstep/domain/reviews/review';
import type { DemoReview } from './content/demo-review.ts';
import { days, hours, minutesBefore } from './content/dialogue.ts';
import { clientNamed, type DemoPerson } from './content/people.ts';
import { REVIEWS } from './content/reviews.ts';
import { serviceRequest } from './factories.ts';
import { hashOf, numberFor } from './looks-random.ts';
import type { FindProfile, RequestThread } from './market.ts';
import { reviewPhoto, type DemoPicture } from './seed/pictures.ts';
import { requestThread } from './threads.ts';

// Turns the demo's reviews into documents, with the requests and the facts that belong to them.

function pick<T>(text: string, [first, ...others]: readonly [T, ...T[]]): T {
  return [first, ...others][numberFor(text, 0, others.length)] ?? first;
}

/**
 * Returns every review, and the requests that were made up for them: a review is about the client's
 * completed request in `threads`, or about one that this function adds.
 */
export function toReviews(
  find: FindProfile,
  threads: readonly RequestThread[],
  addressOf: (path: string) => string,
  now: Date,
): { reviews: Review[]; reviewed: RequestThread[] } {
  const written = Object.entries(REVIEWS).flatMap(([handle, list]) =>
    list.map((review) => ({ review, provider: find(handle), client: clientNamed(review.by) })),
  );
  const reviewed: RequestThread[] = [];
  const reviews = written.map(({ review, provider, client }, index) => {
    const id = `demo-review-${String(index + 1).padStart(3, '0')}`;
    const at = minutesBefore(now, days(review.daysAgo) + numberFor(id, 0, hours(20)));
    const known = threads.find(
      ({ request }) =>
        request.status === 'completed' &&
        request.provider_id === provider.id &&
        request.client_uid === client.uid,
    );
    if (!known) reviewed.push(toPastRequest(id, review, provider, client, at));
    const pair = { provider_id: provider.id, client_uid: client.uid };
    return toReview(review, pair, known?.request.id ?? id, addressOf, at);
  });
  return { reviews, reviewed };
}

/** The professional and the client of a review. */
type Pair = Pick<Review, 'provider_id' | 'client_uid'>;

/** Returns the same id as the product, so that the client changes this review and adds none. */
const reviewId = ({ provider_id, client_uid }: Pair) =>
  hashOf(`${provider_id}_${client_uid}`).slice(0, 40);

/** Returns the public copies of the photos of all reviews. */
export function reviewPhotos(): DemoPicture[] {
  return Object.entries(REVIEWS).flatMap(([provider_id, list]) =>
    list.flatMap(({ by, photos = [] }) => {
      const id = reviewId({ provider_id, client_uid: clientNamed(by).uid });
      return photos.map((photo) => reviewPhoto(id, photo));
    }),
  );
}

function toReview(
  { by, stars, text = '', photos = [], answer, hired = true }: DemoReview,
  pair: Pair,
  request_id: string,
  addressOf: (path: string) => string,
  at: Date,
): Review {
  const answeredAt = minutesBefore(at, -numberFor(`answer ${request_id}`, 40, days(3)));
  const id = reviewId(pair);
  return reviewSchema.parse({
    id,
    ...pair,
    author: authorOf(by),
    request_ids: [request_id],
    stars,
    text,
    hired,
    created_at: at,
    opened_at: at,
    answer: answer ?? null,
    answered_at: answer === undefined ? null : answeredAt,
    photos: photos.map((photo) => ({
      url: publicAddress(addressOf(reviewPhoto(id, photo).path)),
      // In the product, the hash of the private photo's id. These copies have no private photo.
      source: hashOf(photo).slice(0, 40),
    })),
    hidden: false,
  });
}

/**
 * Returns the request of a review that was written at `reviewedAt`. It was completed one to three
 * days before, or, for 'Not hired', cancelled by the professional more than 14 days before.
 */
function toPastRequest(
  id: string,
  { job, hired = true }: DemoReview,
  provider: ReturnType<FindProfile>,
  client: DemoPerson,
  reviewedAt: Date,
): RequestThread {
  const lead = hired ? numberFor(`lead ${id}`, days(4), days(12)) : days(17);
  const createdAt = minutesBefore(reviewedAt, lead);
  const answeredAt = minutesBefore(createdAt, -minutesToAnswer(id, provider.handle));
  const completedAt = minutesBefore(reviewedAt, numberFor(`end ${id}`, days(1), days(3)));
  const hasQuote = hired && numberFor(`quote ${id}`, 0, 2) > 0;
  const acceptedAt = minutesBefore(answeredAt, -numberFor(`accepted ${id}`, 10, hours(8)));
  const change = (
    status: string,
    at: Date,
    side: HistoryEntry['side'] = 'provider',
  ): Omit<HistoryEntry, 'id'> => ({ status, side, at });
  const started = hasQuote
    ? change('in_progress', acceptedAt, 'client')
    : change('in_progress', answeredAt);
  const changes = hired
    ? [started, change('completed', completedAt)]
    : [change('cancelled', answeredAt)];
  const history = changes.map((entry, index) => ({ ...entry, id: `change-${index + 1}` }));
  const request = serviceRequest({
    id,
    provider_id: provider.id,
    provider_name: provider.display_name,
    provider_handle: provider.handle,
    provider_avatar_url: provider.avatar_url,
    client_uid: client.uid,
    client_name: client.name,
    client_email: client.email,
    client_phone: client.phone,
    service_description: job,
    urgency: pick(`urgency ${id}`, ['low', 'medium', 'high']),
    preferred_contact: pick(`contact ${id}`, ['phone', 'email', 'either']),
    status: hired ? 'completed' : 'cancelled',
    status_changed_by: provider.id,
    status_changed_at: hired ? completedAt : answeredAt,
    first_answered_at: answeredAt,
    quote: hasQuote ? toAcceptedQuote(id, job, client.uid, answeredAt, acceptedAt) : null,
    created_at: createdAt,
  });
  return { ...requestThread(request, []), history };
}

/** Returns a quote for the job that the client accepted, with labor and sometimes materials. */
function toAcceptedQuote(
  requestId: string,
  job: string,
  clientUid: string,
  sentAt: Date,
  acceptedAt: Date,
): Quote {
  const tens = (what: string, least: number, most: number) =>
    numberFor(`${what} ${requestId}`, least, most) * 1000;
  const labor = { text: shorten(job, LIMITS.quoteLineText), cents: tens('labor', 9, 48) };
  const materials = { text: 'Materials', cents: tens('materials', 2, 16) };
  const lines = numberFor(`lines ${requestId}`, 0, 1) === 0 ? [labor] : [labor, materials];
  return {
    ...{ id: `${requestId}-quote`, lines, total_cents: totalCents(lines) },
    ...{ currency: BRAND.currency, tax_note: null, message: null, state: 'accepted' },
    ...{
      valid_until: dayOf(minutesBefore(sentAt, -days(30))),
      time_zone: 'UTC',
      created_at: sentAt,
    },
    ...{ decided_at: acceptedAt, decided_by: clientUid },
  };
}

/** Returns the minutes to a professional's answer. Some professionals answer faster than others. */
function minutesToAnswer(requestId: string, handle: string): number {
  const usual = numberFor(`usual ${handle}`, 8, 240);
  return numberFor(`wait ${requestId}`, Math.ceil(usual / 2), usual * 2);
}

/** Returns the requests with what they say about the review of their client. */
export function withReviews<R extends ServiceRequest>(
  requests: readonly R[],
  reviews: readonly Review[],
): R[] {
  const pairOf = ({ provider_id, client_uid }: R | Review) => `${provider_id}_${client_uid}`;
  const copies = new Map(reviews.map((review) => [pairOf(review), toReviewCopy(review)]));
  return requests.map((request) => ({ ...request, review: copies.get(pairOf(request)) ?? null }));
}

/** Returns the facts about a professional that agree with the requests and reviews. */
export function toFacts(
  uid: string,
  requests: readonly ServiceRequest[],
  reviews: readonly Review[],
): Pick<ProfileFacts, 'stars' | 'newest_review' | 'answer_minutes' | 'jobs_completed'> {
  const own = requests.filter(({ provider_id }) => provider_id === uid);
  const answers = own
    .flatMap(({ created_at, first_answered_at: at }) => (at ? [{ created_at, at }] : []))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, ANSWERS.last);
  const received = reviews.filter(({ provider_id }) => provider_id === uid);
  return {
    stars: received.reduce((counts, review) => recount(counts, null, review), NO_STARS),
    newest_review: newestReviewOf(received),
    answer_minutes: medianMinutes(
      answers.map(({ created_at, at }) =>
        Math.ceil((at.getTime() - created_at.getTime()) / 60_000),
      ),
    ),
    jobs_completed: own.filter(({ status }) => status === 'completed').length,
  };
}
