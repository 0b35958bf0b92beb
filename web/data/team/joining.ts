import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';
import { refreshMembership } from './membership.ts';

/** The parameters of a mailed link. */
export type InvitationLink = CallableInput<'read-invitation'>;

/** Who invites whom, and the invited address. */
export type ReadInvitation = CallableOutput<'read-invitation'>;

/** Returns what a mailed link invites to. Throws AppError; refusals have a personMessage. */
export const readInvitation = (link: InvitationLink): Promise<ReadInvitation> =>
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
