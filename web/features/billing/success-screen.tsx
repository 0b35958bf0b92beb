import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { CircleAlert, Clock, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { retrySession, useSession } from '../../data/auth/session.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { leavesFocus } from '../../ui/layout/heading-focus.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { LineSkeletons } from '../../ui/feedback/states.tsx';
import { BILLING_MESSAGES, statusError } from './messages.ts';
import { useActivation, type Activation } from './use-activation.ts';

interface StatusProps {
  icon: ReactNode;
  children: ReactNode;
}

function Status({ icon, children }: StatusProps) {
  return (
    <Flex gap="4" align="center" mb="6" role="status">
      <Box color="accent.fg" flexShrink="0" aria-hidden="true">
        {icon}
      </Box>
      <Text fontSize="lg">{children}</Text>
    </Flex>
  );
}

function words({ subscribed, tier, waiting, failure }: Activation): string {
  if (subscribed) {
    return `${tier ? `Your ${tier} plan` : 'Your plan'} is active. Taking you to your dashboard…`;
  }
  if (failure !== null) {
    const reason = statusError(failure);
    return waiting ? `${reason}. Trying again…` : `${reason}. Please try again.`;
  }
  return waiting
    ? "Your plan isn't active yet. Checking again every few seconds…"
    : "Your plan isn't active yet. It can take a few minutes after you pay.";
}

function Waiting() {
  return (
    <Box mb="6">
      <LineSkeletons label="Checking your plan..." />
    </Box>
  );
}

/** What is known of a signed-in person's plan. */
function PlanStatus() {
  const activation = useActivation();
  const { known, subscribed, waiting, again } = activation;
  if (!known) return <Waiting />;
  return (
    <>
      <Status icon={subscribed ? <PartyPopper size={28} /> : waiting ? <Spinner /> : <Clock />}>
        {words(activation)}
      </Status>
      {!subscribed && !waiting && (
        <Button mb="6" ref={leavesFocus} onClick={again}>
          Check again
        </Button>
      )}
    </>
  );
}

function WhoIsThere() {
  const session = useSession();
  if (session.status === 'signed-in') return <PlanStatus />;
  if (session.status === 'loading') return <Waiting />;
  if (session.status === 'unavailable') {
    return (
      <>
        <Status icon={<CircleAlert />}>{BILLING_MESSAGES.statusFailed}</Status>
        <Button mb="6" ref={leavesFocus} onClick={() => void retrySession()}>
          Check again
        </Button>
      </>
    );
  }
  return (
    <>
      <Status icon={<CircleAlert />}>Please sign in to see your plan.</Status>
      <ButtonLink to={authHref({ redirect: paths.success })} mb="6">
        Sign in
      </ButtonLink>
    </>
  );
}

/**
 * After the payment (spec §2, Success). The address alone says nothing about a payment: what is
 * shown is what the check of the subscription answers.
 */
export function SuccessScreen() {
  return (
    <Page title="You're all set" width="text">
      <PageHeading>You're all set!</PageHeading>
      <Panel>
        <WhoIsThere />
        <Flex gap="3" wrap="wrap">
          <ButtonLink to={paths.dashboard} variant="outline">
            Go to Dashboard
          </ButtonLink>
          <ButtonLink to={paths.pricing} variant="outline">
            View Pricing
          </ButtonLink>
        </Flex>
      </Panel>
    </Page>
  );
}
