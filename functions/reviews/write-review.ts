import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { isClientOf } from '@doorstep/domain/requests/service-request';
import { authorOf, isReviewable, openedAt, type Review } from '@doorstep/domain/reviews/review';
import { withoutPhotos, type ReviewPhoto } from '@doorstep/domain/reviews/review-photo';
import type { Transaction } from 'firebase-admin/firestore';
import type { Analytics } from '../analytics/analytics-repository.ts';
import { prepareEvent } from '../analytics/count-event.ts';
import type { Caller } from '../platform/callables/session.ts';
import type { RequestRecord, ServiceRequests } from '../requests/service-request-repository.ts';
import type { Teams } from '../team/team-repository.ts';
import { reviewReceivedMail, type ReviewMailDeps } from './queue-review-mail.ts';
import { idOf } from './review-copies.ts';
import {
  checkSources,
  choosePhotos,
  copyNewPhotos,
  listPhotoChoices,
  removeCopies,
  type ReviewPhotoDeps,
} from './review-photos.ts';
import type { Reviews } from './review-repository.ts';

interface WriteReviewDeps extends ReviewMailDeps, ReviewPhotoDeps {
  analytics: Pick<Analytics, 'prepare'>;
  reviews: Pick<Reviews, 'findOf' | 'isReviewedByOther' | 'save'>;
  requests: Pick<ServiceRequests, 'find' | 'wasBegun'>;
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
  const known = await deps.reviews.findOf(pairOf(request, caller));
  const refusal = refusalOf(await readState(deps, caller, request, known), new Date());
  return {
    review: known && { stars: known.stars, text: known.text },
    photos: await listPhotoChoices(deps, caller.uid, request, known?.photos ?? []),
    refusal: refusal?.personMessage ?? null,
  };
}

const pairOf = ({ provider_id }: RequestRecord, { uid }: Caller) => ({
  provider_id,
  client_uid: uid,
});

/** Checks whether the caller is in the team of the request's professional, active or not. */
async function isMemberOf(
  { teams }: Pick<WriteReviewDeps, 'teams'>,
  { uid }: Caller,
  { provider_id }: RequestRecord,
  transaction?: Transaction,
): Promise<boolean> {
  return (await teams.findMember(uid, transaction))?.owner_uid === provider_id;
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

/** Reads what decides whether a request's client can review it now. */
async function readState(
  deps: Pick<WriteReviewDeps, 'reviews' | 'requests' | 'teams'>,
  caller: Caller,
  request: RequestRecord,
  known: Review | null,
  transaction?: Transaction,
): Promise<ReviewState> {
  const isByOther = await deps.reviews.isReviewedByOther(request.id, caller.uid, transaction);
  const isInTeam = await isMemberOf(deps, caller, request, transaction);
  const completedAt = request.status === 'completed' ? request.status_changed_at : null;
  return { request, known, isByOther, isInTeam, completedAt };
}

/**
 * Copies the photos that the caller has chosen for the first time, before the review is stored.
 * Throws AppError like `writeReview`.
 */
async function copyChosen(
  deps: WriteReviewDeps,
  caller: Caller,
  request: RequestRecord,
  chosen: readonly string[],
  now: Date,
): Promise<ReviewPhoto[]> {
  if (chosen.length === 0) return [];
  const pair = pairOf(request, caller);
  const known = await deps.reviews.findOf(pair);
  const refusal = refusalOf(await readState(deps, caller, request, known), now);
  if (refusal) throw refusal;
  const review = known ?? { id: idOf(pair), photos: [] };
  return copyNewPhotos(deps, caller.uid, request, review, chosen);
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
 * matter. Everybody can see copies of the chosen photos; those that were taken back are deleted.
 * Throws AppError `not-found` unless the caller is the request's client, `invalid-input` for a
 * photo that they cannot show, and `failed-precondition` with a message if it is too early, too
 * late or hidden, or for a member of the professional's team.
 */
export async function writeReview(
  deps: WriteReviewDeps,
  caller: Caller,
  { request_id, stars, text, photos: chosen }: CallableInput<'write-review'>,
  now: Date,
): Promise<Review> {
  const own = await findOwnRequest(deps, caller, request_id);
  const copies = await copyChosen(deps, caller, own, chosen ?? [], now);
  let shownBefore: readonly ReviewPhoto[] = [];
  const saving = deps.reviews.save(pairOf(own, caller), async (id, known, transaction) => {
    const request = await findOwnRequest(deps, caller, request_id, transaction);
    const { provider_id } = request;
    const state = await readState(deps, caller, request, known, transaction);
    const hired =
      ['in_progress', 'completed'].includes(request.status) ||
      (await deps.requests.wasBegun(request_id, transaction));
    const refusal = refusalOf(state, now);
    if (refusal) throw refusal;
    shownBefore = known?.photos ?? [];
    const photos = chosen ? choosePhotos(shownBefore, copies, chosen) : [...shownBefore];
    await checkSources(deps, shownBefore, chosen ?? [], transaction);
    const earlier = known?.request_ids.filter((one) => one !== request_id) ?? [];
    const fields = {
      ...{ stars, text },
      request_ids: [...earlier, request_id],
      opened_at: (known && openedAt(known, state.completedAt, now)) ?? now,
      author: authorOf(request.client_name),
      // A job from an earlier request stays counted if the later request was not begun.
      hired: hired || known?.hired === true,
      created_at: known?.created_at ?? now,
      answer: known?.answer ?? null,
      answered_at: known?.answered_at ?? null,
      photos,
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
  const saved = await saving.catch(async (thrown: unknown) => {
    // A refusal has stored nothing. After any other failure the review may show the copies.
    if (thrown instanceof AppError) await removeCopies(deps, copies);
    throw thrown;
  });
  // A parallel call may have stored copies of the same photos first.
  await removeCopies(deps, withoutPhotos([...shownBefore, ...copies], saved.photos));
  return saved;
}
