import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { entitlementsOf } from '@doorstep/domain/billing/entitlements';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTeamInvitations, useTeamMembers } from '../../data/team/team.ts';
import { useNow } from '../../lib/use-now.ts';
import { PlanPrompt } from '../../ui/feedback/plan-prompt.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { TEAM_MESSAGES } from './messages.ts';
import { InvitationList, MemberList } from './team-rows.tsx';

/** The number of people in the team, and the button to invite somebody while there is room. */
function Invite({ count, max, onOpen }: { count: number; max: number; onOpen: () => void }) {
  return (
    <Flex gap="4" mb="6" align="center" justify="space-between" wrap="wrap">
      <Text color="fg.muted">
        {count < max
          ? `${count} of ${max} people, including open invitations.`
          : `Your team has ${max} people, including open invitations. Remove someone to invite another teammate.`}
      </Text>
      {count < max && (
        <Button onClick={onOpen}>
          <UserPlus />
          Invite a teammate
        </Button>
      )}
    </Flex>
  );
}

interface OwnTeamProps {
  uid: string;
  /** The owner's plan; null without an active one. */
  tier: PlanTier | null;
}

/** The team of a professional. Without the plan, members can only be removed. */
export function OwnTeam({ uid, tier }: OwnTeamProps) {
  const members = useTeamMembers(uid);
  const invited = useTeamInvitations(uid);
  const now = useNow();
  const [isInviting, setInviting] = useState(false);
  const max = entitlementsOf(tier).team_members;

  if (members.status === 'error' || invited.status === 'error') {
    const retry = () => {
      for (const live of [members, invited]) if (live.status === 'error') live.retry();
    };
    return <ErrorState onRetry={retry}>We couldn't load your team.</ErrorState>;
  }
  if (members.status !== 'ready' || invited.status !== 'ready') {
    return <CardSkeletons label="Loading your team..." count={2} />;
  }
  const open = invited.data.filter(({ expires_at }) => expires_at > now);
  const count = members.data.length + open.length;
  return (
    <>
      {max === 0 && (
        <Box mb="6">
          {members.data.length > 0 && <Text mb="4">{TEAM_MESSAGES.paused}</Text>}
          <PlanPrompt feature="team_members" what="Team members" />
        </Box>
      )}
      {max > 0 && count > 0 && <Invite count={count} max={max} onOpen={() => setInviting(true)} />}
      {max > 0 && count === 0 && (
        <EmptyState
          icon={<Users />}
          action={
            <Button onClick={() => setInviting(true)}>
              <UserPlus />
              Invite a teammate
            </Button>
          }
        >
          {TEAM_MESSAGES.empty}
        </EmptyState>
      )}
      {members.data.length > 0 && <MemberList members={members.data} />}
      {open.length > 0 && <InvitationList invitations={open} />}
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}
