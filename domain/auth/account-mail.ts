import * as z from 'zod/mini';
import { redirectPathSchema } from './redirect-path.ts';

/**
 * The links of account mails. `confirm` confirms the account's email, `reset` leads to a new
 * password, and `change` makes the mail's address the account's email.
 */
export const accountLinkKindSchema = z.enum(['confirm', 'reset', 'change']);
export type AccountLinkKind = z.infer<typeof accountLinkKindSchema>;

/** Where a person continues after the link. */
export const destinationSchema = z.object({
  /** The `type` of /auth; null if there is none. */
  type: z._default(z.nullable(z.enum(['client', 'provider'])), null),
  /** Null for their dashboard. */
  redirect: z.nullable(redirectPathSchema),
});
export type Destination = z.infer<typeof destinationSchema>;

/** A link that anybody can request for an address. */
export const accountLinkSchema = z.extend(destinationSchema, {
  kind: z.enum(['confirm', 'reset']),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;

/**
 * The data of a mail about an account. The code and the token of its link are created at delivery.
 * `exists` tells the owner of a confirmed address that somebody entered it for a new account.
 */
export const accountMailSchema = z.extend(destinationSchema, {
  kind: z.enum([...accountLinkKindSchema.options, 'exists']),
  /** The uid of the account that changes its email. */
  account: z.optional(z.string()),
});
export type AccountMail = z.infer<typeof accountMailSchema>;

/**
 * What became of a link that Firebase refuses. `replaced`: a newer link was sent, or the account
 * no longer has the address of this one.
 */
export const accountLinkStateSchema = z.enum(['done', 'expired', 'replaced']);
export type AccountLinkState = z.infer<typeof accountLinkStateSchema>;
