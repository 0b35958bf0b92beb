import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';

/** Covers an answer with a file of 5 MB over a slow connection. */
const FILE_DEADLINE_MS = 180_000;

/**
 * Returns a page of undecided applications for badges, oldest first, after the cursor `after`
 * (null: the first page); for administrators only. Throws AppError.
 */
export function listBadgeApplications(
  after: string | null,
): Promise<CallableOutput<'admin-badges'>> {
  return callFunction('admin-badges', { after });
}

/** Returns the file of an application; for administrators only. Throws AppError. */
export async function readEvidence(id: string): Promise<Blob> {
  const { type, file } = await callFunction('admin-badge-evidence', { id }, FILE_DEADLINE_MS);
  const bytes = Uint8Array.from(atob(file), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type });
}

/**
 * Grants or refuses a badge; for administrators only. Throws AppError: `failed-precondition` with a
 * message if the application was decided or replaced.
 */
export async function decideBadge(input: CallableInput<'admin-decide-badge'>): Promise<void> {
  await callFunction('admin-decide-badge', input);
}

/**
 * Returns a page of the valid badges of a kind, by their last day, after the cursor `after`. For
 * administrators only. Throws AppError.
 */
export function listGrantedBadges(
  input: CallableInput<'admin-granted-badges'>,
): Promise<CallableOutput<'admin-granted-badges'>> {
  return callFunction('admin-granted-badges', input);
}

/** Removes a badge before its last day; for administrators only. Throws AppError. */
export async function takeBackBadge(input: CallableInput<'admin-take-back-badge'>): Promise<void> {
  await callFunction('admin-take-back-badge', input);
}
