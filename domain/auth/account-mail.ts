import * as z from 'zod/mini';
import { redirectPathSchema } from './redirect-path.ts';

/** `confirm`: the link confirms the account's email. `reset`: it leads to a new password. */
export const accountMailKindSchema = z.enum(['confirm', 'reset']);
export type AccountMailKind = z.infer<typeof accountMailKindSchema>;

/** The stored part of a mailed account link. The code is created at delivery. */
export const accountLinkSchema = z.object({
  kind: accountMailKindSchema,
  /** The `type` of /auth; null if there is none. */
  type: z._default(z.nullable(z.enum(['client', 'provider'])), null),
  /** Where the person continues; null for their dashboard. */
  redirect: z.nullable(redirectPathSchema),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;
