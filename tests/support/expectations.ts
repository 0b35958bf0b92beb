import { FirebaseError } from 'firebase/app';
import { expect } from 'vitest';

/** The codes of Firestore and Storage for what the rules refuse. */
const DENIED = ['permission-denied', 'storage/unauthorized'];

/** Returns the error code of a refused attempt, or 'allowed'. */
export async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError) return error.code;
    throw error;
  }
}

/** Expects the rules to refuse the attempt. Any other error fails. */
export async function expectPermissionDenied(attempt: Promise<unknown>): Promise<void> {
  expect(DENIED).toContain(await codeOf(attempt));
}

/** Expects the attempt to succeed. */
export async function expectAllowed(attempt: Promise<unknown>): Promise<void> {
  expect(await codeOf(attempt)).toBe('allowed');
}
