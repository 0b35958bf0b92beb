import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { CHEAPEST_PLAN, monthlyPrice, planPrices } from '@doorstep/domain/billing/plan';
import { Handshake, ReceiptText, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { HomeSection } from './home-sections.tsx';

const BENEFITS: { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <Handshake />,
    title: 'You own the relationship',
    text: "Requests come straight to you, with the client's name, phone number and full description. We never sell them.",
  },
  {
    icon: <ReceiptText />,
    title: 'Simple subscription',
    text: 'One flat monthly price. Unlimited leads, no commissions, cancel anytime.',
  },
  {
    icon: <Smartphone />,
    title: 'Fast mobile landing pages',
    text: 'Your own page that opens instantly on any phone: your work, your services, and one button to reach you.',
  },
];

/** Three cards with a professional's benefits, and the prices. */
export function ForProfessionals() {
  return (
    <HomeSection
      id="benefits"
      title="Built for people who do the work"
      lead={`Clients pay nothing. Professionals pay ${planPrices()} a month, whatever they earn.`}
      isTinted
    >
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '6' }}>
        {BENEFITS.map(({ icon, title, text }) => (
          <Panel key={title}>
            <Flex
              boxSize="12"
              borderRadius="xl"
              bg="accent.subtle"
              color="accent.fg"
              align="center"
              justify="center"
              mb="5"
              aria-hidden="true"
            >
              {icon}
            </Flex>
            <Heading as="h3" size="md" mb="2">
              {title}
            </Heading>
            <Text color="fg.muted" textWrap="pretty">
              {text}
            </Text>
          </Panel>
        ))}
      </SimpleGrid>
      <AppLink to={paths.pricing} mt="2" minH="11">
        Compare the plans
      </AppLink>
    </HomeSection>
  );
}

/** The closing call to action, which links to the prices. */
export function ClosingCall() {
  return (
    <Box maxW="72rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '12', md: '20' }} w="full">
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'flex-start', md: 'center' }}
        justify="space-between"
        gap="6"
        bg="accent.subtle"
        borderRadius="3xl"
        px={{ base: '6', md: '12' }}
        py={{ base: '8', md: '12' }}
      >
        <Box>
          <Heading as="h2" size="lg">
            Your page can be live tonight
          </Heading>
          <Text mt="2" color="fg.muted" fontSize="lg">
            {`From ${monthlyPrice(CHEAPEST_PLAN)} a month. No contract, no fee per lead.`}
          </Text>
        </Box>
        <ButtonLink to={paths.pricing} size="lg">
          View Pricing
        </ButtonLink>
      </Flex>
    </Box>
  );
}
