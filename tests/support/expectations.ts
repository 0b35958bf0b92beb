import { FirebaseError } from 'firebase/app';
import { expect } from 'vitest';

/** The error codes of Firestore and Storage for access that the rules deny. */
export const DENIED = ['permission-denied', 'storage/unauthorized'];

/** Returns 'allowed' if the attempt succeeds, or else the code of its Firebase error. */
export async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError) return error.code;
    throw error;
  }
}

/** Expects the rules to deny the attempt. Any other error fails the test. */
export async function expectPermissionDenied(attempt: Promise<unknown>): Promise<void> {
  expect(DENIED).toContain(await codeOf(attempt));
}

/** Expects the attempt to succeed. */
export async function expectAllowed(attempt: Promise<unknown>): Promise<void> {
  expect(await codeOf(attempt)).toBe('allowed');
}
