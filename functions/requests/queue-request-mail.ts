import { emailSchema } from '@doorstep/domain/email';
import { requestMailId } from '@doorstep/domain/mail/mail';
import type { Accounts } from '../platform/account-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { RateLimits } from '../platform/rate-limit-repository.ts';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';
import { logError, logInfo, logWarning, pseudonym } from '../platform/log.ts';

export interface QueueDeps {
  outbox: MailOutbox;
  profiles: ProviderProfiles;
  accounts: Accounts;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
  rateLimits: RateLimits;
  requests: ServiceRequests;
}

/**
 * The form takes any address, and the confirmation goes there: a cap on what one account can send to
 * strangers. The professional's own mail has none, no request may be lost.
 */
const CONFIRMATIONS = { max: 30, windowSeconds: 3600 };

/** To the address on the profile, else to the account's. */
async function queueNewRequest(deps: QueueDeps, request: RequestRecord, dueAt: Date) {
  const { profiles, accounts, outbox } = deps;
  const contact = await profiles.findContact(request.provider_id);
  const to = contact?.email ?? (await accounts.findEmail(request.provider_id));
  if (to === null) {
    const fields = { request: request.id, provider: pseudonym(request.provider_id) };
    logError('a request cannot be mailed: its professional has no address', fields);
    return;
  }
  const { client_name, client_email, client_phone } = request;
  const { service_description, urgency, preferred_contact } = request;
  await outbox.create(
    requestMailId(request.id, 'new_request'),
    to,
    {
      template: 'new_request',
      data: {
        request_id: request.id,
        provider_name: contact?.display_name ?? request.provider_name,
        client_name,
        client_email,
        client_phone,
        service_description,
        urgency,
        preferred_contact,
      },
    },
    dueAt,
  );
}

async function queueConfirmation(deps: QueueDeps, request: RequestRecord, dueAt: Date) {
  const id = requestMailId(request.id, 'request_confirmation');
  if (await deps.outbox.exists(id)) return;
  const to = emailSchema.safeParse(request.client_email);
  const key = ['confirmation', request.client_uid];
  if (!to.success || !(await deps.rateLimits.consumeOnce(key, CONFIRMATIONS, request.id))) {
    logWarning('a request is not confirmed', { request: request.id, address_valid: to.success });
    return;
  }
  const { provider_name, client_name, service_description } = request;
  await deps.outbox.create(
    id,
    to.data,
    {
      template: 'request_confirmation',
      data: { request_id: request.id, provider_name, client_name, service_description },
    },
    dueAt,
  );
}

/**
 * Puts a request's two mails into the outbox, once, however many doors lead here: to the
 * professional, and to the client with the link into the chat. Nothing is sent yet. None for a request
 * whose client or professional has deleted the account meanwhile. Where only the address that it names
 * is gone, the professional is told without it, and nobody gets the confirmation. Whether there is a
 * professional to tell.
 */
export async function queueRequestMail(
  deps: QueueDeps,
  request: RequestRecord,
  dueAt: Date,
): Promise<boolean> {
  if (request.closed || (await isGone(deps, request.provider_id))) {
    logInfo('a request to or from a deleted account is not mailed', { request: request.id });
    return false;
  }
  await queueNewRequest(deps, request, dueAt);
  await queueConfirmation(deps, request, dueAt);
  return followDeletion(deps, request);
}

/** Deleted, maybe in Firebase Authentication alone. Who is suspended may be back, and is told. */
async function isGone({ closedAccounts }: QueueDeps, uid: string): Promise<boolean> {
  return (await closedAccounts.find(uid))?.reason === 'deleted';
}

/** A deletion that was faster has looked after the mails before these were there. */
async function followDeletion(deps: QueueDeps, before: RequestRecord): Promise<boolean> {
  const { requests, outbox } = deps;
  const now = await requests.find(before.id);
  const told = requestMailId(before.id, 'new_request');
  const isOver = now?.closed === true || (await isGone(deps, before.provider_id));
  if (!isOver && (!now || now.client_email === before.client_email)) return true;
  await outbox.remove(requestMailId(before.id, 'request_confirmation'));
  if (isOver) await outbox.remove(told);
  else await outbox.clearClientEmail(told);
  return !isOver;
}
