import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { tooLong } from '../text.ts';

/**
 * Returns an email address in the form in which it is stored: trimmed and in lower case. Stored
 * addresses are compared exactly, also in `firestore.rules`.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Parses an email address and normalizes it. HTML's rule for email fields, so that what a browser
 * accepts is stored; `firestore.rules` has the same expression (tests/support/addresses.ts).
 */
export const emailSchema = z.pipe(
  z.pipe(z.string(), z.transform(normalizeEmail)),
  z
    .email({ error: 'Please enter a valid email address.', pattern: z.regexes.html5Email })
    .check(z.maxLength(LIMITS.email, tooLong(LIMITS.email))),
);
