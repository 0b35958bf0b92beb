import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { atMost } from './text.ts';

/**
 * The one spelling in which e-mail addresses are stored and compared: trimmed and lower case.
 * Everything after this is an exact comparison, in the rules too.
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A stored address. Takes any spelling, gives the normalised one. */
export const emailSchema = z.pipe(
  z.pipe(z.string(), z.transform(normaliseEmail)),
  z
    .email('Please enter a valid email address.')
    .check(z.maxLength(LIMITS.email, atMost(LIMITS.email))),
);

const PART = String.raw`[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}]`;
const ONE_ADDRESS = new RegExp(`^${PART}{1,64}@${PART}+$`, 'u');

/**
 * Whether a mail may go there: one plain address, in any alphabet. Not what RFC 5321 (§4.1.2) also allows
 * but programs read differently: quoted local parts, comments, domains in brackets; nor a list.
 */
export function isMailable(address: string): boolean {
  return address.length <= LIMITS.email && ONE_ADDRESS.test(address);
}
