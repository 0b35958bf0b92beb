import { FirebaseError } from 'firebase/app';
import { expect } from 'vitest';

/** Firestore and Storage have a word each for what the rules refuse. */
const DENIED = ['permission-denied', 'storage/unauthorized'];

/** The code that Firebase refused it with, or 'allowed'. */
export async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError) return error.code;
    throw error;
  }
}

/** The rules refused it: not a bad query, not a missing emulator, not a mistake of the test. */
export async function expectPermissionDenied(attempt: Promise<unknown>): Promise<void> {
  expect(DENIED).toContain(await codeOf(attempt));
}

/** The rules let it pass, and nothing else went wrong. */
export async function expectAllowed(attempt: Promise<unknown>): Promise<void> {
  expect(await codeOf(attempt)).toBe('allowed');
}
