import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { blockId, blockSchema } from '@doorstep/domain/moderation/block';
import type { AccountStanding } from '@doorstep/domain/account/closed-account';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { callFunction } from '../callables.ts';
import { firestore } from '../firestore/firestore.ts';
import { documentWatch, useLive, type Subscribe } from '../firestore/firestore-subscription.ts';

const nobody: Subscribe<null> = (next) => {
  next({ status: 'ready', data: null });
  return () => undefined;
};

/** Whether `blocker` has blocked `blocked`, live; false until that is known. Null: nobody asks. */
export function useBlocked(blocker: string | null, blocked: string): boolean {
  const subscribe = useMemo(() => {
    if (blocker === null) return nobody;
    return documentWatch(doc(firestore, 'blocks', blockId(blocker, blocked)), blockSchema);
  }, [blocker, blocked]);
  const state = useLive(subscribe);
  return state.status === 'ready' && state.data !== null;
}

/** Blocks or unblocks the other side of a thread. Throws AppError. */
export async function setBlocked(thread: ThreadRef, blocked: boolean): Promise<void> {
  await callFunction('block-person', { thread, blocked });
}

/** Reports the other side of a thread, and blocks it as well where that is wanted. Throws AppError. */
export async function reportPerson(report: CallableInput<'report-person'>): Promise<void> {
  await callFunction('report-person', report);
}

/**
 * A page of reports, after the report `after` (null: the first page): open ones, the oldest first, or
 * decided ones, the latest first; for administrators only, as the following. Throws AppError.
 */
export function listReports(
  input: CallableInput<'admin-reports'>,
): Promise<CallableOutput<'admin-reports'>> {
  return callFunction('admin-reports', input);
}

/** A report with the last messages of its thread, up to the report or an addition, or since. Throws AppError. */
export function getReport(
  input: CallableInput<'admin-report'>,
): Promise<CallableOutput<'admin-report'>> {
  return callFunction('admin-report', input);
}

/**
 * Decides an open report; where the reported account stands then. Throws AppError, `failed-precondition`
 * when it is decided already.
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

/** A page of the audit log, newest first, before the entry `before`. Throws AppError. */
export function listAuditLog(before: number | null): Promise<CallableOutput<'admin-audit-log'>> {
  return callFunction('admin-audit-log', { before });
}
