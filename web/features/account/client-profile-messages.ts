import { toAppError } from '@doorstep/domain/app-error';

/** Texts of the client profile (spec §2, §8). */
export const CLIENT_PROFILE_MESSAGES = {
  loadFailed: 'Error loading profile',
  createFailed: 'Error creating profile',
  updateFailed: 'Error updating profile',
  saveFailed: 'Error saving profile',
  saved: 'Profile updated successfully',
  draftKept: 'You were signed out. Sign in again. What you typed is still there.',
  offline: "You're offline. What you type is kept, and you can save it when you're back online.",
} as const;

/** A change that was refused, or one that did not get through (spec §8 has a text for each). */
export function saveError(thrown: unknown): string {
  const { code } = toAppError(thrown);
  return code === 'unavailable' || code === 'internal'
    ? CLIENT_PROFILE_MESSAGES.saveFailed
    : CLIENT_PROFILE_MESSAGES.updateFailed;
}
