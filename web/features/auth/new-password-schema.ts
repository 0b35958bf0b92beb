import { z } from 'zod';

/** Firebase Auth's own minimum is 6 characters. */
export const newPasswordSchema = z
  .string()
  .min(6, 'Please choose a password of at least 6 characters.');
