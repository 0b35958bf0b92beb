import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { PartyPopper } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshSubscription, useSubscription } from '../../data/subscription.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page, PageHeading, Panel } from '../../ui/page.tsx';

const TRIES = 15;
const PAUSE_MS = 2000;
/** Long enough to read the good news before the dashboard comes. */
const CELEBRATION_MS = 1800;

/**
 * After the payment (spec §2, Success). The subscription becomes active when Stripe's event has
 * arrived, so the screen asks again for half a minute before it leaves it to the person.
 */
export function SuccessScreen() {
  const view = useSubscription();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(0);
  const subscription = view.status === 'checked' ? view.subscription : null;
  const subscribed = subscription?.subscribed ?? false;
  const waiting = !subscribed && asked < TRIES;

  useEffect(() => {
    if (!subscribed) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [subscribed, navigate]);

  useEffect(() => {
    if (subscribed || asked >= TRIES) return;
    const timer = setTimeout(() => {
      void refreshSubscription().finally(() => setAsked((n) => n + 1));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subscribed, asked]);

  return (
    <Page title="You're all set" width="text">
      <PageHeading>You're all set!</PageHeading>
      <Panel>
        <Flex gap="4" align="center" mb="6" role="status">
          <Box color="accent.fg" aria-hidden="true">
            {waiting ? <Spinner /> : <PartyPopper size={28} />}
          </Box>
          <Text fontSize="lg">
            {subscribed
              ? `Your ${subscription?.subscription_tier ?? ''} plan is active. We take you to your dashboard.`
              : waiting
                ? 'Your payment went through. We are activating your plan…'
                : 'Your payment went through. Activating the plan takes longer than usual; it will be there in a moment.'}
          </Text>
        </Flex>
        <Flex gap="3" wrap="wrap">
          <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
          <ButtonLink to={paths.pricing} variant="outline">
            View Pricing
          </ButtonLink>
          {!subscribed && !waiting && (
            <Button variant="ghost" onClick={() => setAsked(0)}>
              Check again
            </Button>
          )}
        </Flex>
      </Panel>
    </Page>
  );
}
