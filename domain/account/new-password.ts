import * as z from 'zod/mini';

/** Parses a password that a person chooses. Firebase Auth requires at least 6 characters. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(6, 'Please choose a password of at least 6 characters.'));
