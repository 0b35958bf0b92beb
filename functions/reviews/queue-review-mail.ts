import { REQUEST_MAIL_MINUTES } from '@doorstep/domain/limits';
import { requestMailId, statusMailId } from '@doorstep/domain/mail/mail';
import type { Review } from '@doorstep/domain/reviews/review';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { NewMail } from '../mail/write-mail.ts';
import { findClientAddress } from '../requests/client-address.ts';
import {
  findProviderAddress,
  mailSummary,
  type ProviderAddressDeps,
  type QueueDeps,
} from '../requests/queue-request-mail.ts';
import type { RequestRecord } from '../requests/service-request-repository.ts';

export interface ReviewMailDeps extends ProviderAddressDeps {
  outbox: Pick<MailOutbox, 'exists'>;
}

/**
 * Queues the mail that asks the client for a review, when a request is completed at `at`. The
 * delivery checks whether the request is still completed, was not asked about and has no review.
 */
export async function queueReviewRequest(
  { outbox, accounts }: Pick<QueueDeps, 'outbox' | 'accounts'>,
  before: RequestRecord | null,
  request: RequestRecord,
  at: Date,
): Promise<void> {
  const isCompletedNow = before?.status !== 'completed' && request.status === 'completed';
  if (!isCompletedNow || request.closed) return;
  const to = await findClientAddress(accounts, request);
  if (to === null) return;
  const dueAt = new Date(at.getTime() + REQUEST_MAIL_MINUTES.review * 60_000);
  const content = { template: 'review_request', data: mailSummary(request) } as const;
  await outbox.create(statusMailId(request.id, content.template, at), to, content, dueAt);
}

/**
 * Returns the mail that tells the professional about a review that the client wrote or changed
 * after a request. Returns null if it is queued already, and without an address.
 */
export async function reviewReceivedMail(
  deps: ReviewMailDeps,
  request: RequestRecord,
  { author, stars, text }: Pick<Review, 'author' | 'stars' | 'text'>,
): Promise<NewMail | null> {
  const id = requestMailId(request.id, 'review_received');
  const address = await findProviderAddress(deps, request);
  if (!address || (await deps.outbox.exists(id))) return null;
  const { to, provider_name } = address;
  const data = { ...mailSummary(request), provider_name, author, stars, text };
  return { id, to, content: { template: 'review_received', data } };
}
