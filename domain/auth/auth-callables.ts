import * as z from 'zod/mini';
import { newPasswordSchema } from '../account/new-password.ts';
import { filled, id } from '../callables/callable-fields.ts';
import { emailSchema } from '../contact/email.ts';
import {
  accountLinkKindSchema,
  accountLinkSchema,
  accountLinkStateSchema,
  destinationSchema,
} from './account-mail.ts';

/** Does not reveal whether the address has an account. */
const accepted = z.object({ accepted: z.literal(true) });

/** The callables of sign-up and of mailed links for accounts. */
export const AUTH_CALLABLES = {
  'send-account-mail': {
    input: z.extend(accountLinkSchema, { email: emailSchema }),
    output: accepted,
  },
  'check-account-link': {
    /** Of the mailed link: its kind, the account's uid and the token. */
    input: z.object({ kind: accountLinkKindSchema, account: id, token: filled(200) }),
    output: z.object({ state: accountLinkStateSchema }),
  },
  'change-my-email': {
    /** `password`: null to change a confirmed email; the account's password to correct another. */
    input: z.extend(destinationSchema, {
      email: emailSchema,
      password: z.nullable(newPasswordSchema),
    }),
    output: accepted,
  },
} as const;
