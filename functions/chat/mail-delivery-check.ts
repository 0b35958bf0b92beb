import {
  BLOCKED_THREAD_MAIL,
  isTransactional,
  type Mail,
  type MailContent,
} from '@doorstep/domain/mail/mail';
import type { SenderType } from '@doorstep/domain/chat/message';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import {
  checkDoneMail,
  checkQuoteMail,
  checkRequestMail,
  type RequestMailCheckDeps,
} from '../requests/request-mail-check.ts';
import type { RequestRecord, ServiceRequests } from '../requests/service-request-repository.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import type { Blocks } from '../moderation/block-repository.ts';
import type { DeliveryCheck } from '../mail/deliver-mail.ts';
import type { MailPreferencesStore } from '../mail/mail-preference-repository.ts';
import type { Invitations } from '../team/invitation-repository.ts';
import type { UnreadThread, UnreadThreads } from './unread-thread-repository.ts';
import { accountStanding, type StandingDeps } from '../moderation/account-standing.ts';
import { addressKey } from '../platform/address-key.ts';

interface DeliveryCheckDeps extends StandingDeps, RequestMailCheckDeps {
  accounts: StandingDeps['accounts'] & RequestMailCheckDeps['accounts'];
  requests: ServiceRequests;
  unreadThreads: UnreadThreads;
  blocks: Blocks;
  preferences: MailPreferencesStore;
  reviews: Pick<Reviews, 'findOf'>;
  invitations: Pick<Invitations, 'find'>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

type Unread = Extract<MailContent, { template: 'unread_messages' }>['data'];

/** Checks whether the message that the mail is about is still among the unread messages. */
async function isUnread(
  { unreadThreads }: DeliveryCheckDeps,
  thread: UnreadThread,
  side: SenderType,
  messageId: string,
): Promise<boolean> {
  const count = thread.unread[side];
  // It may be beyond the first page. A superfluous mail is better than a missing one.
  if (count > PAGE_SIZE.messages) return true;
  return (await unreadThreads.listMessageIds(thread, count)).includes(messageId);
}

/**
 * Checks whether the two sides can message each other: never after a deletion, and later, perhaps,
 * during a suspension or a block.
 */
async function checkSides(
  deps: DeliveryCheckDeps,
  { provider, client }: Record<SenderType, string>,
): Promise<DeliveryCheck> {
  const { blocks } = deps;
  const standings = await Promise.all([
    accountStanding(deps, provider),
    accountStanding(deps, client),
  ]);
  if (standings.includes('deleted')) return 'never';
  if (standings.includes('suspended')) return 'later';
  const blocked = await Promise.all([
    blocks.isBlocked(provider, client),
    blocks.isBlocked(client, provider),
  ]);
  return blocked.includes(true) ? 'later' : 'now';
}

const sidesOf = ({ provider_id, client_uid }: RequestRecord) => ({
  provider: provider_id,
  client: client_uid,
});

function isTooOld({ created_at }: Mail, now: Date): boolean {
  return now.getTime() - created_at.getTime() > BLOCKED_THREAD_MAIL.maxDays * DAY_MS;
}

async function checkUnreadMail(
  deps: DeliveryCheckDeps,
  mail: Mail,
  data: Unread,
  now: Date,
): Promise<DeliveryCheck> {
  const thread = await deps.unreadThreads.find(data.thread);
  if (thread === null || thread.closed || thread.unread[data.side] === 0) return 'never';
  // The mail has a link that opens the chat, and the request's address may be somebody else's.
  const isToRequestClient = data.thread.kind === 'request' && data.side === 'client';
  if (isToRequestClient && !(await deps.accounts.isConfirmedEmail(mail.to))) return 'never';
  const due = await checkSides(deps, thread.uids);
  if (due === 'later') return isTooOld(mail, now) ? 'never' : 'later';
  if (due === 'never') return 'never';
  return (await isUnread(deps, thread, data.side, data.message_id)) ? 'now' : 'never';
}

/**
 * Checks the mail that asks for a review. `never`: the request is open again, was asked about, or
 * has a review. A client who reviewed the professional after an earlier request is asked again.
 */
async function checkReviewRequest(
  { outbox, reviews }: DeliveryCheckDeps,
  request: RequestRecord,
): Promise<DeliveryCheck> {
  if (request.status !== 'completed') return 'never';
  const [last, review] = await Promise.all([
    outbox.findLastSent(request.id, 'review_request'),
    reviews.findOf(request),
  ]);
  return last || review?.request_ids.includes(request.id) ? 'never' : 'now';
}

/** Checks a mail about a request. A block or a suspension ends it, because it would be late. */
async function checkMailAboutRequest(
  deps: DeliveryCheckDeps,
  mail: Mail,
  requestId: string,
  now: Date,
): Promise<DeliveryCheck> {
  const request = await deps.requests.find(requestId);
  if (request === null || request.closed) return 'never';
  if ((await checkSides(deps, sidesOf(request))) !== 'now') return 'never';
  if (mail.template === 'review_received') return 'now';
  if (mail.template === 'review_request') return checkReviewRequest(deps, request);
  return checkRequestMail(deps, request, mail, now);
}

type DoneMail = Extract<Mail, { template: `done_${string}` }>;

const isAboutDone = (mail: Mail): mail is DoneMail => mail.template.startsWith('done_');

/**
 * Decides whether to send a mail now, later or never. `never`: the reader unsubscribed from it, or
 * its reason is gone, or one side's account is deleted. `later`: a block or a suspension is active
 * and the mail about a message is not older than `BLOCKED_THREAD_MAIL.maxDays`, or it is too early
 * for a mail about a status. A date is the time of the next check.
 */
export async function checkMailDelivery(
  deps: DeliveryCheckDeps,
  mail: Mail,
  now: Date,
): Promise<DeliveryCheck | Date> {
  if (mail.template === 'quote_sent' || mail.template === 'quote_confirmation') {
    const request = await deps.requests.find(mail.data.request_id);
    const isSeparated = request && (await checkSides(deps, sidesOf(request))) !== 'now';
    // The client gets a confirmation of what they accepted before a block.
    if (isSeparated && mail.template === 'quote_sent') return 'never';
    return checkQuoteMail(deps, mail, request);
  }
  if (isAboutDone(mail)) {
    const request = await deps.requests.find(mail.data.request_id);
    if (!request || request.closed || (await checkSides(deps, sidesOf(request))) !== 'now')
      return 'never';
    return checkDoneMail(deps, mail, request, now);
  }
  if (isTransactional(mail.template)) return 'now';
  if (!(await deps.preferences.isSubscribed(addressKey(mail.to)))) return 'never';
  if (mail.template === 'unread_messages') return checkUnreadMail(deps, mail, mail.data, now);
  if (mail.template === 'team_invitation') {
    return (await deps.invitations.find(mail.data.invitation_id)) ? 'now' : 'never';
  }
  if (!('request_id' in mail.data)) return 'now';
  return checkMailAboutRequest(deps, mail, mail.data.request_id, now);
}
