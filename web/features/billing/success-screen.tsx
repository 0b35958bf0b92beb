import { planLabel } from '@doorstep/domain/billing/plan';
import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { CircleAlert, Clock, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { retrySession, useSession } from '../../data/auth/session.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { LineSkeletons } from '../../ui/feedback/states.tsx';
import { BILLING_MESSAGES, statusErrorText } from './messages.ts';
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

function statusText({ isSubscribed, tier, isWaiting, error }: Activation): string {
  if (isSubscribed) {
    return `${tier ? `Your ${planLabel(tier)} plan` : 'Your plan'} is active. Taking you to your dashboard…`;
  }
  if (error !== null) {
    const reason = statusErrorText(error);
    return isWaiting ? `${reason}. Trying again…` : `${reason}. Please try again.`;
  }
  return isWaiting
    ? "Your plan isn't active yet. Checking again every few seconds…"
    : "Your plan isn't active yet. It can take a few minutes after you pay.";
}

function Loading() {
  return (
    <Box mb="6">
      <LineSkeletons label="Checking your plan..." />
    </Box>
  );
}

/** The plan of a signed-in person. */
function PlanStatus() {
  const activation = useActivation();
  const { isLoading, isSubscribed, isWaiting, restart } = activation;
  if (isLoading) return <Loading />;
  return (
    <>
      <Status icon={isSubscribed ? <PartyPopper size={28} /> : isWaiting ? <Spinner /> : <Clock />}>
        {statusText(activation)}
      </Status>
      {!isSubscribed && !isWaiting && (
        <Button mb="6" ref={moveFocusOnUnmount} onClick={restart}>
          Check again
        </Button>
      )}
    </>
  );
}

function SessionStatus() {
  const session = useSession();
  if (session.status === 'signed-in') return <PlanStatus />;
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'unavailable') {
    return (
      <>
        <Status icon={<CircleAlert />}>{BILLING_MESSAGES.statusFailed}</Status>
        <Button mb="6" ref={moveFocusOnUnmount} onClick={() => void retrySession()}>
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
 * The screen after the payment. Anyone can open its URL, so it shows only what
 * the subscription check returns.
 */
export function SuccessScreen() {
  return (
    <Page title="You're all set" width="text">
      <PageHeading>You're all set!</PageHeading>
      <Panel>
        <SessionStatus />
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
