import * as z from 'zod/mini';

/**
 * `closed_accounts/{uid}`: whose tokens count no more, the server's alone. It goes by itself at
 * `expires_at`; null: it stays, a suspension until it is lifted, a deletion until the account is gone.
 */
export const closedAccountSchema = z.object({
  id: z.string(),
  reason: z.enum(['deleted', 'suspended']),
  closed_at: z.date(),
  expires_at: z.nullable(z.date()),
});
export type ClosedAccount = z.infer<typeof closedAccountSchema>;

/** Whether an account can be used, is suspended, or is not there any more. */
export const accountStandingSchema = z.enum(['open', 'suspended', 'deleted']);
export type AccountStanding = z.infer<typeof accountStandingSchema>;

/** What stands in place of the name, with the other side, of whoever has deleted the account. */
export const DELETED_NAME = 'Deleted account';

/** What a professional's copies on requests and conversations say once the profile is gone. */
export const DELETED_PROVIDER = {
  display_name: DELETED_NAME,
  handle: '',
  avatar_url: null,
} as const;
