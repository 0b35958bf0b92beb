import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { tooLongMessage } from './text.ts';

/**
 * Returns an email address in the form in which it is stored: trimmed and in lower case. Stored
 * addresses are compared exactly, also in `firestore.rules`.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Parses an email address and normalizes it. */
export const emailSchema = z.pipe(
  z.pipe(z.string(), z.transform(normalizeEmail)),
  z
    .email('Please enter a valid email address.')
    .check(z.maxLength(LIMITS.email, tooLongMessage(LIMITS.email))),
);

const PART = String.raw`[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}]`;
const ONE_ADDRESS = new RegExp(`^${PART}{1,64}@${PART}+$`, 'u');

/**
 * Checks whether mail can be sent to an address: a single plain address, in any alphabet. Rejects
 * forms that RFC 5321 (§4.1.2) allows but mail servers interpret differently: quoted local parts,
 * comments, domains in brackets.
 */
export function isMailable(address: string): boolean {
  return address.length <= LIMITS.email && ONE_ADDRESS.test(address);
}
