import { REQUEST_MAIL_MINUTES } from '@doorstep/domain/limits';
import { statusMailId, type MailContent } from '@doorstep/domain/mail/mail';
import { requestStatusSchema } from '@doorstep/domain/requests/service-request';
import type { ChangeSide } from '@doorstep/domain/requests/history';
import { findClientAddress } from './client-address.ts';
import { findProviderAddress, mailSummary, type QueueDeps } from './queue-request-mail.ts';
import type { RequestRecord } from './service-request-repository.ts';

export type StatusMailDeps = Pick<QueueDeps, 'outbox' | 'profiles' | 'accounts' | 'requests'>;

/** Queues a mail about a request, unless the request is closed. */
export async function queueUnlessClosed(
  { outbox, requests }: StatusMailDeps,
  mail: { id: string; to: string; content: MailContent; dueAt: Date },
  requestId: string,
): Promise<void> {
  await outbox.create(mail.id, mail.to, mail.content, mail.dueAt);
  // A parallel deletion may have deleted the request's mails before this one existed.
  if ((await requests.find(requestId))?.closed) await outbox.remove(mail.id);
}

/** Queues the mail that tells the professional about a cancelled request. */
async function queueCancelled(
  deps: StatusMailDeps,
  request: RequestRecord,
  changedAt: Date,
  now: Date,
): Promise<void> {
  const address = await findProviderAddress(deps, request);
  if (address === null) return;
  const { to, provider_name } = address;
  const data = { ...mailSummary(request), provider_name };
  const id = statusMailId(request.id, 'request_cancelled', changedAt);
  const content = { template: 'request_cancelled', data } as const;
  await queueUnlessClosed(deps, { id, to, content, dueAt: now }, request.id);
}

/**
 * Queues the mail that tells the client about a changed status. The delivery checks whether the
 * status is still the latest, and whether the client knows it (`request-mail-check.ts`).
 */
async function queueChanged(
  deps: StatusMailDeps,
  request: RequestRecord,
  changed_at: Date,
  automatic: boolean,
  now: Date,
): Promise<void> {
  const to = await findClientAddress(deps.accounts, request);
  const status = requestStatusSchema.safeParse(request.status).data;
  if (to === null || status === undefined) return;
  const id = statusMailId(request.id, 'request_status', changed_at);
  const content = {
    template: 'request_status',
    data: { ...mailSummary(request), status, changed_at, automatic },
  } as const;
  const dueAt = new Date(now.getTime() + REQUEST_MAIL_MINUTES.status * 60_000);
  await queueUnlessClosed(deps, { id, to, content, dueAt }, request.id);
}

/**
 * Queues a mail about a changed status: to the client after a change by the professional or an
 * automatic one, to the professional when the client has cancelled. Repeated events queue one mail.
 */
export async function queueStatusMail(
  deps: StatusMailDeps,
  before: RequestRecord | null,
  after: RequestRecord,
  { side, now }: { side: ChangeSide; now: Date },
): Promise<void> {
  const { status, status_changed_at: changedAt } = after;
  if (after.closed || changedAt === null) return;
  if (changedAt.getTime() === before?.status_changed_at?.getTime()) return;
  if (side !== 'client') await queueChanged(deps, after, changedAt, side === 'automatic', now);
  else if (status === 'cancelled') await queueCancelled(deps, after, changedAt, now);
}
