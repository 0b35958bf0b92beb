import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { monthlyPrice, PLANS } from '@doorstep/domain/billing/plan';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { HomeSection } from './home-section.tsx';

/** The plans and their prices, with a link to the page on which they are sold. */
export function Prices() {
  return (
    <HomeSection
      id="prices"
      title="Plain prices for professionals"
      lead="Clients pay nothing. Professionals pay a flat monthly price, whatever they earn."
    >
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 3 }} gap="4">
        {PLANS.map((plan) => (
          <Panel as="li" key={plan.name}>
            <Text fontWeight="600">{plan.label}</Text>
            <Text mt="1">
              <Box as="span" fontFamily="heading" fontSize="3xl">
                {monthlyPrice(plan)}
              </Box>
              <Box as="span" color="fg.muted">
                /mo
              </Box>
            </Text>
            <Text mt="2" color="fg.muted" textWrap="pretty">
              {plan.features.join(' • ')}
            </Text>
          </Panel>
        ))}
      </SimpleGrid>
      <AppLink to={paths.pricing} mt="4" minH="11">
        Compare the plans
      </AppLink>
    </HomeSection>
  );
}
