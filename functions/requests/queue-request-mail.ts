import { emailSchema } from '@doorstep/domain/contact/email';
import { REQUEST_MAIL_MINUTES } from '@doorstep/domain/limits';
import { requestMailId } from '@doorstep/domain/mail/mail';
import type { Accounts } from '../platform/account-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import { findClientAddress } from './client-address.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';
import { logError, logInfo, logWarning, pseudonym } from '../platform/log.ts';
import { saveJobDistance } from './job-place.ts';

export interface QueueDeps {
  outbox: MailOutbox;
  profiles: ProviderProfiles;
  accounts: Accounts;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
  rateLimits: RateLimits;
  requests: ServiceRequests;
}

/** What finds the address of a request's professional. */
export interface ProviderAddressDeps {
  profiles: Pick<ProviderProfiles, 'findContact'>;
  accounts: Pick<Accounts, 'findEmail'>;
}

/**
 * Limits confirmations per account, because the request form accepts any address. The mail to the
 * professional has no limit: no request may be lost.
 */
const CONFIRMATIONS = { max: 30, windowSeconds: 3600 };

/** Limits confirmations to an address that no account has confirmed. It may be a stranger's. */
const TO_UNCONFIRMED = { max: 3, windowSeconds: 24 * 3600 };

/** Returns what the shorter mails about a request say. */
export function mailSummary({
  id: request_id,
  provider_name,
  client_name,
  service_description,
  photos,
}: RequestRecord) {
  return {
    ...{ request_id, provider_name, client_name, service_description },
    photos: photos.length,
  };
}

/**
 * Returns where mails about a request reach its professional: the confirmed address on their page,
 * or the account's. Returns null, and logs it, without an address.
 */
export async function findProviderAddress(
  { profiles, accounts }: ProviderAddressDeps,
  request: RequestRecord,
): Promise<{ to: string; provider_name: string } | null> {
  const contact = await profiles.findContact(request.provider_id);
  const to = contact?.email ?? (await accounts.findEmail(request.provider_id));
  if (to !== null) return { to, provider_name: contact?.display_name ?? request.provider_name };
  const fields = { request: request.id, provider: pseudonym(request.provider_id) };
  logError('request mail not queued: the professional has no address', fields);
  return null;
}

async function queueNewRequest(deps: QueueDeps, request: RequestRecord, dueAt: Date) {
  // The mail matters more than the distance in it.
  const distance = await saveJobDistance(deps, request).catch((error: unknown) => {
    logError('the distance of a job was not stored', { request: request.id }, error);
    return null;
  });
  const address = await findProviderAddress(deps, request);
  if (address === null) return;
  const { client_email, client_email_confirmed, client_phone } = request;
  const { urgency, preferred_contact, branch_name, place } = request;
  await deps.outbox.create(
    requestMailId(request.id, 'new_request'),
    address.to,
    {
      template: 'new_request',
      data: {
        ...mailSummary(request),
        provider_name: address.provider_name,
        client_email,
        client_email_confirmed,
        client_phone,
        urgency,
        preferred_contact,
        branch_name,
        place,
        distance,
      },
    },
    dueAt,
  );
}

/**
 * Queues the reminder for the professional and the mail to the client. The delivery checks whether
 * the request is still without an answer (`request-mail-check.ts`).
 */
async function queueUnanswered(deps: QueueDeps, request: RequestRecord) {
  const { outbox, accounts } = deps;
  const { id: requestId, created_at } = request;
  const data = mailSummary(request);
  const after = (minutes: number) => new Date(created_at.getTime() + minutes * 60_000);
  const [provider, client] = await Promise.all([
    findProviderAddress(deps, request),
    findClientAddress(accounts, request),
  ]);
  if (provider) {
    const content = { template: 'request_reminder', data } as const;
    const dueAt = after(REQUEST_MAIL_MINUTES.reminder[request.urgency]);
    await outbox.create(requestMailId(requestId, content.template), provider.to, content, dueAt);
  }
  if (client !== null) {
    const content = { template: 'request_unanswered', data } as const;
    const dueAt = after(REQUEST_MAIL_MINUTES.unanswered);
    await outbox.create(requestMailId(requestId, content.template), client, content, dueAt);
  }
}

/** Checks and counts the limits of confirmations, once for each request. */
async function consumeConfirmation(
  { accounts, rateLimits }: QueueDeps,
  { id, client_uid }: RequestRecord,
  to: string,
): Promise<boolean> {
  if (!(await rateLimits.consumeOnce(['confirmation', client_uid], CONFIRMATIONS, id)))
    return false;
  return (
    (await accounts.isConfirmedEmail(to)) ||
    rateLimits.consumeOnce(['unconfirmed', to], TO_UNCONFIRMED, id)
  );
}

async function queueConfirmation(deps: QueueDeps, request: RequestRecord, dueAt: Date) {
  const id = requestMailId(request.id, 'request_confirmation');
  if (await deps.outbox.exists(id)) return;
  const to = emailSchema.safeParse(request.client_email);
  if (!to.success || !(await consumeConfirmation(deps, request, to.data))) {
    logWarning('request confirmation not queued', {
      request: request.id,
      address_valid: to.success,
    });
    return;
  }
  await deps.outbox.create(
    id,
    to.data,
    {
      template: 'request_confirmation',
      data: { ...mailSummary(request), place: request.place },
    },
    dueAt,
  );
}

/**
 * Queues a request's mails without sending them: one to the professional, one to the client with
 * the chat link, and two for later if nobody answers. Repeated calls queue each mail once. Queues
 * nothing if either account was deleted. If only the request's address was deleted, the
 * professional's mail omits it and there is no confirmation. Stores the distance of the job, which
 * the professional's mail says. Returns whether the professional gets a mail.
 */
export async function queueRequestMail(
  deps: QueueDeps,
  request: RequestRecord,
  dueAt: Date,
): Promise<boolean> {
  if (request.closed || (await isDeleted(deps, request.provider_id))) {
    logInfo('request mail not queued: an account is deleted', { request: request.id });
    return false;
  }
  await queueNewRequest(deps, request, dueAt);
  await queueConfirmation(deps, request, dueAt);
  await queueUnanswered(deps, request);
  return removeMailsOfDeleted(deps, request);
}

/** Checks whether the account is deleted. A suspended account still gets its mails. */
async function isDeleted({ closedAccounts }: QueueDeps, uid: string): Promise<boolean> {
  return (await closedAccounts.find(uid))?.reason === 'deleted';
}

/**
 * Removes the queued mails, or the address in them, if a parallel deletion ran before they existed.
 * Returns whether the professional's mail remains.
 */
async function removeMailsOfDeleted(deps: QueueDeps, before: RequestRecord): Promise<boolean> {
  const { requests, outbox } = deps;
  const now = await requests.find(before.id);
  const newRequestMail = requestMailId(before.id, 'new_request');
  const isClosed = now?.closed === true || (await isDeleted(deps, before.provider_id));
  if (!isClosed && (!now || now.client_email === before.client_email)) return true;
  await outbox.remove(requestMailId(before.id, 'request_confirmation'));
  await outbox.remove(requestMailId(before.id, 'request_unanswered'));
  if (isClosed) await outbox.remove(requestMailId(before.id, 'request_reminder'));
  if (isClosed) await outbox.remove(newRequestMail);
  else await outbox.clearClientEmail(newRequestMail);
  return !isClosed;
}
