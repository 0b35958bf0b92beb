import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { CallableOutput, PortalFlow } from '@doorstep/domain/callables';
import { formatMoney } from '@doorstep/domain/billing/money';
import { CalendarClock, CreditCard, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSubscription } from '../../data/billing/subscription.ts';
import { formatDate } from '../../lib/format.ts';
import { leavesFocus } from '../../ui/layout/heading-focus.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { usePortal } from './use-portal.ts';

type Subscription = CallableOutput<'check-subscription'>;

interface Notice {
  icon: ReactNode;
  title: string;
  text: string;
  action?: { label: string; flow?: PortalFlow };
}

const formatDay = (time: string) => formatDate(new Date(time));

/** Stripe keeps trying to charge the card, so a new card settles the payment. */
const PAYMENT_DUE: Subscription['status'][] = ['past_due', 'unpaid'];

function paymentDueText({
  amount_due,
  currency,
  next_attempt_at,
  subscribed,
}: Subscription): string {
  const amount =
    amount_due !== null && currency !== null
      ? `${formatMoney(amount_due, currency)} is due.`
      : 'The last payment is due.';
  const next = next_attempt_at
    ? ` We'll charge your card again on ${formatDay(next_attempt_at)}.`
    : '';
  const page = subscribed
    ? ' Your page stays public for a few days.'
    : ' Your page is not public until you pay. Then it comes back automatically.';
  return `${amount}${next}${page}`;
}

/** Returns what the professional must know about the plan, or null if there is no problem. */
function noticeOf(subscription: Subscription): Notice | null {
  const { status, subscribed, cancel_at } = subscription;
  if (PAYMENT_DUE.includes(status)) {
    return {
      icon: <CreditCard />,
      title: "Your last payment didn't go through",
      text: paymentDueText(subscription),
      action: { label: 'Update card', flow: 'update_payment_method' },
    };
  }
  if (subscribed && cancel_at !== null) {
    return {
      icon: <CalendarClock />,
      title: `Your plan ends on ${formatDay(cancel_at)}`,
      text: 'Until then nothing changes. After that your page is no longer public. You keep your requests and chats.',
      action: { label: 'Resume plan' },
    };
  }
  if (subscribed || status === 'none') return null;
  return {
    icon: <Store />,
    title: 'Your plan has ended',
    text: 'Your page is no longer public. You keep your requests and chats. Choose a plan to bring your page back right away.',
  };
}

/** Shows a failed payment, or a plan that ends or has ended, with the button that fixes it. */
export function PlanNotice() {
  const view = useSubscription();
  const portal = usePortal();
  const notice = view.status === 'checked' ? noticeOf(view.subscription) : null;
  if (!notice) return null;
  const { icon, title, text, action } = notice;
  return (
    <Panel
      as="section"
      aria-labelledby="plan-notice"
      mb="6"
      borderColor="accent.solid"
      p="5"
      ref={leavesFocus}
    >
      <Flex gap="4" align="flex-start" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Box color="accent.fg" mt="1" aria-hidden="true">
          {icon}
        </Box>
        <Box flex="1 1 14rem" minW="0">
          <Heading as="h2" size="md" id="plan-notice">
            {title}
          </Heading>
          <Text mt="1" color="fg.muted" textWrap="pretty">
            {text}
          </Text>
        </Box>
        {action && (
          <SteadyButton
            flex={{ base: '1 1 100%', md: '0 0 auto' }}
            alignSelf="center"
            off={portal.isOpening}
            onClick={() => void portal.open(action.flow)}
          >
            {action.label}
          </SteadyButton>
        )}
      </Flex>
    </Panel>
  );
}
