import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';

// For administrators only. Every function throws AppError.

/** Returns the market's current figures. */
export function getAdminOverview(): Promise<CallableOutput<'admin-overview'>> {
  return callFunction('admin-overview', {});
}

/** Returns the active alarms and the parts that are switched off. */
export function getAdminHealth(): Promise<CallableOutput<'admin-health'>> {
  return callFunction('admin-health', {});
}

/**
 * Returns a page of undeliverable mails, newest first, after the cursor `after` (null: the
 * first page).
 */
export function listDeadMails(after: string | null): Promise<CallableOutput<'admin-dead-mails'>> {
  return callFunction('admin-dead-mails', { after });
}

/**
 * Queues all undeliverable mails again, one page per call, and calls `onSent` with each page's
 * count. Mails that were queued before an error stay queued.
 */
export async function sendAllMailsAgain(onSent: (count: number) => void): Promise<void> {
  let after: string | null = null;
  do {
    const page: CallableOutput<'admin-send-all-mails-again'> = await callFunction(
      'admin-send-all-mails-again',
      { after },
    );
    onSent(page.sent);
    after = page.next;
  } while (after !== null);
}

/** Queues an undeliverable mail again. */
export async function sendMailAgain(id: string): Promise<void> {
  await callFunction('admin-send-mail-again', { id });
}

/** Covers an answer with a file of 5 MB over a slow connection. */
const FILE_DEADLINE_MS = 180_000;

/**
 * Returns a page of undecided applications for badges, oldest first, after the cursor `after`
 * (null: the first page).
 */
export function listBadgeApplications(
  after: string | null,
): Promise<CallableOutput<'admin-badges'>> {
  return callFunction('admin-badges', { after });
}

/** Returns the file of an application. */
export async function readEvidence(id: string): Promise<Blob> {
  const { type, file } = await callFunction('admin-badge-evidence', { id }, FILE_DEADLINE_MS);
  const bytes = Uint8Array.from(atob(file), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type });
}

/**
 * Grants or refuses a badge. Throws `failed-precondition` with a message if the application was
 * decided or replaced.
 */
export async function decideBadge(input: CallableInput<'admin-decide-badge'>): Promise<void> {
  await callFunction('admin-decide-badge', input);
}

/**
 * Returns a page of the valid badges of a kind, by their last day, after the cursor `after`.
 */
export function listGrantedBadges(
  input: CallableInput<'admin-granted-badges'>,
): Promise<CallableOutput<'admin-granted-badges'>> {
  return callFunction('admin-granted-badges', input);
}

/** Removes a badge before its last day. */
export async function takeBackBadge(input: CallableInput<'admin-take-back-badge'>): Promise<void> {
  await callFunction('admin-take-back-badge', input);
}

/** Returns a page of the people whose name, handle or email begins like the text, by name. */
export function searchPeople(
  input: CallableInput<'admin-people'>,
): Promise<CallableOutput<'admin-people'>> {
  return callFunction('admin-people', input);
}

/** Returns the sheet of a person. Throws AppError `not-found` if the account was deleted. */
export function getPerson(uid: string): Promise<CallableOutput<'admin-person'>> {
  return callFunction('admin-person', { uid });
}

/** Returns a page of the requests, reports or messages to support of a person, newest first. */
export function listPersonEntries(
  input: CallableInput<'admin-list-person-entries'>,
): Promise<CallableOutput<'admin-list-person-entries'>> {
  return callFunction('admin-list-person-entries', input);
}

/** Suspends an account, its page and its team. The note goes into the audit log. */
export async function suspendAccount(input: { uid: string; note: string }): Promise<void> {
  await callFunction('admin-suspend-account', input);
}

/** Lifts the suspension of an account. */
export async function restoreAccount(input: { uid: string; note: string }): Promise<void> {
  await callFunction('admin-restore-account', input);
}

/** Mails the link that confirms an account's email again. */
export async function sendConfirmation(uid: string): Promise<void> {
  await callFunction('admin-send-confirmation', { uid });
}

/** Returns the subscriptions by plan, and the figures of the last months. */
export function getBusiness(): Promise<CallableOutput<'admin-business'>> {
  return callFunction('admin-business', {});
}

// Requests to support. `failed-precondition` means that the request has changed since it was read.

/**
 * Returns a page of requests to support after the cursor `after` (null: the first page): open
 * ones, premium first and then oldest first, or the others, latest change first.
 */
export function listSupportRequests(
  input: CallableInput<'admin-support-requests'>,
): Promise<CallableOutput<'admin-support-requests'>> {
  return callFunction('admin-support-requests', input);
}

/** Returns a request with its conversation by its reference number. */
export function getSupportRequest(id: string): Promise<CallableOutput<'admin-support-request'>> {
  return callFunction('admin-support-request', { id });
}

/** Sends an answer to the person. `seen` is the number of messages that were shown. */
export async function answerSupport(input: CallableInput<'admin-answer-support'>): Promise<void> {
  await callFunction('admin-answer-support', input);
}

/** Closes a request, or opens it again. */
export async function setSupportState(
  input: CallableInput<'admin-set-support-state'>,
): Promise<void> {
  await callFunction('admin-set-support-state', input);
}
