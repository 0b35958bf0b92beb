import { statusMailId } from '@doorstep/domain/mail/mail';
import { findProviderAddress, type QueueDeps } from './queue-request-mail.ts';
import type { RequestRecord } from './service-request-repository.ts';

export type StatusMailDeps = Pick<QueueDeps, 'outbox' | 'profiles' | 'accounts' | 'requests'>;

/** Queues the mail that tells the professional about a cancelled request. */
async function queueCancelled(
  deps: StatusMailDeps,
  request: RequestRecord,
  changedAt: Date,
  now: Date,
): Promise<void> {
  const address = await findProviderAddress(deps, request);
  if (address === null) return;
  const { id: request_id, client_name, service_description } = request;
  const { to, provider_name } = address;
  const id = statusMailId(request_id, 'request_cancelled', changedAt);
  const data = { request_id, provider_name, client_name, service_description };
  await deps.outbox.create(id, to, { template: 'request_cancelled', data }, now);
  // A parallel deletion may have deleted the request's mails before this one existed.
  if ((await deps.requests.find(request_id))?.closed) await deps.outbox.remove(id);
}

/**
 * Queues a mail about a changed status: to the professional, when the client has cancelled.
 * Repeated events queue one mail. Ignores changes by tabs of an older release, which do not store
 * who made them.
 */
export async function queueStatusMail(
  deps: StatusMailDeps,
  before: RequestRecord | null,
  after: RequestRecord,
  now: Date,
): Promise<void> {
  const { status, status_changed_by: by, status_changed_at: changedAt } = after;
  if (after.closed || changedAt === null) return;
  if (changedAt.getTime() === before?.status_changed_at?.getTime()) return;
  if (by !== after.provider_id && status === 'cancelled') {
    await queueCancelled(deps, after, changedAt, now);
  }
}
