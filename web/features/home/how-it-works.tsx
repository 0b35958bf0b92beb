import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { CHEAPEST_PLAN, monthlyPrice } from '@doorstep/domain/billing/plan';
import { HomeSection } from './home-sections.tsx';

interface Step {
  title: string;
  text: string;
}

const FOR_CLIENTS: readonly Step[] = [
  {
    title: 'Search',
    text: 'Say what you need and where. You can look around without an account.',
  },
  {
    title: 'Send a request',
    text: "Describe the job on a professional's page. A free account keeps your requests together.",
  },
  {
    title: 'Talk directly',
    text: 'Chat, call or email. You agree on the time and the price, and you pay the professional.',
  },
];

const FOR_PROFESSIONALS: readonly Step[] = [
  {
    title: 'Choose a plan',
    text: `From ${monthlyPrice(CHEAPEST_PLAN)} a month, with no contract and no setup fee.`,
  },
  {
    title: 'Publish your page',
    text: 'Add your photos, your services and the places you serve. Clients find it in search.',
  },
  {
    title: 'Answer requests',
    text: 'They arrive in your inbox and by email. You keep the client, and everything you earn.',
  },
];

function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <Box>
      <Heading as="h3" size="md" mb="6">
        {title}
      </Heading>
      <Flex as="ol" direction="column" gap="6" listStyleType="none">
        {steps.map((step, i) => (
          <Flex as="li" key={step.title} gap="4">
            <Flex
              boxSize="10"
              flexShrink="0"
              borderRadius="full"
              bg="accent.subtle"
              color="accent.fg"
              fontFamily="heading"
              fontSize="lg"
              align="center"
              justify="center"
              aria-hidden="true"
            >
              {i + 1}
            </Flex>
            <Box>
              <Text fontWeight="600">{step.title}</Text>
              <Text color="fg.muted" textWrap="pretty">
                {step.text}
              </Text>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

/** Three steps for clients, and three for professionals. */
export function HowItWorks() {
  return (
    <HomeSection id="how-it-works" title="How it works">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '10', md: '16' }}>
        <Steps title="For clients" steps={FOR_CLIENTS} />
        <Steps title="For professionals" steps={FOR_PROFESSIONALS} />
      </SimpleGrid>
    </HomeSection>
  );
}
