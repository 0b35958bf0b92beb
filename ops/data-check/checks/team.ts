import { ENTITLEMENTS, includes } from '@doorstep/domain/billing/entitlements';
import {
  teamInvitationSchema,
  teamMemberSchema,
  type TeamMember,
} from '@doorstep/domain/team/team';
import { checkTtl, defineCheck, problemUnless } from '../check.ts';
import { hasOwner, isClosed, ownerLookup, ownerLookups } from '../owner.ts';
import { tierIn } from './search.ts';

const LARGEST_TEAM = Math.max(...Object.values(ENTITLEMENTS).map((plan) => plan.team_members));

const page = (uid: string) => `provider_profiles/${uid}`;
const planOf = ({ owner_uid }: TeamMember) => `subscribers/${owner_uid}`;
const teamOf = ({ owner_uid }: TeamMember) => ({
  collection: 'team_members',
  where: { owner_uid },
});

export const teamMembers = defineCheck({
  collection: 'team_members',
  schema: teamMemberSchema,
  lookups: ({ value }) => {
    const { documents, accounts } = ownerLookups(value.owner_uid, value.id);
    const [own, owners] = [page(value.id), page(value.owner_uid)];
    return {
      documents: [...documents, planOf(value), own, owners],
      accounts,
      counts: [teamOf(value)],
    };
  },
  validate: ({ stored, value }, results) => {
    const { id, owner_uid, active } = value;
    const hasTeam = includes(tierIn(results.document(planOf(value))), 'team_members');
    return [
      ...problemUnless(
        active === (hasTeam && !isClosed(results, owner_uid)),
        "active: does not match the owner's plan and account",
      ),
      ...problemUnless(
        results.hasAccount(id) || isClosed(results, id),
        'the member has no account',
        stored.updated_at,
      ),
      ...problemUnless(results.document(page(id)) === null, 'the member has a page of their own'),
      ...problemUnless(results.document(page(owner_uid)) !== null, 'the owner has no page'),
      ...problemUnless(
        results.count(teamOf(value)) <= LARGEST_TEAM,
        'the team is larger than any plan allows',
      ),
      ...hasOwner(results, owner_uid, stored.updated_at),
    ];
  },
});

export const teamInvitations = defineCheck({
  collection: 'team_invitations',
  schema: teamInvitationSchema,
  lookups: ({ value }) => ownerLookup(value.owner_uid),
  validate: ({ stored, value }, results, context) => [
    ...checkTtl(value.expires_at, context),
    ...hasOwner(results, value.owner_uid, stored.updated_at),
  ],
});
