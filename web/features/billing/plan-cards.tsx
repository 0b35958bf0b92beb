import { Badge, Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { monthlyPrice, PLANS, type Plan } from '@doorstep/domain/billing/plan';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Panel } from '../../ui/layout/page.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';

const FAVOURITE = 'Pro';

const TAGLINES: Record<Plan['name'], string> = {
  Starter: 'Your own page, easy for people nearby to find.',
  Pro: 'Show up first, with your best work on display.',
  Business: 'For teams in more than one place.',
};

interface CardProps {
  plan: Plan;
  busy: boolean;
  onSubscribe: () => void;
}

function PlanCard({ plan, busy, onSubscribe }: CardProps) {
  const favourite = plan.name === FAVOURITE;
  const nameId = useId();
  return (
    <Panel
      as="article"
      aria-labelledby={nameId}
      display="flex"
      flexDirection="column"
      position="relative"
      borderColor={favourite ? 'accent.solid' : 'border'}
      borderWidth={favourite ? '2px' : '1px'}
      boxShadow={favourite ? 'lg' : 'sm'}
    >
      <Flex align="center" justify="space-between" minH="7">
        <Heading as="h2" id={nameId} size="md">
          {plan.name}
        </Heading>
        {favourite && <Badge colorPalette="accent">Recommended</Badge>}
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
            {feature}
          </Flex>
        ))}
      </Flex>
      <SteadyButton
        mt="auto"
        size="lg"
        variant={favourite ? 'solid' : 'outline'}
        off={busy}
        onClick={onSubscribe}
        aria-describedby={nameId}
      >
        Subscribe
      </SteadyButton>
    </Panel>
  );
}

/** The three plans (spec §9), each with a Subscribe button. */
export function PlanCards({ onSubscribe }: { onSubscribe: (productId: string) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const subscribe = async (productId: string) => {
    setBusy(true);
    try {
      await onSubscribe(productId);
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
          busy={busy}
          onSubscribe={() => void subscribe(plan.product_id)}
        />
      ))}
    </SimpleGrid>
  );
}
