import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { TeamInvitation, TeamMember } from '@doorstep/domain/team/team';
import { isolate } from '@doorstep/domain/text';
import { useState, type ReactNode } from 'react';
import { removeMember } from '../../data/team/joining.ts';
import { withdrawInvitation } from '../../data/team/team.ts';
import { formatDate } from '../../lib/text/format.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { ConfirmAction } from '../../ui/overlay/confirm-action.tsx';
import { removedText, TEAM_MESSAGES } from './messages.ts';

interface RowProps {
  name: string;
  email: string;
  /** A line below the address. */
  details: string;
  badge?: ReactNode;
  action: ReactNode;
}

function Row({ name, email, details, badge, action }: RowProps) {
  return (
    <Flex
      as="li"
      ref={moveFocusOnUnmount}
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          {badge}
        </Flex>
        <Text color="fg.muted">{email}</Text>
        <Text color="fg.muted" fontSize="sm">
          {details}
        </Text>
      </Box>
      {action}
    </Flex>
  );
}

function RowList({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <Panel as="section" aria-labelledby={id} tabIndex={-1} mb="6">
      <Heading as="h2" size="md" id={id} mb="5">
        {title}
      </Heading>
      <Stack as="ul" gap="5" listStyleType="none">
        {children}
      </Stack>
    </Panel>
  );
}

interface RemoveDialogProps {
  member: TeamMember | null;
  onClose: () => void;
}

/** Asks before a member is removed. */
function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const remove = async () => {
    if (!member) return;
    try {
      await removeMember(member.id);
      toast.announce(removedText(member.name));
      onClose();
    } catch (error) {
      console.error('The member was not removed', error);
      toast.error(toAppError(error).personMessage ?? TEAM_MESSAGES.notRemoved);
    }
  };
  return (
    <ConfirmAction
      open={member !== null}
      onClose={onClose}
      title={`Remove ${isolate(member?.name ?? '')} from your team?`}
      label="Remove"
      busyLabel="Removing..."
      onConfirm={remove}
    >
      They'll lose access to your requests and chats right away. Anything they wrote stays.
    </ConfirmAction>
  );
}

/** The members of the team, each with a button to remove them. */
export function MemberList({ members }: { members: readonly TeamMember[] }) {
  const [removed, setRemoved] = useState<TeamMember | null>(null);
  return (
    <>
      <RowList title="Members">
        {members.map((member) => (
          <Row
            key={member.id}
            name={member.name}
            email={member.email}
            details={`Joined on ${formatDate(member.joined_at)}`}
            badge={!member.active && <Badge>No access</Badge>}
            action={
              <Button
                variant="outline"
                aria-label={`Remove ${isolate(member.name)}`}
                onClick={() => setRemoved(member)}
              >
                Remove
              </Button>
            }
          />
        ))}
      </RowList>
      <RemoveDialog member={removed} onClose={() => setRemoved(null)} />
    </>
  );
}

function WithdrawButton({ invitation: { id, name } }: { invitation: TeamInvitation }) {
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await withdrawInvitation(id);
      toast.announce(TEAM_MESSAGES.withdrawn);
    } catch (error) {
      console.error('The invitation was not withdrawn', error);
      toast.error(toAppError(error).personMessage ?? TEAM_MESSAGES.notWithdrawn);
      setBusy(false);
    }
  };
  return (
    <AriaDisabledButton
      variant="outline"
      off={isBusy}
      aria-label={`Withdraw ${isolate(name)}'s invitation`}
      onClick={() => void withdraw()}
    >
      {isBusy ? 'Withdrawing...' : 'Withdraw'}
    </AriaDisabledButton>
  );
}

/** The open invitations, each with a button to withdraw it. */
export function InvitationList({ invitations }: { invitations: readonly TeamInvitation[] }) {
  return (
    <RowList title="Open invitations">
      {invitations.map((invitation) => (
        <Row
          key={invitation.id}
          name={invitation.name}
          email={invitation.email}
          details={`Expires ${formatDate(invitation.expires_at)}`}
          action={<WithdrawButton invitation={invitation} />}
        />
      ))}
    </RowList>
  );
}
