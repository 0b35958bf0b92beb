import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { MailQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/auth/session.ts';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import { acceptInvitation, readInvitation, type InvitationLink } from '../../data/team/joining.ts';
import { useMembership } from '../../data/team/membership.ts';
import { paths } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { EmptyState, ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { joinedText, TEAM_MESSAGES } from './messages.ts';

/** Signs out, so that the screen asks for another account and comes back. */
function OtherAccount() {
  return (
    <Button variant="outline" onClick={logOut}>
      Use another account
    </Button>
  );
}

/** Says why the invitation cannot be used, with the next step. */
function Refusal({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, personMessage } = toAppError(error);
  const isOtherAddress = code === 'permission-denied';
  if (!personMessage || !(isOtherAddress || code === 'not-found')) {
    return <ErrorState onRetry={onRetry}>{personMessage ?? TEAM_MESSAGES.notRead}</ErrorState>;
  }
  return (
    <Box role="alert">
      <EmptyState
        icon={<MailQuestionMark />}
        action={
          isOtherAddress ? (
            <OtherAccount />
          ) : (
            <ButtonLink to={paths.home} variant="outline">
              Go to the home page
            </ButtonLink>
          )
        }
      >
        {personMessage}
      </EmptyState>
    </Box>
  );
}

interface InvitationProps {
  link: InvitationLink;
  company: string;
  name: string;
}

function Invitation({ link, company, name }: InvitationProps) {
  const navigate = useNavigate();
  const [isJoining, setJoining] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const join = async () => {
    setJoining(true);
    setRefusal(null);
    const isSameSession = sessionGuard();
    try {
      await acceptInvitation(link);
      if (!isSameSession()) return;
      toast.success(joinedText(company));
      await navigate(paths.dashboard, { replace: true });
    } catch (error) {
      console.error('The invitation was not accepted', error);
      setRefusal(toAppError(error).personMessage ?? TEAM_MESSAGES.notJoined);
      setJoining(false);
    }
  };
  return (
    <Panel overflowWrap="anywhere">
      <Stack gap="5" align="flex-start">
        <Text fontSize="lg">
          <strong>{company}</strong> invites you to answer its clients' requests: in chats, with
          quotes, together with the team.
        </Text>
        <Text>
          You join as <strong>{name}</strong>. Clients see this name beside your messages.
        </Text>
        <AriaDisabledButton size="lg" off={isJoining} onClick={() => void join()}>
          {isJoining ? 'Joining...' : 'Join the team'}
        </AriaDisabledButton>
        {refusal !== null && (
          <Text role="alert" color="fg.error">
            {refusal}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** Reads the invitation of a mailed link, and joins the team when its button is pressed. */
export function JoinTeam({ link }: { link: InvitationLink }) {
  const membership = useMembership();
  const read = useLoad(`invitation:${link.invitation_id}`, () => readInvitation(link));
  const failure = read.status === 'error' ? read.error : null;
  useEffect(() => {
    if (failure) console.warn('The invitation could not be read', failure);
  }, [failure]);

  const hasJoined =
    membership.status === 'ready' && membership.member?.invitation_id === link.invitation_id;
  if (hasJoined) {
    return (
      <Panel>
        <Text fontSize="lg" mb="5">
          You are in this team.
        </Text>
        <ButtonLink to={paths.dashboard}>Open the dashboard</ButtonLink>
      </Panel>
    );
  }
  // An invitation that was accepted is refused, so the refusal waits for the membership.
  if (read.status === 'loading' || membership.status === 'loading') {
    return (
      <Panel>
        <LineSkeletons label="Reading the invitation..." />
      </Panel>
    );
  }
  if (read.status === 'error') return <Refusal error={read.error} onRetry={read.reload} />;
  return <Invitation link={link} {...read.data} />;
}

/** Says that a link without its parameters cannot be used. */
export function IncompleteLink() {
  return (
    <Box role="alert">
      <EmptyState icon={<MailQuestionMark />}>{TEAM_MESSAGES.incompleteLink}</EmptyState>
    </Box>
  );
}
