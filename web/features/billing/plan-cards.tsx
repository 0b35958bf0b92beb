import { Badge, Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { monthlyPrice, PLANS, type Plan } from '@doorstep/domain/billing/plan';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { earlyAnswer } from '../../lib/early-answer.ts';
import { authHref } from '../../lib/paths.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { READING_MS } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES } from './messages.ts';

const RECOMMENDED = 'Pro';

const TAGLINES: Record<Plan['name'], string> = {
  Starter: 'Your own page, easy for people nearby to find.',
  Pro: 'Show up first, with your best work on display.',
  Business: 'For teams in more than one place.',
};

interface CardProps {
  plan: Plan;
  /** The person's own plan; null without one. */
  current: PlanTier | null;
  isBusy: boolean;
  onChoose: () => void;
}

/** What Subscribe answers to a visitor before the app is loaded. */
const signInFirst = ({ product_id }: Plan) =>
  earlyAnswer({
    say: [BILLING_MESSAGES.signInFirst],
    goTo: authHref({ checkout: true }),
    delay: READING_MS,
    product: product_id,
  });

function PlanCard({ plan, current, isBusy, onChoose }: CardProps) {
  const isCurrent = plan.name === current;
  const isRecommended = plan.name === RECOMMENDED;
  const nameId = useId();
  return (
    <Panel
      as="article"
      aria-labelledby={nameId}
      display="flex"
      flexDirection="column"
      position="relative"
      borderColor={isRecommended ? 'accent.line' : 'border'}
      borderWidth={isRecommended ? '2px' : '1px'}
      boxShadow={isRecommended ? 'lg' : 'sm'}
    >
      <Flex align="center" justify="space-between" minH="7">
        <Heading as="h2" id={nameId} size="md">
          {plan.label}
        </Heading>
        {isCurrent ? (
          <Badge colorPalette="green">Your plan</Badge>
        ) : (
          isRecommended && <Badge colorPalette="accent">Recommended</Badge>
        )}
      </Flex>
      <Text color="fg.muted" mt="1">
        {TAGLINES[plan.name]}
      </Text>
      <Text mt="5" mb="5">
        <Box as="span" fontFamily="heading" fontSize="5xl" lineHeight="1" fontWeight="560">
          {monthlyPrice(plan)}
        </Box>
        <Box as="span" color="fg.muted">
          /mo
        </Box>
      </Text>
      <Flex as="ul" direction="column" gap="3" mb="7" listStyleType="none">
        {plan.features.map((feature) => (
          <Flex as="li" key={feature} gap="3" align="flex-start">
            <Box color="accent.fg" flexShrink="0" mt="1" aria-hidden="true">
              <Check size={18} />
            </Box>
            <span>{feature}</span>
          </Flex>
        ))}
      </Flex>
      <AriaDisabledButton
        mt="auto"
        size="lg"
        variant={isRecommended && !isCurrent ? 'solid' : 'outline'}
        off={isBusy}
        onClick={onChoose}
        aria-describedby={nameId}
        {...(current === null && signInFirst(plan))}
      >
        {current === null ? 'Subscribe' : isCurrent ? 'Manage Subscription' : 'Switch'}
      </AriaDisabledButton>
    </Panel>
  );
}

interface PlanCardsProps {
  /** The person's own plan; null without one. */
  current: PlanTier | null;
  onSubscribe: (productId: string) => Promise<void>;
  /** Opens the portal, at the change of the plan or at its first page. */
  onManage: (flow?: 'change_plan') => Promise<void>;
}

/**
 * The three plans, each with a Subscribe button. A subscriber's own plan is marked, and
 * the buttons of the others switch to them in the portal.
 */
export function PlanCards({ current, onSubscribe, onManage }: PlanCardsProps) {
  const [isBusy, setBusy] = useState(false);
  const choose = async ({ name, product_id }: Plan) => {
    setBusy(true);
    try {
      if (current === null) await onSubscribe(product_id);
      else await onManage(name === current ? undefined : 'change_plan');
    } finally {
      setBusy(false);
    }
  };
  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} gap={{ base: '5', lg: '6' }} alignItems="stretch">
      {PLANS.map((plan) => (
        <PlanCard
          key={plan.product_id}
          plan={plan}
          current={current}
          isBusy={isBusy}
          onChoose={() => void choose(plan)}
        />
      ))}
    </SimpleGrid>
  );
}
