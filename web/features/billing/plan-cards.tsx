import { Badge, Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { monthlyPrice, type Plan } from '@doorstep/domain/billing/plan';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { earlyAnswer } from '../../lib/early-answer.ts';
import { authHref } from '../../lib/paths.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { READING_MS } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES } from './messages.ts';
import { planOffers, type KnownPlan, type PlanOffer } from './plan-offers.ts';

const TAGLINES: Record<Plan['name'], string> = {
  Starter: 'Your own page, easy for people nearby to find.',
  Pro: 'Show up first, with your best work on display.',
  Business: 'For teams in more than one place.',
};

const BADGE_COLORS = { 'Your plan': 'green', 'Your choice': 'accent', Recommended: 'accent' };

interface CardProps {
  offer: PlanOffer;
  /** What the card says above its list of features. */
  lead: string;
  isBusy: boolean;
  onChoose: () => void;
}

/**
 * Returns what a card says above its features: what it has from the plan before, if there is one.
 */
const leadAfter = (before: PlanOffer | undefined) =>
  before ? `Everything in ${before.plan.label}, and:` : 'Includes:';

/** What Subscribe answers to a visitor before the app is loaded. */
const signInFirst = ({ product_id }: Plan) =>
  earlyAnswer({
    say: [BILLING_MESSAGES.signInFirst],
    goTo: authHref({ checkout: true }),
    delay: READING_MS,
    product: product_id,
  });

function PlanCard({ offer, lead, isBusy, onChoose }: CardProps) {
  const { plan, action, badge, isMarked, isPrimary, label, note } = offer;
  const nameId = useId();
  const noteId = useId();
  return (
    <Panel
      as="article"
      aria-labelledby={nameId}
      // The rows of the three cards are aligned.
      display="grid"
      gridRow={{ lg: 'span 7' }}
      gridTemplateRows={{ lg: 'subgrid' }}
      alignContent="start"
      position="relative"
      borderColor={isMarked ? 'accent.line' : 'border'}
      borderWidth={isMarked ? '2px' : '1px'}
      boxShadow={isMarked ? 'lg' : 'sm'}
    >
      <Flex align="center" justify="space-between" minH="7">
        <Heading as="h2" id={nameId} size="md">
          {plan.label}
        </Heading>
        {badge && <Badge colorPalette={BADGE_COLORS[badge]}>{badge}</Badge>}
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
      <Text mb="3" fontWeight="600">
        {lead}
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
        size="lg"
        variant={isPrimary ? 'solid' : 'outline'}
        off={isBusy || action === 'wait'}
        onClick={onChoose}
        aria-describedby={note === null ? nameId : `${nameId} ${noteId}`}
        {...(action === 'subscribe' && signInFirst(plan))}
      >
        {label}
      </AriaDisabledButton>
      {note !== null && (
        <Text
          id={noteId}
          mt="3"
          color="fg.muted"
          textStyle="sm"
          textAlign="center"
          textWrap="balance"
        >
          {note}
        </Text>
      )}
    </Panel>
  );
}

interface PlanCardsProps {
  known: KnownPlan;
  /** The plan that was chosen before the person came back from the payment page. */
  chosen: PlanTier | null;
  onSubscribe: (productId: string) => Promise<void>;
  /** Opens the portal. */
  onManage: () => Promise<void>;
  onSwitch: (tier: PlanTier) => Promise<void>;
}

/**
 * The three plans, each with a Subscribe button. A subscriber's own plan is marked, and
 * the buttons of the others switch to them.
 */
export function PlanCards({ known, chosen, onSubscribe, onManage, onSwitch }: PlanCardsProps) {
  const [isBusy, setBusy] = useState(false);
  const choose = async ({ plan, action }: PlanOffer) => {
    setBusy(true);
    try {
      if (action === 'subscribe') await onSubscribe(plan.product_id);
      else if (action === 'manage') await onManage();
      else if (action === 'switch') await onSwitch(plan.name);
    } finally {
      setBusy(false);
    }
  };
  const offers = planOffers(known, chosen);
  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} columnGap="6" rowGap={{ base: '5', lg: '0' }}>
      {offers.map((offer, i) => (
        <PlanCard
          key={offer.plan.product_id}
          offer={offer}
          lead={leadAfter(offers[i - 1])}
          isBusy={isBusy}
          onChoose={() => void choose(offer)}
        />
      ))}
    </SimpleGrid>
  );
}
