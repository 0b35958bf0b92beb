import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { isClientOf } from '@doorstep/domain/requests/service-request';
import { authorOf, isReviewable, openedAt, type Review } from '@doorstep/domain/reviews/review';
import type { Transaction } from 'firebase-admin/firestore';
import type { Analytics } from '../analytics/analytics-repository.ts';
import { prepareEvent } from '../analytics/count-event.ts';
import type { Caller } from '../platform/callables/session.ts';
import type { RequestRecord, ServiceRequests } from '../requests/service-request-repository.ts';
import type { Teams } from '../team/team-repository.ts';
import { reviewReceivedMail, type ReviewMailDeps } from './queue-review-mail.ts';
import type { Reviews } from './review-repository.ts';

export interface WriteReviewDeps extends ReviewMailDeps {
  analytics: Pick<Analytics, 'prepare'>;
  reviews: Pick<Reviews, 'findOf' | 'isReviewedByOther' | 'save'>;
  requests: Pick<ServiceRequests, 'find' | 'wasBegun' | 'findCompletion'>;
  teams: Pick<Teams, 'findMember'>;
}

const notFound = () => new AppError('not-found', 'the caller is not the client of this request');

const refused = (message: string, personMessage: string) =>
  new AppError('failed-precondition', message, { personMessage });

const TOO_EARLY =
  'You can write a review when the request is completed, or 14 days after the first answer.';
const NOT_OPEN = 'This review can no longer be changed.';
const IN_TEAM = "You can't review a professional while you're on their team.";

/**
 * Returns the request if the caller's account is its client. A guest is not: anybody who knows the
 * request's email can be one. Throws AppError `not-found`.
 */
async function findOwnRequest(
  { requests }: Pick<WriteReviewDeps, 'requests'>,
  { uid, email }: Caller,
  id: string,
  transaction?: Transaction,
): Promise<RequestRecord> {
  const request = await requests.find(id, transaction);
  if (!request || email === null || !isClientOf(request, { uid, email })) throw notFound();
  return request;
}

/**
 * Returns whether the caller can review a request's professional now, and their review. Throws
 * AppError `not-found` unless the caller is the request's client.
 */
export async function findMyReview(
  deps: WriteReviewDeps,
  caller: Caller,
  { request_id }: CallableInput<'my-review'>,
): Promise<CallableOutput<'my-review'>> {
  const request = await findOwnRequest(deps, caller, request_id);
  const { provider_id } = request;
  const known = await deps.reviews.findOf({ provider_id, client_uid: caller.uid });
  const review = known && { stars: known.stars, text: known.text };
  const isByOther = await deps.reviews.isReviewedByOther(request_id, caller.uid);
  const isInTeam = await isMemberOf(deps, caller, request);
  const completedAt = await findCompletion(deps, request);
  const state = { request, known, isByOther, isInTeam, completedAt };
  const refusal = refusalOf(state, new Date());
  return { review, refusal: refusal?.personMessage ?? null };
}

/** Checks whether the caller is in the team of the request's professional, active or not. */
async function isMemberOf(
  { teams }: Pick<WriteReviewDeps, 'teams'>,
  { uid }: Caller,
  { provider_id }: RequestRecord,
  transaction?: Transaction,
): Promise<boolean> {
  return (await teams.findMember(uid, transaction))?.owner_uid === provider_id;
}

/**
 * Returns when a completed request was completed; null for others. Tabs of an older release complete
 * a request without `status_changed_at`, and the trigger can be late to write the history, so this
 * is the later of both times.
 */
async function findCompletion(
  { requests }: Pick<WriteReviewDeps, 'requests'>,
  { id, status, status_changed_at }: RequestRecord,
  transaction?: Transaction,
): Promise<Date | null> {
  if (status !== 'completed') return null;
  const recorded = await requests.findCompletion(id, transaction);
  if (recorded === null || status_changed_at === null) return recorded ?? status_changed_at;
  return recorded > status_changed_at ? recorded : status_changed_at;
}

interface ReviewState {
  request: RequestRecord;
  known: Review | null;
  /** Whether another account has reviewed the request. */
  isByOther: boolean;
  /** Whether the caller is in the professional's team. */
  isInTeam: boolean;
  completedAt: Date | null;
}

/** Returns why a request's client cannot review it now, or null. */
function refusalOf(
  { request, known, isByOther, isInTeam, completedAt }: ReviewState,
  now: Date,
): AppError | null {
  if (isInTeam) return refused('in the team', IN_TEAM);
  if (known && openedAt(known, completedAt, now) === null) return refused('not open', NOT_OPEN);
  if (!known && !isReviewable(request, now)) return refused('too early', TOO_EARLY);
  if (!isByOther) return null;
  return refused('reviewed by another account', 'This request already has a review.');
}

/**
 * Stores the caller's review of a request's professional, or changes it. Counts a new review, and
 * mails the professional about the first one after each request. The stars count if the
 * request was ever in progress or completed; otherwise the review says 'Not hired'. Blocks do not
 * matter. Throws AppError `not-found` unless the caller is the request's client, and
 * `failed-precondition` with a message if it is too early, too late or hidden, or for a member of
 * the professional's team.
 */
export async function writeReview(
  deps: WriteReviewDeps,
  caller: Caller,
  { request_id, stars, text }: CallableInput<'write-review'>,
  now: Date,
): Promise<Review> {
  const { provider_id } = await findOwnRequest(deps, caller, request_id);
  const pair = { provider_id, client_uid: caller.uid };
  return deps.reviews.save(pair, async (id, known, transaction) => {
    const request = await findOwnRequest(deps, caller, request_id, transaction);
    const isByOther = await deps.reviews.isReviewedByOther(request_id, caller.uid, transaction);
    const isInTeam = await isMemberOf(deps, caller, request, transaction);
    const completedAt = await findCompletion(deps, request, transaction);
    const hired =
      ['in_progress', 'completed'].includes(request.status) ||
      (await deps.requests.wasBegun(request_id, transaction));
    const refusal = refusalOf({ request, known, isByOther, isInTeam, completedAt }, now);
    if (refusal) throw refusal;
    const earlier = known?.request_ids.filter((one) => one !== request_id) ?? [];
    const fields = {
      ...{ stars, text },
      request_ids: [...earlier, request_id],
      opened_at: (known && openedAt(known, completedAt, now)) ?? now,
      author: authorOf(request.client_name),
      // A job from an earlier request stays counted if the later request was not begun.
      hired: hired || known?.hired === true,
      created_at: known?.created_at ?? now,
      answer: known?.answer ?? null,
      answered_at: known?.answered_at ?? null,
      hidden: false,
    };
    const event = { kind: 'reviews' as const, id: `review_${id}`, at: now };
    const isAboutOther = known?.request_ids.at(-1) !== request_id;
    return {
      fields,
      mail: isAboutOther ? await reviewReceivedMail(deps, request, fields) : null,
      count: known ? () => {} : await prepareEvent(deps.analytics, transaction, provider_id, event),
    };
  });
}
