import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { blockId, blockSchema } from '@doorstep/domain/moderation/block';
import type { AccountStanding } from '@doorstep/domain/account/closed-account';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { callFunction } from '../callables.ts';
import { firestore } from '../firestore/firestore.ts';
import { subscribeToDocument, type Subscribe } from '../firestore/firestore-listeners.ts';
import { useLive } from '../firestore/firestore-subscription.ts';

const subscribeToNothing: Subscribe<null> = (next) => {
  next({ status: 'ready', data: null });
  return () => undefined;
};

/**
 * Returns whether `blocker` has blocked `blocked`; false while loading, or if `blocker` is null.
 */
export function useBlocked(blocker: string | null, blocked: string): boolean {
  const subscribe = useMemo(() => {
    if (blocker === null) return subscribeToNothing;
    return subscribeToDocument(doc(firestore, 'blocks', blockId(blocker, blocked)), blockSchema);
  }, [blocker, blocked]);
  const state = useLive(subscribe);
  return state.status === 'ready' && state.data !== null;
}

/** Blocks or unblocks the other side of a thread. Throws AppError. */
export async function setBlocked(thread: ThreadRef, blocked: boolean): Promise<void> {
  await callFunction('block-person', { thread, blocked });
}

/** Reports the other side of a thread, and blocks it if the report says so. Throws AppError. */
export async function reportPerson(report: CallableInput<'report-person'>): Promise<void> {
  await callFunction('report-person', report);
}

/** Deletes a photo of a chat or request for everybody, as an administrator. Throws AppError. */
export async function deletePhoto(input: CallableInput<'admin-delete-photo'>): Promise<void> {
  await callFunction('admin-delete-photo', input);
}

/**
 * Returns a page of reports after the report `after` (null: the first page): open ones, oldest
 * first, or decided ones, latest first. For administrators only, like the functions below. Throws
 * AppError.
 */
export function listReports(
  input: CallableInput<'admin-reports'>,
): Promise<CallableOutput<'admin-reports'>> {
  return callFunction('admin-reports', input);
}

/**
 * Returns a report with a page of its thread's messages, before or after the report. Throws
 * AppError.
 */
export function getReport(
  input: CallableInput<'admin-report'>,
): Promise<CallableOutput<'admin-report'>> {
  return callFunction('admin-report', input);
}

/**
 * Decides an open report. Returns the standing of the reported account afterwards. Throws AppError:
 * `failed-precondition` if the report was decided already.
 */
export async function decideReport(
  input: CallableInput<'admin-decide-report'>,
): Promise<AccountStanding> {
  return (await callFunction('admin-decide-report', input)).account;
}

/** Lifts the suspension of the account that a report is about. Throws AppError. */
export async function liftSuspension(input: CallableInput<'admin-lift-suspension'>): Promise<void> {
  await callFunction('admin-lift-suspension', input);
}

/** Returns a page of the audit log, newest first, before the entry `before`. Throws AppError. */
export function listAuditLog(before: number | null): Promise<CallableOutput<'admin-audit-log'>> {
  return callFunction('admin-audit-log', { before });
}
