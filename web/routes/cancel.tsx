import { Flex, Text } from '@chakra-ui/react';
import { authHref, paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/primitives.tsx';
import { Page, PageHeading, Panel } from '../ui/page.tsx';

export function Component() {
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
          <ButtonLink to={authHref()} variant="outline">
            Sign in
          </ButtonLink>
        </Flex>
      </Panel>
    </Page>
  );
}
