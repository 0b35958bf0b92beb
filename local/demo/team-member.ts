import { teamMemberSchema, type TeamMember } from '@doorstep/domain/team/team';
import { FACTORY_TIME } from './factories.ts';

/** Returns an active member of the team of `provider-1`. */
export function teamMember(overrides: Partial<TeamMember> = {}): TeamMember {
  const uid = overrides.id ?? 'member-1';
  return teamMemberSchema.parse({
    id: uid,
    owner_uid: 'provider-1',
    name: 'Sam',
    email: `${uid}@doorstep.test`,
    active: true,
    invitation_id: 'invitation-1',
    joined_at: FACTORY_TIME,
    ...overrides,
  });
}
