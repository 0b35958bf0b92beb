import { Button, Heading, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { TeamMember } from '@doorstep/domain/team/team';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { removeMember } from '../../data/team/joining.ts';
import { useMembership } from '../../data/team/membership.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { ConfirmAction } from '../../ui/overlay/confirm-action.tsx';
import { TEAM_MESSAGES } from './messages.ts';

interface LeaveDialogProps {
  member: TeamMember;
  team: string;
  open: boolean;
  onClose: () => void;
}

function LeaveDialog({ member, team, open, onClose }: LeaveDialogProps) {
  const leave = async () => {
    try {
      await removeMember(member.id);
      // For an active member, the app says itself that the access has ended.
      if (!member.active) toast.success(TEAM_MESSAGES.left);
      onClose();
    } catch (error) {
      console.error('The team was not left', error);
      toast.error(toAppError(error).personMessage ?? TEAM_MESSAGES.notLeft);
    }
  };
  return (
    <ConfirmAction
      open={open}
      onClose={onClose}
      title={`Leave ${team}?`}
      label="Leave team"
      busyLabel="Leaving..."
      cancel="Stay on the team"
      onConfirm={leave}
    >
      You'll lose access to the team's requests and chats right away. What you wrote stays. To come
      back, you'll need a new invitation.
    </ConfirmAction>
  );
}

/** The account's section about the team that the person is a member of; nothing for others. */
export function LeaveTeam() {
  const membership = useMembership();
  const [isAsking, setAsking] = useState(false);
  if (membership.status !== 'ready' || membership.member === null) return null;
  const { member, company } = membership;
  const team = company === null ? 'the team' : `${isolate(company)}'s team`;
  return (
    <Panel
      as="section"
      aria-labelledby="account-team"
      mb="6"
      overflowWrap="anywhere"
      ref={moveFocusOnUnmount}
    >
      <Heading as="h2" size="md" id="account-team">
        Team
      </Heading>
      <Text mt="2" color="fg.muted" textWrap="pretty">
        {member.active
          ? `You answer requests for ${isolate(company ?? 'your team')}, as ${isolate(member.name)}.`
          : `You're on ${team}, which has no access to requests right now.`}
      </Text>
      <Button variant="outline" mt="4" onClick={() => setAsking(true)}>
        Leave team
      </Button>
      <LeaveDialog member={member} team={team} open={isAsking} onClose={() => setAsking(false)} />
    </Panel>
  );
}
