import * as z from 'zod/mini';

/**
 * `mail_preferences/{SHA-256 of the address, hex}`: which mails an address receives. Server only.
 * Stored by address rather than by account, because a client may have no account.
 */
export const mailPreferencesSchema = z.object({
  id: z.string(),
  /** Whether the address receives mails that are not transactional (`isTransactional`). */
  subscribed: z.boolean(),
  updated_at: z.date(),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;
