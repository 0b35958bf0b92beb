import { REQUEST_MAIL_MINUTES } from '@doorstep/domain/limits';
import { statusMailId, type Mail } from '@doorstep/domain/mail/mail';
import { isCompletedAutomatically, isDoneAsked } from '@doorstep/domain/requests/done';
import type { DeliveryCheck } from '../mail/deliver-mail.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { Accounts } from '../platform/account-repository.ts';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';

export interface RequestMailCheckDeps {
  outbox: Pick<MailOutbox, 'findLastSent'>;
  requests: Pick<ServiceRequests, 'hasProviderMessage'>;
  accounts: Pick<Accounts, 'isConfirmedEmail'>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Checks a mail about a status. `never`: the status has changed again, or the client knows it from
 * the last mail or from cancelling the request after it. `later`: the client was mailed about this
 * request within the hour.
 */
async function checkStatus(
  { outbox }: RequestMailCheckDeps,
  request: RequestRecord,
  { status, changed_at }: Extract<Mail, { template: 'request_status' }>['data'],
  now: Date,
): Promise<DeliveryCheck> {
  const isLatest = request.status_changed_at?.getTime() === changed_at.getTime();
  if (!isLatest || request.status !== status) return 'never';
  const last = await outbox.findLastSent(request.id, 'request_status');
  const cancelled = await outbox.findLastSent(request.id, 'request_cancelled');
  const mailedAt = last?.sent_at?.getTime() ?? 0;
  const mailed = last?.template === 'request_status' ? last.data.status : 'pending';
  const known = (cancelled?.sent_at?.getTime() ?? 0) > mailedAt ? 'cancelled' : mailed;
  if (known === status) return 'never';
  const next = mailedAt + REQUEST_MAIL_MINUTES.betweenStatuses * MINUTE_MS;
  return now.getTime() < next ? 'later' : 'now';
}

/**
 * Decides whether to send a mail about an open request that is not transactional. `never`: the
 * client's address is not confirmed, or the request that nobody had answered is answered.
 */
export async function checkRequestMail(
  deps: RequestMailCheckDeps,
  request: RequestRecord,
  mail: Mail,
  now: Date,
): Promise<DeliveryCheck> {
  const isToClient = mail.template !== 'request_reminder';
  if (isToClient && !(await deps.accounts.isConfirmedEmail(mail.to))) return 'never';
  if (mail.template === 'request_status') return checkStatus(deps, request, mail.data, now);
  const isAnswered =
    request.status !== 'pending' || (await deps.requests.hasProviderMessage(request.id));
  return isAnswered ? 'never' : 'now';
}

/**
 * Decides whether to send a mail about a quote to the client. `never`: the address is not
 * confirmed, as the link in the mail can decide, or the quote that was sent is no longer open.
 */
export async function checkQuoteMail(
  { accounts }: Pick<RequestMailCheckDeps, 'accounts'>,
  mail: Extract<Mail, { template: 'quote_sent' | 'quote_confirmation' }>,
  request: RequestRecord | null,
): Promise<DeliveryCheck> {
  if (!request || request.closed || !(await accounts.isConfirmedEmail(mail.to))) return 'never';
  if (mail.template === 'quote_confirmation') return 'now';
  const { quote } = request;
  return quote?.id === mail.data.quote.id && quote.state === 'open' ? 'now' : 'never';
}

/**
 * Checks the mail that asks the professional if a job is done. `never`: this question was answered
 * or ended. A date: the professional was mailed about this request less than a day before.
 */
async function checkDoneAsked(
  { outbox }: Pick<RequestMailCheckDeps, 'outbox'>,
  mail: Mail,
  request: RequestRecord,
  now: Date,
): Promise<DeliveryCheck | Date> {
  const due_at = request.done?.due_at;
  const isOfQuestion = due_at && mail.id === statusMailId(request.id, 'done_asked', due_at);
  if (!isOfQuestion || !isDoneAsked(request)) return 'never';
  const last = await outbox.findLastSent(request.id, 'done_asked');
  const next = new Date((last?.sent_at?.getTime() ?? 0) + DAY_MS);
  return now < next ? next : 'now';
}

/**
 * Decides whether to send a mail about the question if a job is done. `never`: it was answered or
 * ended meanwhile, or the client's address is not confirmed. A date is the time of the next check.
 */
export async function checkDoneMail(
  deps: Pick<RequestMailCheckDeps, 'accounts' | 'outbox'>,
  mail: Mail,
  request: RequestRecord,
  now: Date,
): Promise<DeliveryCheck | Date> {
  if (mail.template === 'done_asked') return checkDoneAsked(deps, mail, request, now);
  if (mail.template === 'done_completed')
    return isCompletedAutomatically(request) ? 'now' : 'never';
  const isRefused = request.done?.refused_at && request.status === 'in_progress';
  return isRefused && (await deps.accounts.isConfirmedEmail(mail.to)) ? 'now' : 'never';
}
