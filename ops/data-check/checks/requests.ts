import { DELETED_NAME } from '@doorstep/domain/account/closed-account';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { requestMailId } from '@doorstep/domain/mail/mail';
import { guestGrantSchema } from '@doorstep/domain/server-records';
import {
  requestStatusSchema,
  serviceRequestSchema,
  urgencySchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import {
  DAY_MS,
  defineCheck,
  MINUTE_MS,
  unless,
  type Circumstances,
  type Problem,
} from '../check.ts';
import type { ParsedDocument } from '../documents.ts';
import { isGoing } from '../owner.ts';
import { threadNeeds, threadProblems, type Thread } from './threads.ts';

function threadOf({ stored, value }: ParsedDocument<ServiceRequest>): Thread {
  const { last_message: message, last_message_id: id, last_message_at: at } = value;
  const isEmpty = message === null || id === null || at === null;
  return {
    ...value,
    stored,
    last: isEmpty ? null : { id, message, at },
    unread: { provider: value.unread_provider, client: value.unread_client },
    messages: { collection: 'chat_messages', where: { request_id: value.id } },
  };
}

/** The trigger writes the mail at once, or some minutes late when it must be tried again. */
const MAILED_AFTER_MS = 5 * MINUTE_MS;
/** Mails are cleared away in time, requests stay. */
const MAILED_FOR_MS = RETENTION_DAYS.mails * DAY_MS;

function shouldBeMailed({ created_at, closed }: ServiceRequest, { now }: Circumstances): boolean {
  const age = now.getTime() - created_at.getTime();
  return closed !== true && age > MAILED_AFTER_MS && age < MAILED_FOR_MS;
}

/**
 * An open request may have lost its address, where that was of another account, which is deleted. Whose
 * own account is deleted has left neither.
 */
function hasForgottenClient(request: ServiceRequest): Problem[] {
  const { client_email, client_name, client_phone, closed } = request;
  const isGone = closed === true && client_email === null && client_name === DELETED_NAME;
  return unless(!isGone || client_phone === null, 'client_phone: a deleted client has none');
}

export const serviceRequests = defineCheck({
  collection: 'service_requests',
  schema: serviceRequestSchema,
  needs: (document, circumstances) => {
    const { documents, counts } = threadNeeds(threadOf(document));
    const { provider_id } = document.value;
    return {
      accounts: shouldBeMailed(document.value, circumstances) ? [provider_id] : [],
      documents: [...documents, `mail/${requestMailId(document.value.id, 'new_request')}`],
      counts,
    };
  },
  judge: (document, found, circumstances) => {
    const { value } = document;
    const { last_message, last_message_id, last_message_at } = value;
    const last = [last_message, last_message_id, last_message_at];
    const isEmpty = last_message === null;
    const mail = found.document(`mail/${requestMailId(value.id, 'new_request')}`);
    // Nobody is mailed whose account is deleted in Firebase alone; its requests are closed a moment later.
    const mustBeMailed =
      shouldBeMailed(value, circumstances) &&
      found.hasAccount(value.provider_id) &&
      !isGoing(found, value.provider_id);
    return [
      ...unless(value.client_uid !== value.provider_id, 'client_uid: is the professional'),
      ...unless(urgencySchema.safeParse(value.urgency).success, 'urgency: is not known'),
      ...unless(requestStatusSchema.safeParse(value.status).success, 'status: is not known'),
      ...unless(
        last.every((part) => (part === null) === isEmpty),
        'last_message…: go together',
      ),
      ...unless(
        !isEmpty || value.unread_provider + value.unread_client === 0,
        'unread_…: without a message',
      ),
      ...unless(mail !== null || !mustBeMailed, 'its professional was never mailed about it'),
      ...hasForgottenClient(value),
      ...threadProblems(threadOf(document), found),
    ];
  },
});

/** How long grants last, and how late the sweep, which runs each minute, may be. */
const GRANTED_MS = RETENTION_DAYS.guests * DAY_MS;
const SWEPT_AFTER_MS = 10 * MINUTE_MS;

const requestPath = (guestPath: string) => guestPath.split('/').slice(0, 2).join('/');

export const guests = defineCheck({
  collection: 'guests',
  isGroup: true,
  schema: guestGrantSchema,
  needs: ({ stored }) => ({ documents: [requestPath(stored.path)] }),
  judge: ({ stored, value }, found, { now }) => {
    const request = found.document(requestPath(stored.path));
    const left = value.expires_at.getTime() - now.getTime();
    return [
      ...unless(/^service_requests\/[^/]+\/guests\/[^/]+$/.test(stored.path), 'stands elsewhere'),
      ...unless(request !== null, 'its request does not exist'),
      ...unless(request?.fields['provider_id'] !== stored.id, 'is for the professional'),
      ...unless(left > -SWEPT_AFTER_MS, 'expires_at: the sweep has left it'),
      ...unless(left < GRANTED_MS + MINUTE_MS, 'expires_at: later than is ever granted'),
    ];
  },
});
