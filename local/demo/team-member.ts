import { teamMemberSchema, type TeamMember } from '@doorstep/domain/team/team';
import { days, minutesBefore } from './content/dialogue.ts';
import { TEAM, TEAM_OWNER } from './content/team.ts';
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

/** Returns the members of the demo market's team. */
export const toTeam = (now: Date): TeamMember[] =>
  TEAM.map(({ person: { uid, email }, name }) =>
    teamMember({
      ...{ id: uid, owner_uid: TEAM_OWNER, name, email },
      invitation_id: `demo-${name.toLowerCase()}`,
      joined_at: minutesBefore(now, days(60)),
    }),
  );
