import { DELETED_NAME } from '@doorstep/domain/account/closed-account';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { Done } from '@doorstep/domain/requests/done';
import { requestMailId } from '@doorstep/domain/mail/mail';
import { totalCents, type Quote } from '@doorstep/domain/requests/quote';
import { requestEvents } from '@doorstep/domain/requests/thread-events';
import {
  isFinal,
  requestStatusSchema,
  serviceRequestSchema,
  urgencySchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import {
  DAY_MS,
  defineCheck,
  MINUTE_MS,
  problemUnless,
  type CheckContext,
  type Problem,
} from '../check.ts';
import type { ParsedDocument } from '../documents.ts';
import { isClosed } from '../owner.ts';
import { threadLookups, threadProblems, type Thread } from './threads.ts';

function threadOf({ stored, value }: ParsedDocument<ServiceRequest>): Thread {
  const { last_message: message, last_message_id: id } = value;
  return {
    ...value,
    stored,
    last: message === null || id === null ? null : { id, message },
    events: requestEvents(value),
    ended_at: isFinal(value.status) ? value.status_changed_at : null,
    // A new request itself counts as unread.
    unread: { provider: Math.max(0, value.unread_provider - 1), client: value.unread_client },
    messages: { collection: 'chat_messages', where: { request_id: value.id } },
  };
}

/** The trigger queues the mail within seconds, or minutes later after a retry. */
const MAILED_AFTER_MS = 5 * MINUTE_MS;
/** Old mails are deleted, requests are not. */
const MAILED_FOR_MS = RETENTION_DAYS.mails * DAY_MS;

function shouldBeMailed({ created_at, closed }: ServiceRequest, { now }: CheckContext): boolean {
  const age = now.getTime() - created_at.getTime();
  return closed !== true && age > MAILED_AFTER_MS && age < MAILED_FOR_MS;
}

/**
 * Checks that a deleted client's phone is removed. An open request without an address is valid: the
 * address belonged to another account, which was deleted.
 */
function checkDeletedClient(request: ServiceRequest): Problem[] {
  const { client_email, client_name, client_phone, closed } = request;
  const isDeleted = closed === true && client_email === null && client_name === DELETED_NAME;
  return problemUnless(
    !isDeleted || client_phone === null,
    'client_phone: set, but the client deleted their account',
  );
}

/** Checks a quote: its total, and that only a decided one says when and by whom. */
export function checkQuote({
  lines,
  total_cents,
  state,
  decided_at,
  decided_by,
}: Quote): Problem[] {
  const isOpen = state === 'open';
  return [
    ...problemUnless(
      total_cents === totalCents(lines),
      'total_cents: does not match the sum of the lines',
    ),
    ...problemUnless(
      isOpen === (decided_at === null) && isOpen === (decided_by === null),
      'decided_at, decided_by: must be set after a decision, and only then',
    ),
  ];
}

/** The jobs run each hour, and are late after three. */
export const HOURLY_JOB_MS = 3 * 60 * MINUTE_MS;

/** Checks the question if a job is done: it is answered, ended or completed in time. */
function checkDone(
  { asked_at, due_at, refused_at, completed_at }: Done,
  { last_at }: ServiceRequest,
  { now }: CheckContext,
): Problem[] {
  const isOver = refused_at !== null || completed_at !== null;
  const overdue = due_at === null ? 0 : now.getTime() - due_at.getTime();
  return [
    ...problemUnless(asked_at <= last_at, 'done.asked_at: later than last_at'),
    ...problemUnless(!isOver || due_at === null, 'done.due_at: set, but the question is closed'),
    ...problemUnless(overdue < HOURLY_JOB_MS, 'done.due_at: the hourly job is overdue'),
  ];
}

export const serviceRequests = defineCheck({
  collection: 'service_requests',
  schema: serviceRequestSchema,
  lookups: (document, context) => {
    const { documents, counts } = threadLookups(threadOf(document));
    const { provider_id } = document.value;
    return {
      accounts: shouldBeMailed(document.value, context) ? [provider_id] : [],
      documents: [...documents, `mail/${requestMailId(document.value.id, 'new_request')}`],
      counts,
    };
  },
  validate: (document, results, context) => {
    const { value } = document;
    const { last_message, last_message_id } = value;
    const isEmpty = last_message === null;
    const mail = results.document(`mail/${requestMailId(value.id, 'new_request')}`);
    // An account deleted in Firebase Authentication gets no mail, and its requests are closed soon
    // after.
    const mustBeMailed =
      shouldBeMailed(value, context) &&
      results.hasAccount(value.provider_id) &&
      !isClosed(results, value.provider_id);
    return [
      ...problemUnless(
        value.client_uid !== value.provider_id,
        'client_uid: the client is also the professional',
      ),
      ...problemUnless(urgencySchema.safeParse(value.urgency).success, 'urgency: unknown value'),
      ...problemUnless(
        requestStatusSchema.safeParse(value.status).success,
        'status: unknown value',
      ),
      ...problemUnless(
        isEmpty === (last_message_id === null),
        'last_message, last_message_id: must be set together',
      ),
      ...problemUnless(
        !isEmpty || (value.unread_provider <= 1 && value.unread_client === 0),
        'unread_provider, unread_client: set, but there is no message',
      ),
      ...problemUnless(
        mail !== null || !mustBeMailed,
        'the professional got no mail about this request',
      ),
      ...problemUnless(
        value.place !== null || value.distance === null,
        'distance: set, but the request has no place',
      ),
      ...checkDeletedClient(value),
      ...(value.quote ? checkQuote(value.quote) : []),
      ...(value.done ? checkDone(value.done, value, context) : []),
      ...threadProblems(threadOf(document), results),
    ];
  },
});
