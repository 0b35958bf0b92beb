import { defineCallable, deps } from '../container.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteMember, withdrawInvitation } from './invite-member.ts';
import { readInvitation } from './read-invitation.ts';
import { removeMember } from './remove-member.ts';

const PERSON = { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } } as const;

export const teamCallables = [
  defineCallable('invite-member', PERSON, (input, caller) =>
    inviteMember(deps, caller, input, new Date()),
  ),

  defineCallable('withdraw-invitation', PERSON, (input, caller) =>
    withdrawInvitation(deps.invitations, caller, input),
  ),

  defineCallable(
    'read-invitation',
    { auth: 'none', rateLimit: { by: 'address', max: 60, windowSeconds: 600 } },
    (input) => readInvitation(deps, input, new Date()),
  ),

  defineCallable('accept-invitation', PERSON, (input, caller) =>
    acceptInvitation(deps, caller, input, new Date()),
  ),

  defineCallable('remove-member', PERSON, (input, caller) =>
    removeMember(deps.teams, caller, input),
  ),
];
