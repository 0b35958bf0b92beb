import * as z from 'zod/mini';

/** The steps of a deletion, in this order; each may be done again (functions/account/delete-account). */
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
  'own_documents',
  'membership',
  'sign_in',
] as const;
export const deletionStepSchema = z.enum(DELETION_STEPS);
export type DeletionStep = z.infer<typeof deletionStepSchema>;

/**
 * `account_deletions/{uid}`: somebody has asked for the account to be deleted. Holds nothing personal
 * but the uid. `running`: the sweep takes it up at `next_attempt_at`; `refused`: it could not begin,
 * the person was told, nothing was deleted; `done`: kept until `expires_at`, to answer questions.
 */
export const accountDeletionSchema = z.object({
  id: z.string(),
  state: z.enum(['running', 'refused', 'done']),
  /** The next one to do, the last one when done. */
  step: deletionStepSchema,
  attempts: z.int().check(z.minimum(0)),
  requested_at: z.date(),
  updated_at: z.date(),
  next_attempt_at: z.date(),
  expires_at: z.nullable(z.date()),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** The password must have been given so recently, in seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;
