import * as z from 'zod/mini';

/** The steps of a deletion, in order. Each is idempotent (functions/account/delete-account.ts). */
export const DELETION_STEPS = [
  'end_billing',
  'close',
  'end_billing_again',
  'mails',
  'profile',
  'pictures',
  'requests_received',
  'requests_sent',
  'requests_to_my_address',
  'conversations',
  'reviews',
  'own_documents',
  'membership',
  'sign_in',
] as const;
export const deletionStepSchema = z.enum(DELETION_STEPS);
export type DeletionStep = z.infer<typeof deletionStepSchema>;

/**
 * `account_deletions/{uid}`: a request to delete an account. It holds no personal data except the
 * uid. `running`: the sweep continues it at `next_attempt_at`. `refused`: it could not start,
 * nothing was deleted, and the person saw an error. `done`: stored until `expires_at` to answer
 * questions.
 */
export const accountDeletionSchema = z.object({
  id: z.string(),
  state: z.enum(['running', 'refused', 'done']),
  /** The next step; the last step once the deletion is done. */
  step: deletionStepSchema,
  attempts: z.int().check(z.minimum(0)),
  requested_at: z.date(),
  updated_at: z.date(),
  next_attempt_at: z.date(),
  expires_at: z.nullable(z.date()),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** A deletion requires a sign-in within this many seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;
