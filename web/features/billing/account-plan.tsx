import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { refreshSubscription, useSubscription } from '../../data/billing/subscription.ts';
import { formatDate } from '../../lib/text/format.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { planDetails } from './plan-line.ts';
import { PlanNotice } from './plan-notice.tsx';
import { usePortal } from './use-portal.ts';

/** The plan in the account's settings: what is charged next, and when. Only for subscribers. */
export function AccountPlan() {
  const view = useSubscription();
  const portal = usePortal();
  if (view.status === 'failed') {
    return (
      <Box mb="6">
        <ErrorState onRetry={() => void refreshSubscription()}>
          We couldn't check your plan.
        </ErrorState>
      </Box>
    );
  }
  if (view.status === 'loading' || view.subscription.status === 'none') return null;
  return (
    <>
      <PlanNotice />
      <Panel as="section" aria-labelledby="account-plan" mb="6">
        <Heading as="h2" size="md" id="account-plan">
          Plan
        </Heading>
        <Text mt="2" color="fg.muted" textWrap="pretty">
          {planDetails(view.subscription, formatDate)}
        </Text>
        <Flex mt="4" gap="3" wrap="wrap">
          <AriaDisabledButton
            variant="outline"
            off={portal.isOpening}
            onClick={() => void portal.open()}
          >
            <ExternalLink />
            Invoices and card
          </AriaDisabledButton>
          <ButtonLink to={paths.pricing} variant="outline">
            Compare plans
          </ButtonLink>
          <ButtonLink to={paths.team} variant="outline">
            Team
          </ButtonLink>
        </Flex>
      </Panel>
    </>
  );
}
