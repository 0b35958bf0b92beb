import { defineCallable, rateLimits } from '../container.ts';
import { linkSecrets } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';
import { createProviderProfiles } from '../profiles/provider-profile-repository.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createInvitations } from './invitation-repository.ts';
import { inviteMember } from './invite-member.ts';
import { readInvitation } from './read-invitation.ts';
import { removeMember } from './remove-member.ts';
import { createTeams } from './team-repository.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const PERSON = { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } } as const;

export const teamCallables = [
  defineCallable('invite-member', PERSON, (input, caller) =>
    inviteMember(
      { invitations: createInvitations(firestore()), rateLimits: rateLimits() },
      caller,
      input,
      new Date(),
    ),
  ),

  defineCallable('withdraw-invitation', PERSON, (input, caller) =>
    withdrawInvitation(createInvitations(firestore()), caller, input),
  ),

  defineCallable('read-invitation', PERSON, (input, caller) => {
    const db = firestore();
    const deps = {
      invitations: createInvitations(db),
      profiles: createProviderProfiles(db),
      linkSecrets: linkSecrets(),
    };
    return readInvitation(deps, caller, input, new Date());
  }),

  defineCallable('accept-invitation', PERSON, (input, caller) =>
    acceptInvitation(
      { invitations: createInvitations(firestore()), linkSecrets: linkSecrets() },
      caller,
      input,
      new Date(),
    ),
  ),

  defineCallable('remove-member', PERSON, (input, caller) =>
    removeMember(createTeams(firestore()), caller, input),
  ),
];
