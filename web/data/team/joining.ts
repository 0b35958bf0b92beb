import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';
import { refreshMembership } from './membership.ts';

/** The parameters of a mailed link. */
export type InvitationLink = CallableInput<'read-invitation'>;

/** Returns who invites the signed-in person. Throws AppError; refusals have a personMessage. */
export const readInvitation = (link: InvitationLink): Promise<CallableOutput<'read-invitation'>> =>
  callFunction('read-invitation', link);

/** Joins the team. Throws AppError; refusals have a personMessage. */
export async function acceptInvitation(link: InvitationLink): Promise<void> {
  await callFunction('accept-invitation', link);
  refreshMembership();
}

/** Removes a member from the person's team, or the person from theirs. Throws AppError. */
export async function removeMember(uid: string): Promise<void> {
  await callFunction('remove-member', { member_uid: uid });
}
