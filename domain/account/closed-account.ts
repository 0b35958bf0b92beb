import * as z from 'zod/mini';

/**
 * `closed_accounts/{uid}`: an account whose tokens are no longer accepted. Server only. Firestore
 * deletes it at `expires_at`. Null means no expiry: a suspension lasts until an administrator lifts
 * it, a deletion until the account is removed.
 */
export const closedAccountSchema = z.object({
  id: z.string(),
  reason: z.enum(['deleted', 'suspended']),
  closed_at: z.date(),
  expires_at: z.nullable(z.date()),
});
export type ClosedAccount = z.infer<typeof closedAccountSchema>;

/** Whether an account can be used, is suspended, or was deleted. */
export const accountStandingSchema = z.enum(['open', 'suspended', 'deleted']);
export type AccountStanding = z.infer<typeof accountStandingSchema>;

/** The name that other people see for a person who deleted their account. */
export const DELETED_NAME = 'Deleted account';

/** Replaces a deleted professional's details on requests and conversations. */
export const DELETED_PROVIDER = {
  display_name: DELETED_NAME,
  handle: '',
  avatar_url: null,
} as const;
