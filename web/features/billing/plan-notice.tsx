import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { CalendarClock, CreditCard, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSubscription } from '../../data/billing/subscription.ts';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { planNotice, type PlanProblem } from './plan-notice-text.ts';
import { usePortal } from './use-portal.ts';

const ICONS: Record<PlanProblem, ReactNode> = {
  due: <CreditCard />,
  ending: <CalendarClock />,
  ended: <Store />,
};

/** Shows a failed payment, or a plan that ends or has ended, with the button that fixes it. */
export function PlanNotice() {
  const view = useSubscription();
  const portal = usePortal();
  const notice = view.status === 'checked' ? planNotice(view.subscription) : null;
  if (!notice) return null;
  const { problem, title, text, action } = notice;
  return (
    <Panel
      as="section"
      aria-labelledby="plan-notice"
      mb="6"
      borderColor="accent.line"
      p="5"
      ref={moveFocusOnUnmount}
    >
      <Flex gap="4" align="flex-start" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Box color="accent.fg" mt="1" aria-hidden="true">
          {ICONS[problem]}
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
          <AriaDisabledButton
            flex={{ base: '1 1 100%', md: '0 0 auto' }}
            alignSelf="center"
            off={portal.isOpening}
            onClick={() => void portal.open(action.flow)}
          >
            {action.label}
          </AriaDisabledButton>
        )}
      </Flex>
    </Panel>
  );
}
