import * as z from 'zod/mini';

/**
 * `mail_preferences/{SHA-256 of the address, hex}`, the server's alone: what the owner of an address wants.
 * By address and not by account: a client whom a mail reaches may have none.
 */
export const mailPreferencesSchema = z.object({
  id: z.string(),
  /** Mails that are not transactional (`isTransactional`). */
  subscribed: z.boolean(),
  updated_at: z.date(),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;
