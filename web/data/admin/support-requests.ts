import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';

// For administrators only. Every function throws AppError; `failed-precondition` means that the
// request has changed since it was read.

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
