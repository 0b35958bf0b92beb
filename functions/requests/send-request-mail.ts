import { BRAND } from '@doorstep/domain/brand';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@doorstep/domain/app-error';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { requestMailId } from '@doorstep/domain/mail/mail';
import type { RequestRecord } from './service-request-repository.ts';
import type { Caller } from '../platform/session.ts';
import { deliverMail, type Delivery, type DeliveryDeps } from '../mail/deliver-mail.ts';
import { queueRequestMail, type QueueDeps } from './queue-request-mail.ts';

export type SendDeps = QueueDeps & DeliveryDeps;

/** How long to wait for another delivery of the same mail that is under way. */
const WAITS = 20;
const WAIT_MS = 250;

/** The outbox forgets what it has sent after a while, and would send it again. */
const MAILED_FOR_MS = (RETENTION_DAYS.mails - 1) * 24 * 60 * 60 * 1000;

function isClient(request: RequestRecord, { uid, email }: Caller): boolean {
  return request.client_uid === uid || (email !== null && request.client_email === email);
}

async function deliverNow(deps: DeliveryDeps, id: string): Promise<Delivery> {
  for (let waited = 0; ; waited += 1) {
    const delivery = await deliverMail(deps, id, { early: true });
    if (delivery !== 'busy' || waited >= WAITS) return delivery;
    await sleep(WAIT_MS);
  }
}

/**
 * Mails a request to its professional at once; the client's confirmation goes along and its failure
 * is nobody's but the outbox's. Only the request's client may ask. A mail that was sent before is
 * not sent again. Throws AppError: `not-found`, `permission-denied`, `failed-precondition` for a request
 * that is weeks old or whose professional's account is deleted, or `unavailable` when the mail server did
 * not take it, in which case the outbox tries again later.
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
      personMessage: 'Only the client of a request may send it.',
    });
  }
  if (Date.now() - request.created_at.getTime() > MAILED_FOR_MS) {
    throw new AppError('failed-precondition', 'the request is too old', {
      personMessage: 'This request was sent too long ago to be mailed again.',
    });
  }
  if (!(await queueRequestMail(deps, request, new Date()))) {
    throw new AppError('failed-precondition', 'its professional is gone', {
      personMessage: `This professional has left ${BRAND.name} and can't receive your request.`,
    });
  }
  const [delivery] = await Promise.all([
    deliverNow(deps, requestMailId(request.id, 'new_request')),
    deliverMail(deps, requestMailId(request.id, 'request_confirmation'), { early: true }),
  ]);
  if (delivery === 'sent-now' || delivery === 'sent') return;
  const isGivenUp = delivery === 'refused' || delivery === 'dead';
  throw new AppError('unavailable', `request mail: ${delivery}`, {
    personMessage: isGivenUp
      ? 'The request is saved. Its notification could not be delivered.'
      : 'The request is saved. Its notification will be sent later.',
  });
}
