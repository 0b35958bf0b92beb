import * as z from 'zod/mini';
import { filled, id } from '../callables/callable-fields.ts';
import { invitationFormSchema } from './team.ts';

/** The callables of a team and its invitations. */
export const TEAM_CALLABLES = {
  'invite-member': {
    /** Invites somebody to the caller's team by mail. */
    input: invitationFormSchema,
    output: z.object({ invitation_id: id }),
  },
  'withdraw-invitation': {
    input: z.object({ invitation_id: id }),
    output: z.object({ withdrawn: z.literal(true) }),
  },
  'read-invitation': {
    /**
     * `token`: from the mailed link, which is all that the caller needs. Returns what the invited
     * person would join, as whom, and the invited address.
     */
    input: z.object({ invitation_id: id, token: filled(200) }),
    output: z.object({ company: z.string(), name: z.string(), email: z.string() }),
  },
  'accept-invitation': {
    input: z.object({ invitation_id: id, token: filled(200) }),
    output: z.object({ joined: z.literal(true) }),
  },
  'remove-member': {
    /** Removes somebody from the caller's team, or the caller from the team they are in. */
    input: z.object({ member_uid: id }),
    output: z.object({ removed: z.literal(true) }),
  },
} as const;
