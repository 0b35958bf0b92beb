import { Flex, Text } from '@chakra-ui/react';
import { useSession } from '../data/auth/session.ts';
import { authHref, paths } from '../lib/paths.ts';
import { useSessionHint } from '../lib/session-hint.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, PageHeading, Panel } from '../ui/layout/page.tsx';

/** The second way on: signing in, or for somebody signed in the page that they were about to publish. */
function WayOn({ signedIn, undecided }: { signedIn: boolean; undecided: boolean }) {
  if (signedIn) {
    return (
      <ButtonLink to={paths.profileEditor} variant="outline">
        Edit Public Profile
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={authHref()} variant="outline" visibility={undecided ? 'hidden' : 'visible'}>
      Sign in
    </ButtonLink>
  );
}

export function Component() {
  const { status } = useSession();
  const expected = useSessionHint();
  return (
    <Page title="Checkout canceled" width="text">
      <PageHeading>Checkout canceled</PageHeading>
      <Panel>
        <Text fontSize="lg" mb="6">
          Your card was not charged. Nothing has changed, and you can subscribe whenever you are
          ready.
        </Text>
        <Flex gap="3" wrap="wrap">
          <ButtonLink to={paths.pricing}>View Pricing</ButtonLink>
          <WayOn signedIn={status === 'signed-in'} undecided={status === 'loading' && expected} />
        </Flex>
      </Panel>
    </Page>
  );
}
