import type { FirebaseError } from 'firebase/app';
import { expect } from 'vitest';

/** The error codes of Firestore and Storage for access that the rules deny. */
export const DENIED = ['permission-denied', 'storage/unauthorized'];

/**
 * Compares the name, because Auth has a class of its own (docs/decisions/0028-firebase-12-14.md).
 */
const isFirebaseError = (thrown: unknown): thrown is FirebaseError =>
  thrown instanceof Error && thrown.name === 'FirebaseError';

/** Returns 'allowed' if the attempt succeeds, or else the code of its Firebase error. */
export async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'allowed';
  } catch (error) {
    if (isFirebaseError(error)) return error.code;
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
