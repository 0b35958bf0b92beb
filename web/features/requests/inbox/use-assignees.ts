import { includes } from '@doorstep/domain/billing/entitlements';
import { useEffect } from 'react';
import { useSession } from '../../../data/auth/session.ts';
import { useSubscription } from '../../../data/billing/subscription.ts';
import { activeMember, useMembership } from '../../../data/team/membership.ts';
import { useTeamMembers } from '../../../data/team/team.ts';
import type { Assignees } from './assignees.ts';

/**
 * Returns the professional and the members of their team, the signed-in person first as 'Me'. Null
 * while they load, and for a professional without a team or whose plan includes none.
 */
export function useAssignees(providerUid: string): Assignees | null {
  const session = useSession();
  const plan = useSubscription();
  const membership = useMembership();
  const isMember = activeMember(membership) !== null;
  const hasTeam =
    isMember ||
    (plan.status === 'checked' && includes(plan.subscription.subscription_tier, 'team_members'));
  const team = useTeamMembers(hasTeam ? providerUid : null);
  const failure = team.status === 'error' ? team.error : null;
  useEffect(() => {
    if (failure) console.warn('The team could not be loaded', failure);
  }, [failure]);

  if (session.status !== 'signed-in' || team.status !== 'ready' || team.data.length === 0) {
    return null;
  }
  const company = (membership.status === 'ready' && membership.company) || 'Owner';
  return {
    [session.uid]: 'Me',
    ...(isMember && { [providerUid]: company }),
    ...Object.fromEntries(
      team.data.flatMap(({ id, name }) => (id === session.uid ? [] : [[id, name]])),
    ),
  };
}
