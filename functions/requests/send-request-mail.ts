import { BRAND } from '@doorstep/domain/brand';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@doorstep/domain/app-error';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { requestMailId } from '@doorstep/domain/mail/mail';
import type { RequestRecord } from './service-request-repository.ts';
import type { Caller } from '../platform/callables/session.ts';
import { deliverMail, type Delivery, type DeliveryDeps } from '../mail/deliver-mail.ts';
import { queueRequestMail, type QueueDeps } from './queue-request-mail.ts';

type SendDeps = QueueDeps & DeliveryDeps;

/** Limits the wait for a parallel delivery of the same mail. */
const MAX_WAITS = 20;
const WAIT_MS = 250;

/** Older requests are refused: their sent mails may be deleted, and would be sent again. */
const MAILABLE_MS = (RETENTION_DAYS.mails - 1) * 24 * 60 * 60 * 1000;

function isClient(request: RequestRecord, { uid, email }: Caller): boolean {
  return request.client_uid === uid || (email !== null && request.client_email === email);
}

async function deliverNow(deps: DeliveryDeps, id: string): Promise<Delivery> {
  for (let waits = 0; ; waits += 1) {
    const delivery = await deliverMail(deps, id, { early: true });
    if (delivery !== 'busy' || waits >= MAX_WAITS) return delivery;
    await sleep(WAIT_MS);
  }
}

/**
 * Sends a request's mail to the professional, and the confirmation to the client. A failed
 * confirmation is only retried by the outbox. A mail that was sent is not sent again. Throws
 * AppError: `not-found`, `permission-denied` unless the caller is the request's client,
 * `failed-precondition` for a request that is weeks old or whose professional is deleted, and
 * `unavailable` if the mail was not sent; the outbox then retries it.
 */
export async function sendRequestMail(
  deps: SendDeps,
  caller: Caller,
  requestId: string,
): Promise<void> {
  const request = await deps.requests.find(requestId);
  if (!request) {
    throw new AppError('not-found', 'unknown request', { personMessage: 'Request not found' });
  }
  if (!isClient(request, caller)) {
    throw new AppError('permission-denied', "not the request's client", {
      personMessage: 'Only the client who wrote this request can send it.',
    });
  }
  if (Date.now() - request.created_at.getTime() > MAILABLE_MS) {
    throw new AppError('failed-precondition', 'the request is too old', {
      personMessage: 'This request is too old to be emailed again.',
    });
  }
  if (!(await queueRequestMail(deps, request, new Date()))) {
    throw new AppError('failed-precondition', 'an account of the request is deleted', {
      personMessage: `This professional has left ${BRAND.name} and can't receive your request.`,
    });
  }
  const [delivery] = await Promise.all([
    deliverNow(deps, requestMailId(request.id, 'new_request')),
    deliverMail(deps, requestMailId(request.id, 'request_confirmation'), { early: true }),
  ]);
  if (delivery === 'sent-now' || delivery === 'sent') return;
  const isDead = delivery === 'refused' || delivery === 'dead';
  throw new AppError('unavailable', `request mail: ${delivery}`, {
    personMessage: isDead
      ? "Your request is saved, but we couldn't deliver the notification."
      : "Your request is saved. We'll send the notification later.",
  });
}
