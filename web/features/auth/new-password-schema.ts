import * as z from 'zod/mini';

/** Firebase Auth's own minimum is 6 characters. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(6, 'Please choose a password of at least 6 characters.'));
