import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { DONE_DAYS } from '@doorstep/domain/limits';
import { statusMailId, type MailTemplate } from '@doorstep/domain/mail/mail';
import { isAskable, isDoneAsked, isRefusable } from '@doorstep/domain/requests/done';
import { isClientOf } from '@doorstep/domain/requests/service-request';
import type { NewMail } from '../mail/write-mail.ts';
import type { Accounts } from '../platform/account-repository.ts';
import type { Caller } from '../platform/callables/session.ts';
import { logError } from '../platform/log.ts';
import { findClientAddress } from './client-address.ts';
import type { DoneQuestions } from './done-repository.ts';
import {
  findProviderAddress,
  mailSummary,
  type ProviderAddressDeps,
} from './queue-request-mail.ts';
import {
  isSeparated,
  requestNotFound,
  requireNotSeparated,
  requireProviderSide,
  type SidesDeps,
} from './request-sides.ts';
import type { RequestRecord } from './service-request-repository.ts';

interface DoneDeps extends SidesDeps, ProviderAddressDeps {
  accounts: Pick<Accounts, 'findEmail' | 'findConfirmedEmail' | 'isConfirmedEmail'>;
  doneQuestions: DoneQuestions;
}

const DAY_MS = 24 * 60 * 60 * 1000;

type DoneTemplate = Extract<MailTemplate, `done_${string}`>;

/** Returns a mail about the question of a request. Its id has a time, so each is a new mail. */
function mailOf(request: RequestRecord, template: DoneTemplate, to: string, at: Date): NewMail {
  const content = { template, data: mailSummary(request) };
  return { id: statusMailId(request.id, template, at), to, content };
}

/** Returns the mail to the professional, or null if they have no address. */
async function mailToProvider(
  deps: ProviderAddressDeps,
  request: RequestRecord,
  template: DoneTemplate,
  at: Date,
): Promise<NewMail | null> {
  const address = await findProviderAddress(deps, request);
  if (!address) return null;
  const { to, provider_name } = address;
  return mailOf({ ...request, provider_name }, template, to, at);
}

/**
 * Stores that the request's client says the job is done, and mails the professional
 * (`checkDoneMail` says when). Does nothing if the professional is being asked already. Throws
 * AppError: `not-found` unless the caller's account is the client, `permission-denied` if the sides
 * are separated, `failed-precondition` unless the request is in progress.
 */
export async function askDone(
  deps: DoneDeps,
  caller: Caller,
  { request_id }: CallableInput<'ask-done'>,
): Promise<CallableOutput<'ask-done'>> {
  const { uid, email } = caller;
  await deps.doneQuestions.change(request_id, uid, async (request, transaction) => {
    // A guest cannot ask: anybody who knows the request's email can be one.
    if (email === null || !isClientOf(request, { uid, email })) throw requestNotFound();
    await requireNotSeparated(deps, request, uid, transaction);
    if (isDoneAsked(request)) return null;
    if (!isAskable(request)) {
      throw new AppError('failed-precondition', 'the request is not in progress', {
        personMessage: 'You can only do this while your request is in progress.',
      });
    }
    const due_at = new Date(Date.now() + DONE_DAYS.answer * DAY_MS);
    // The mail's id has this time, by which the delivery recognizes the question.
    const mail = await mailToProvider(deps, request, 'done_asked', due_at);
    return { to: 'asked', due_at, mail };
  });
  return { asked: true };
}

/**
 * Stores the answer 'Not done' of the professional's side: to the question, or within 14 days after
 * the automatic completion, which it takes back. Like all work on requests, it needs no plan. Does
 * nothing if the newest question has this answer. Throws AppError: `not-found`
 * (`requireProviderSide`), `permission-denied` if the sides are separated, `failed-precondition` if
 * there is nothing to answer.
 */
export async function refuseDone(
  deps: DoneDeps,
  caller: Caller,
  { request_id }: CallableInput<'refuse-done'>,
): Promise<CallableOutput<'refuse-done'>> {
  await deps.doneQuestions.change(request_id, caller.uid, async (request, transaction) => {
    await requireProviderSide(deps, request, caller, transaction);
    await requireNotSeparated(deps, request, request.client_uid, transaction);
    const now = new Date();
    if (request.done?.refused_at && request.status === 'in_progress') return null;
    if (!isRefusable(request, now)) {
      throw new AppError('failed-precondition', 'nobody asks if the job is done', {
        personMessage: 'This question is no longer open.',
      });
    }
    // A change of the status has its own mail.
    const to = isDoneAsked(request) ? await findClientAddress(deps.accounts, request) : null;
    return { to: 'refused', mail: to === null ? null : mailOf(request, 'done_refused', to, now) };
  });
  return { refused: true };
}

/** Completes a request whose question is overdue, or ends the question. */
async function finishQuestion(deps: DoneDeps, id: string, now: Date) {
  return deps.doneQuestions.finish(id, async (request, transaction) => {
    const { done } = request;
    if (!done?.due_at || done.due_at > now) return null;
    const isOpen =
      isDoneAsked(request) && !(await isSeparated(deps, request, done.asked_by, transaction));
    if (!isOpen) return { to: 'ended', mail: null };
    return { to: 'completed', mail: await mailToProvider(deps, request, 'done_completed', now) };
  });
}

/**
 * Completes the requests whose question nobody has answered for a week, and mails the professional;
 * the trigger mails the client. A question is ended without that if something else happened in the
 * chat, or if a block, a suspension or a deletion separates the sides. A failure is logged and does
 * not stop the others. Returns the counts.
 */
export async function completeDone(deps: DoneDeps, now: Date) {
  const report = { completed: 0, ended: 0, failed: 0 };
  for await (const page of deps.doneQuestions.listDue(now)) {
    for (const id of page) {
      try {
        const to = await finishQuestion(deps, id, now);
        if (to === 'completed' || to === 'ended') report[to] += 1;
      } catch (thrown) {
        logError('overdue question not finished', { request: id }, thrown);
        report.failed += 1;
      }
    }
  }
  return report;
}
