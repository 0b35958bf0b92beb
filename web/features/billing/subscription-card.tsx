import { planLabel } from '@doorstep/domain/billing/plan';
import { Badge, Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronDown, ExternalLink, Pencil, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import {
  isSubscribed,
  refreshSubscription,
  useSubscription,
  type SubscriptionView,
} from '../../data/billing/subscription.ts';
import { formatDate } from '../../lib/text/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { LineSkeletons } from '../../ui/feedback/states.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, statusErrorText } from './messages.ts';
import { planLine, renewalText } from './plan-line.ts';
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

function Status({ view }: { view: SubscriptionView }) {
  if (view.status === 'loading') {
    return <LineSkeletons label="Checking your subscription..." />;
  }
  const subscription = view.status === 'checked' ? view.subscription : null;
  const renewal = subscription && renewalText(subscription, formatDate);
  const cancelAt = subscription?.cancel_at;
  return (
    <>
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontSize="lg" fontWeight="600">
          {subscription?.subscription_tier
            ? `${planLabel(subscription.subscription_tier)} plan`
            : 'Your plan'}
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
            : renewal && `Renews ${renewal}`}
      </Text>
    </>
  );
}

const LineButton = chakra('button', {
  base: {
    display: 'flex',
    w: 'full',
    minH: '12',
    px: '5',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderRadius: '2xl',
    textAlign: 'start',
    fontWeight: '600',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '& svg': { flexShrink: '0', transitionProperty: 'transform', transitionDuration: 'fast' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});

interface SubscriptionCardProps {
  /** Whether the card is one line, which opens the rest, and the links. */
  isCompact: boolean;
  children?: ReactNode;
}

/**
 * The professional's subscription, with its buttons. `children` follow
 * the link to the editor.
 */
export function SubscriptionCard({ isCompact, children }: SubscriptionCardProps) {
  const view = useSubscription();
  const portal = usePortal();
  const [refreshing, setRefreshing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const direction = isCompact ? 'row' : 'column';
  const flexGrow = isCompact ? 1 : 0;
  const line = view.status === 'loading' ? null : planLine(view);
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
    <Panel as="section" aria-labelledby="subscription" p={isCompact ? { base: '0', md: '0' } : '7'}>
      <Heading as="h2" size="md" id="subscription" srOnly={isCompact}>
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
      <Box
        id={details}
        hidden={isCompact && !isOpen}
        {...(isCompact ? { p: '5', pt: '1' } : { pt: '3' })}
      >
        <Status view={view} />
        <Flex
          gap="2"
          mt="4"
          wrap="wrap"
          direction={direction}
          css={{ '& > *': { flexGrow, paddingInline: '3' } }}
        >
          <AriaDisabledButton variant="outline" off={refreshing} onClick={() => void refresh()}>
            <RefreshCw />
            <span>{refreshing ? 'Checking...' : 'Refresh Status'}</span>
          </AriaDisabledButton>
          <AriaDisabledButton
            variant="outline"
            off={portal.isOpening}
            onClick={() => void portal.open()}
          >
            <ExternalLink />
            Manage Subscription
          </AriaDisabledButton>
        </Flex>
      </Box>
      <Flex
        gap="2"
        wrap="wrap"
        direction={direction}
        {...(isCompact ? { px: '3', pb: '3' } : { mt: '2' })}
        css={{
          '& > *': isCompact
            ? { flexGrow, paddingInline: '2', textStyle: 'sm' }
            : { flexGrow, paddingInline: '3', textStyle: 'md' },
        }}
      >
        <ButtonLink to={paths.profileEditor} variant="outline">
          <Pencil />
          Edit Public Profile
        </ButtonLink>
        {children}
      </Flex>
    </Panel>
  );
}
