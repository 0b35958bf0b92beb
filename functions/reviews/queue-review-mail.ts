import { REQUEST_MAIL_MINUTES } from '@doorstep/domain/limits';
import { requestMailId, statusMailId } from '@doorstep/domain/mail/mail';
import type { Review } from '@doorstep/domain/reviews/review';
import { findClientAddress } from '../requests/client-address.ts';
import { findProviderAddress, type QueueDeps } from '../requests/queue-request-mail.ts';
import type { RequestRecord } from '../requests/service-request-repository.ts';

type ReviewMailDeps = Pick<QueueDeps, 'outbox' | 'profiles' | 'accounts' | 'requests'>;

/**
 * Queues the mail that asks the client for a review, when a request is completed at `at`. The
 * delivery checks whether the request is still completed, was not asked about and has no review.
 */
export async function queueReviewRequest(
  { outbox, accounts }: ReviewMailDeps,
  before: RequestRecord | null,
  request: RequestRecord,
  at: Date,
): Promise<void> {
  const isCompletedNow = before?.status !== 'completed' && request.status === 'completed';
  if (!isCompletedNow || request.closed) return;
  const to = await findClientAddress(accounts, request);
  if (to === null) return;
  const { id: request_id, provider_name, client_name, service_description } = request;
  const data = { request_id, provider_name, client_name, service_description };
  const dueAt = new Date(at.getTime() + REQUEST_MAIL_MINUTES.review * 60_000);
  const content = { template: 'review_request', data } as const;
  await outbox.create(statusMailId(request_id, content.template, at), to, content, dueAt);
}

const requestOf = (review: Review | null) => review?.request_ids.at(-1);

/**
 * Queues the mail that tells the professional about a new review, or about one that the client
 * changed after another request. Repeated events queue it once.
 */
export async function queueReviewMail(
  deps: ReviewMailDeps,
  before: Review | null,
  review: Review,
): Promise<void> {
  const reviewedRequest = requestOf(review);
  if (reviewedRequest === undefined || reviewedRequest === requestOf(before)) return;
  const request = await deps.requests.find(reviewedRequest);
  const address = request && (await findProviderAddress(deps, request));
  if (!address) return;
  const { id: request_id, client_name, service_description } = request;
  const { author, stars, text } = review;
  const { to, provider_name } = address;
  const summary = { request_id, provider_name, client_name, service_description };
  const content = {
    template: 'review_received',
    data: { ...summary, author, stars, text },
  } as const;
  await deps.outbox.create(requestMailId(request_id, content.template), to, content, new Date());
}
