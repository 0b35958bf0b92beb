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
import { BILLING_MESSAGES, statusErrorText } from './messages.ts';
import { usePortal } from './use-portal.ts';

/** Errors that were shown already, so that returning to the screen does not repeat them. */
const shownErrors = new WeakSet<Error>();

/**
 * Shows an error of the subscription check once. On return to the screen it checks again instead.
 */
function useCheckErrorToast(view: SubscriptionView, refreshing: boolean) {
  const failure = view.status === 'failed' && view.error instanceof Error ? view.error : null;
  useEffect(() => {
    if (failure === null || refreshing || shownErrors.has(failure)) return;
    shownErrors.add(failure);
    toast.errorOnce(statusErrorText(failure));
  }, [failure, refreshing]);

  const checkAgain = useEffectEvent(() => {
    if (failure !== null && shownErrors.has(failure)) void refreshSubscription();
  });
  useEffect(() => checkAgain(), []);
}

/** Returns a text such as 'Renews Dec 24, 2026 for $39'. */
function renewalText(end: string, tier: PlanTier | null): string {
  const plan = PLANS.find(({ name }) => name === tier);
  return `Renews ${formatDate(new Date(end))}${plan ? ` for ${monthlyPrice(plan)}` : ''}`;
}

function Status({ view }: { view: SubscriptionView }) {
  if (view.status === 'loading') {
    return <LineSkeletons label="Checking your subscription..." />;
  }
  const subscription = view.status === 'checked' ? view.subscription : null;
  const end = subscription?.subscription_end;
  const cancelAt = subscription?.cancel_at;
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
          : cancelAt
            ? `Ends on ${formatDate(new Date(cancelAt))}`
            : end && renewalText(end, subscription.subscription_tier)}
      </Text>
    </>
  );
}

/** The professional's subscription, with its buttons (spec §2, Provider dashboard). */
export function SubscriptionCard() {
  const view = useSubscription();
  const portal = usePortal();
  const [refreshing, setRefreshing] = useState(false);
  useCheckErrorToast(view, refreshing);

  const refresh = async () => {
    setRefreshing(true);
    const result = await refreshSubscription();
    if (result.status === 'failed') {
      if (result.error instanceof Error) shownErrors.add(result.error);
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
        <SteadyButton variant="outline" off={portal.isOpening} onClick={() => void portal.open()}>
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
