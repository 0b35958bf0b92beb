import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { Invitations } from './invitation-repository.ts';
import { requireInvitation } from './require-invitation.ts';

interface ReadInvitationDeps {
  invitations: Pick<Invitations, 'find'>;
  profiles: Pick<ProviderProfiles, 'findContact'>;
  linkSecrets: readonly string[];
}

/**
 * Returns who invites the holder of a mailed link, as whom, and the invited address. The answer
 * does not depend on whether the address has an account. Throws AppError like `requireInvitation`.
 */
export async function readInvitation(
  { invitations, profiles, linkSecrets }: ReadInvitationDeps,
  { invitation_id, token }: CallableInput<'read-invitation'>,
  now: Date,
): Promise<CallableOutput<'read-invitation'>> {
  const found = await invitations.find(invitation_id);
  const { owner_uid, name, email } = requireInvitation(found, { token, linkSecrets }, now);
  const company = (await profiles.findContact(owner_uid))?.display_name ?? '';
  return { company, name, email };
}
