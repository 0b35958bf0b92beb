import { stored } from '@doorstep/local/demo/factories.ts';
import { teamMember } from '@doorstep/local/demo/team-member.ts';
import { anonymous, session, unverified, type Requester, type Seed } from './project.ts';

/** The team of `provider-1`, and everybody who could be taken for a member of it. */

export const MEMBER = session('member-1');
export const SUSPENDED = session('suspended');

/** Everybody who is not, or no longer, an active member with a session. */
export const NO_MEMBERS: Record<string, Requester> = {
  'a member without a session': anonymous('member-1'),
  'a member with an unconfirmed address': unverified('member-1'),
  'an inactive member': session('inactive'),
  'a removed member': session('removed'),
  'a member of another team': session('elsewhere'),
};

/** Returns the documents of the team, by path. */
export function teamDocuments(): Seed {
  const members = [
    teamMember({ id: 'member-1' }),
    teamMember({ id: 'member-2', name: 'Robin' }),
    teamMember({ id: 'inactive', active: false }),
    teamMember({ id: 'suspended' }),
    teamMember({ id: 'elsewhere', owner_uid: 'provider-2' }),
  ];
  return {
    ...Object.fromEntries(members.map((one) => [`team_members/${one.id}`, stored(one)])),
    'closed_accounts/suspended': { reason: 'suspended', closed_at: new Date(0), expires_at: null },
  };
}

/** Returns an active member of each owner's team, `of-{owner}`, by path. */
export function membersOf(...owners: string[]): Seed {
  const members = owners.map((owner_uid) => teamMember({ id: `of-${owner_uid}`, owner_uid }));
  return Object.fromEntries(members.map((one) => [`team_members/${one.id}`, stored(one)]));
}
