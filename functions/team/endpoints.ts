import { defineCallable, rateLimits } from '../container.ts';
import { LINK_SECRET, linkSecrets } from '../platform/config.ts';
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
const WITH_LINK = { ...PERSON, secrets: [LINK_SECRET] };

export const inviteMemberEndpoint = defineCallable('invite-member', PERSON, (input, caller) =>
  inviteMember(
    { invitations: createInvitations(firestore()), rateLimits: rateLimits() },
    caller,
    input,
    new Date(),
  ),
);

export const withdrawInvitationEndpoint = defineCallable(
  'withdraw-invitation',
  PERSON,
  (input, caller) => withdrawInvitation(createInvitations(firestore()), caller, input),
);

export const readInvitationEndpoint = defineCallable(
  'read-invitation',
  WITH_LINK,
  (input, caller) => {
    const db = firestore();
    const deps = {
      invitations: createInvitations(db),
      profiles: createProviderProfiles(db),
      linkSecrets: linkSecrets(),
    };
    return readInvitation(deps, caller, input, new Date());
  },
);

export const acceptInvitationEndpoint = defineCallable(
  'accept-invitation',
  WITH_LINK,
  (input, caller) =>
    acceptInvitation(
      { invitations: createInvitations(firestore()), linkSecrets: linkSecrets() },
      caller,
      input,
      new Date(),
    ),
);

export const removeMemberEndpoint = defineCallable('remove-member', PERSON, (input, caller) =>
  removeMember(createTeams(firestore()), caller, input),
);
