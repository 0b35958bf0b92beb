import { z } from 'zod';
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
export const emailSchema = z
  .string()
  .transform(normaliseEmail)
  .pipe(z.email('Please enter a valid email address.').max(LIMITS.email, atMost(LIMITS.email)));
