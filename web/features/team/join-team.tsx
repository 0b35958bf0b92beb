import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { MailQuestionMark } from 'lucide-react';
import { normalizeEmail } from '@doorstep/domain/contact/email';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/auth/session.ts';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import {
  acceptInvitation,
  readInvitation,
  type InvitationLink,
  type ReadInvitation,
} from '../../data/team/joining.ts';
import { useMembership } from '../../data/team/membership.ts';
import { paths } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { EmptyState, ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
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

/** Says that an invitation cannot be used, with the next step. */
function Refusal({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <Box role="alert">
      <EmptyState icon={<MailQuestionMark />} action={action}>
        {children}
      </EmptyState>
    </Box>
  );
}

interface FailureProps {
  error: unknown;
  onRetry: () => void;
  /** The next step if the invitation is no longer valid. */
  action: ReactNode;
}

/** Says why an invitation could not be read. */
function Failure({ error, onRetry, action }: FailureProps) {
  const { code, personMessage } = toAppError(error);
  useEffect(() => console.warn('The invitation could not be read', error), [error]);
  if (code === 'not-found' && personMessage) {
    return <Refusal action={action}>{personMessage}</Refusal>;
  }
  return <ErrorState onRetry={onRetry}>{personMessage ?? TEAM_MESSAGES.notRead}</ErrorState>;
}

const useInvitation = (link: InvitationLink) =>
  useLoad(`invitation:${link.invitation_id}`, () => readInvitation(link));

function LoadingInvitation() {
  return (
    <Panel>
      <LineSkeletons label="Loading your invitation..." />
    </Panel>
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
          <strong>{company}</strong> invited you to join their team. You'll answer clients'
          requests, chat with them, and send quotes.
        </Text>
        <Text>
          You'll join as <strong>{name}</strong>. Clients see this name next to your messages.
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

interface JoinTeamProps {
  link: InvitationLink;
  /** The address of the signed-in person. */
  email: string;
}

/** Reads the invitation of a mailed link, and joins the team when its button is pressed. */
export function JoinTeam({ link, email }: JoinTeamProps) {
  const membership = useMembership();
  const read = useInvitation(link);
  const hasJoined =
    membership.status === 'ready' && membership.member?.invitation_id === link.invitation_id;
  if (hasJoined) {
    return (
      <Panel>
        <Text fontSize="lg" mb="5">
          You're on this team.
        </Text>
        <ButtonLink to={paths.dashboard}>Open the dashboard</ButtonLink>
      </Panel>
    );
  }
  // An invitation that was accepted is refused, so the refusal waits for the membership.
  if (read.status === 'loading' || membership.status === 'loading') return <LoadingInvitation />;
  if (read.status === 'error') {
    const home = (
      <ButtonLink to={paths.home} variant="outline">
        Go to the home page
      </ButtonLink>
    );
    return <Failure error={read.error} onRetry={read.reload} action={home} />;
  }
  const { company, name } = read.data;
  if (read.data.email !== normalizeEmail(email)) {
    return <Refusal action={<OtherAccount />}>{TEAM_MESSAGES.otherAddress}</Refusal>;
  }
  return <Invitation link={link} company={company} name={name} />;
}

interface InvitedVisitorProps {
  link: InvitationLink;
  /** The address of the sign-in that leads back here. */
  signIn: string;
  /** Renders the sign-up for the invited address. */
  children: (invitation: ReadInvitation) => ReactNode;
}

/** Reads the invitation of a mailed link for somebody who is signed out. */
export function InvitedVisitor({ link, signIn, children }: InvitedVisitorProps) {
  const read = useInvitation(link);
  if (read.status === 'ready') return children(read.data);
  return (
    <Page title="Join a team" width="text">
      <PageHeading>Join a team</PageHeading>
      {read.status === 'loading' ? (
        <LoadingInvitation />
      ) : (
        <Failure
          error={read.error}
          onRetry={read.reload}
          // A member who opens the link again is signed out here.
          action={<ButtonLink to={signIn}>Sign in</ButtonLink>}
        />
      )}
    </Page>
  );
}

/** Says that a link without its parameters cannot be used. */
export function IncompleteLink() {
  return (
    <Box role="alert">
      <EmptyState icon={<MailQuestionMark />}>{TEAM_MESSAGES.incompleteLink}</EmptyState>
    </Box>
  );
}
