import { Box, Flex, Text } from '@chakra-ui/react';
import { cheapestPlanWith, type Feature } from '@doorstep/domain/billing/entitlements';
import { monthlyPrice } from '@doorstep/domain/billing/plan';
import { Sparkles } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../layout/primitives.tsx';

interface PlanPromptProps {
  feature: Feature;
  /** What the plan adds, as the start of a sentence: 'Captions and tags'. */
  what: string;
}

/** Says which plan includes a feature and what it costs, with a link to the plans. */
export function PlanPrompt({ feature, what }: PlanPromptProps) {
  const plan = cheapestPlanWith(feature);
  return (
    <Flex
      gap="4"
      p="4"
      align="center"
      wrap="wrap"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.subtle"
    >
      <Box color="accent.fg" aria-hidden="true">
        <Sparkles />
      </Box>
      <Text flex="1 1 14rem" textWrap="pretty">
        {`${what} are part of ${plan.label}, ${monthlyPrice(plan)} a month.`}
      </Text>
      <ButtonLink to={paths.pricing} variant="outline">
        See plans
      </ButtonLink>
    </Flex>
  );
}
