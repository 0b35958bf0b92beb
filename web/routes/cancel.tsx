import { Flex, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../data/auth/session.ts';
import { authHref, paths } from '../lib/paths.ts';
import { useSessionHint } from '../lib/storage/use-session-hint.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, PageHeading, Panel } from '../ui/layout/page.tsx';

/**
 * Links to sign in or, for a signed-in person, to their public profile; hidden while the session
 * loads.
 */
function SecondLink({ signedIn, hidden }: { signedIn: boolean; hidden: boolean }) {
  if (signedIn) {
    return (
      <ButtonLink to={paths.profileEditor} variant="outline">
        Edit Public Profile
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={authHref()} variant="outline" visibility={hidden ? 'hidden' : 'visible'}>
      Sign in
    </ButtonLink>
  );
}

export function Component() {
  const { status } = useSession();
  const wasSignedIn = useSessionHint();
  // Stripe's link back names the chosen plan.
  const { search } = useLocation();
  return (
    <Page title="Checkout canceled" width="text">
      <PageHeading>Checkout canceled</PageHeading>
      <Panel>
        <Text fontSize="lg" mb="6">
          Your card wasn't charged. Nothing has changed, and you can subscribe whenever you're
          ready.
        </Text>
        <Flex gap="3" wrap="wrap">
          <ButtonLink to={{ pathname: paths.pricing, search }}>View Pricing</ButtonLink>
          <SecondLink
            signedIn={status === 'signed-in'}
            hidden={status === 'loading' && wasSignedIn}
          />
        </Flex>
      </Panel>
    </Page>
  );
}
