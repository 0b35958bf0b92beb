import * as z from 'zod/mini';
import { emailSchema } from '../contact/email.ts';
import { LIMITS } from '../limits.ts';
import { nameSchema } from '../text-schemas.ts';

/** The name of a member, which clients see beside the member's messages. */
const memberNameSchema = nameSchema(LIMITS.memberName, 'Please enter a name.');

/** What the owner enters to invite somebody. */
export const invitationFormSchema = z.object({ name: memberNameSchema, email: emailSchema });
export type InvitationForm = z.infer<typeof invitationFormSchema>;

/**
 * `team_members/{uid}`: somebody who answers the requests of a professional, the owner of the team.
 * A person is in one team at most. Only the server writes it.
 */
export const teamMemberSchema = z.extend(invitationFormSchema, {
  /** The member's uid. */
  id: z.string(),
  owner_uid: z.string(),
  /** False while the owner's plan does not include a team, or the owner is suspended. */
  active: z.boolean(),
  /** The invitation that was accepted, so that accepting it again changes nothing. */
  invitation_id: z.string(),
  joined_at: z.date(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** `team_invitations/{id}`: deleted when it is accepted or withdrawn. Only the server writes it. */
export const teamInvitationSchema = z.extend(invitationFormSchema, {
  id: z.string(),
  owner_uid: z.string(),
  created_at: z.date(),
  expires_at: z.date(),
});
export type TeamInvitation = z.infer<typeof teamInvitationSchema>;
