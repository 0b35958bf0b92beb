import { monthlyPrice, PLANS } from '@doorstep/domain/billing/plan';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { Badge, Flex, Heading, Text } from '@chakra-ui/react';
import { ExternalLink, Pencil, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  isSubscribed,
  refreshSubscription,
  useSubscription,
  type SubscriptionView,
} from '../../data/billing/subscription.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { LineSkeletons } from '../../ui/feedback/states.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, statusError } from './messages.ts';
import { usePortal } from './use-portal.ts';

/** Failures that the person has been told, so that coming back to the screen does not repeat them. */
const told = new WeakSet<Error>();

/** Says a failed look once, and looks again when the screen is entered with one. */
function useFailureToast(view: SubscriptionView, refreshing: boolean) {
  const failure = view.status === 'failed' && view.error instanceof Error ? view.error : null;
  useEffect(() => {
    if (failure === null || refreshing || told.has(failure)) return;
    told.add(failure);
    toast.errorOnce(statusError(failure));
  }, [failure, refreshing]);

  const lookAgain = useEffectEvent(() => {
    if (failure !== null && told.has(failure)) void refreshSubscription();
  });
  useEffect(() => lookAgain(), []);
}

/** 'Renews Dec 24, 2026 for $39' */
function renewal(end: string, tier: PlanTier | null): string {
  const plan = PLANS.find(({ name }) => name === tier);
  return `Renews ${formatDate(new Date(end))}${plan ? ` for ${monthlyPrice(plan)}` : ''}`;
}

function Status({ view }: { view: SubscriptionView }) {
  if (view.status === 'loading') {
    return <LineSkeletons label="Checking your subscription..." />;
  }
  const subscription = view.status === 'checked' ? view.subscription : null;
  const end = subscription?.subscription_end;
  const ending = subscription?.cancel_at;
  return (
    <>
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontSize="lg" fontWeight="600">
          {subscription?.subscription_tier ? `${subscription.subscription_tier} plan` : 'Your plan'}
        </Text>
        {isSubscribed(view) &&
          (subscription?.status === 'past_due' ? (
            <Badge colorPalette="orange">Payment due</Badge>
          ) : (
            <Badge colorPalette="green">Active</Badge>
          ))}
      </Flex>
      <Text color="fg.muted" mt="1">
        {view.status === 'failed'
          ? "We couldn't check the current status. Your page and your requests are not affected."
          : ending
            ? `Ends on ${formatDate(new Date(ending))}`
            : end && renewal(end, subscription.subscription_tier)}
      </Text>
    </>
  );
}

/** The professional's subscription and what can be done with it (spec §2, Provider dashboard). */
export function SubscriptionCard() {
  const view = useSubscription();
  const portal = usePortal();
  const [refreshing, setRefreshing] = useState(false);
  useFailureToast(view, refreshing);

  const refresh = async () => {
    setRefreshing(true);
    const answer = await refreshSubscription();
    if (answer.status === 'failed') {
      if (answer.error instanceof Error) told.add(answer.error);
      toast.errorOnce(BILLING_MESSAGES.refreshFailed);
    }
    setRefreshing(false);
  };

  return (
    <Panel as="section" aria-labelledby="subscription">
      <Heading as="h2" size="md" id="subscription" mb="3">
        Subscription
      </Heading>
      <Status view={view} />
      <Flex
        gap="2"
        mt="4"
        wrap="wrap"
        direction={{ base: 'row', lg: 'column' }}
        css={{ '& > *': { flexGrow: { base: 1, lg: 0 }, paddingInline: '3' } }}
      >
        <SteadyButton variant="outline" off={refreshing} onClick={() => void refresh()}>
          <RefreshCw />
          {refreshing ? 'Checking...' : 'Refresh Status'}
        </SteadyButton>
        <SteadyButton variant="outline" off={portal.opening} onClick={() => void portal.open()}>
          <ExternalLink />
          Manage Subscription
        </SteadyButton>
        <ButtonLink to={paths.profileEditor} variant="outline">
          <Pencil />
          Edit Public Profile
        </ButtonLink>
      </Flex>
    </Panel>
  );
}
