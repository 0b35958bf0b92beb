import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';

// For administrators only. Every function throws AppError.

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
