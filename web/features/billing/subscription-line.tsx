import { planLabel } from '@doorstep/domain/billing/plan';
import { capitalize } from '@doorstep/domain/text';
import { Badge, Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronDown, ExternalLink, Pencil, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import {
  isSubscribed,
  refreshSubscription,
  useSubscription,
  type SubscriptionView,
} from '../../data/billing/subscription.ts';
import { formatDate } from '../../lib/text/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { LineSkeletons } from '../../ui/feedback/states.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, statusErrorText } from './messages.ts';
import { planLine, renewalText, type Subscription } from './plan-line.ts';
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
    toast.error(statusErrorText(failure));
  }, [failure, refreshing]);

  const checkAgain = useEffectEvent(() => {
    if (failure !== null && shownErrors.has(failure)) void refreshSubscription();
  });
  useEffect(() => checkAgain(), []);
}

function StatusBadge({ subscription }: { subscription: Subscription | null }) {
  if (subscription?.status === 'past_due') return <Badge colorPalette="orange">Payment due</Badge>;
  if (subscription?.cancel_at) return <Badge colorPalette="orange">Ending</Badge>;
  return <Badge colorPalette="green">Active</Badge>;
}

function Status({ view }: { view: SubscriptionView }) {
  if (view.status === 'loading') {
    return <LineSkeletons label="Checking your subscription..." />;
  }
  const subscription = view.status === 'checked' ? view.subscription : null;
  const renewal = subscription && renewalText(subscription, formatDate);
  const cancelAt = subscription?.cancel_at;
  return (
    <Flex columnGap="4" align="center" wrap="wrap">
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontWeight="600">
          {subscription?.subscription_tier
            ? `${planLabel(subscription.subscription_tier)} plan`
            : 'Your plan'}
        </Text>
        {isSubscribed(view) && <StatusBadge subscription={subscription} />}
      </Flex>
      <Text color="fg.muted">
        {view.status === 'failed'
          ? "We couldn't check the current status. Your page and requests aren't affected."
          : cancelAt
            ? `Ends on ${formatDate(new Date(cancelAt))}`
            : renewal && capitalize(renewal)}
      </Text>
    </Flex>
  );
}

interface SubscriptionLineButtonsProps {
  refreshing: boolean;
  onRefresh: () => void;
}

/** The buttons of the subscription, and the link to the editor. */
function Buttons({ refreshing, onRefresh }: SubscriptionLineButtonsProps) {
  const portal = usePortal();
  return (
    <Flex gap="2" wrap="wrap">
      <AriaDisabledButton
        size={{ base: 'md', lg: 'sm' }}
        variant="outline"
        off={refreshing}
        onClick={onRefresh}
      >
        <RefreshCw />
        <span>{refreshing ? 'Checking...' : 'Refresh Status'}</span>
      </AriaDisabledButton>
      <AriaDisabledButton
        size={{ base: 'md', lg: 'sm' }}
        variant="outline"
        off={portal.isOpening}
        onClick={() => void portal.open()}
      >
        <ExternalLink />
        Manage Subscription
      </AriaDisabledButton>
      <ButtonLink to={paths.profileEditor} size={{ base: 'md', lg: 'sm' }} variant="outline">
        <Pencil />
        Edit Public Profile
      </ButtonLink>
    </Flex>
  );
}

/**
 * The professional's subscription on one line, with its buttons. `isCompact` hides the buttons
 * behind the line.
 */
export function SubscriptionLine({ isCompact }: { isCompact: boolean }) {
  const view = useSubscription();
  const [refreshing, setRefreshing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const line = view.status === 'loading' ? null : planLine(view);
  useCheckErrorToast(view, refreshing);

  const refresh = async () => {
    setRefreshing(true);
    const result = await refreshSubscription();
    if (result.status === 'failed') {
      if (result.error instanceof Error) shownErrors.add(result.error);
      toast.error(BILLING_MESSAGES.refreshFailed);
    }
    setRefreshing(false);
  };

  return (
    <Box as="section" aria-labelledby="subscription" mb="2">
      <Heading as="h2" srOnly id="subscription">
        Subscription
      </Heading>
      {isCompact && (
        <LineButton
          type="button"
          aria-label={line === null ? undefined : `Subscription: ${line}`}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{line ?? 'Subscription'}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </LineButton>
      )}
      <Flex
        id={details}
        display={isCompact && !isOpen ? 'none' : 'flex'}
        minH="11"
        columnGap="6"
        rowGap="3"
        pb={isCompact ? '3' : '0'}
        wrap="wrap"
        align="center"
        justify="space-between"
      >
        <Box flex="1 1 16rem" minW="0">
          <Status view={view} />
        </Box>
        <Buttons refreshing={refreshing} onRefresh={() => void refresh()} />
      </Flex>
    </Box>
  );
}

const LineButton = chakra('button', {
  base: {
    display: 'flex',
    minH: '11',
    gap: '2',
    alignItems: 'center',
    textAlign: 'start',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '& svg': { flexShrink: '0', transitionProperty: 'transform', transitionDuration: 'fast' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});
