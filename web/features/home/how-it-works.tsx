import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { HomeSection } from './home-sections.tsx';

const STEPS = [
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
] as const;

/** Three steps for clients. */
export function HowItWorks() {
  return (
    <HomeSection id="how-it-works" title="How it works">
      <SimpleGrid
        as="ol"
        columns={{ base: 1, md: 3 }}
        gap={{ base: '6', md: '10' }}
        listStyleType="none"
      >
        {STEPS.map(({ title, text }, i) => (
          <Flex as="li" key={title} gap="4">
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
              <Text fontWeight="600">{title}</Text>
              <Text color="fg.muted" textWrap="pretty">
                {text}
              </Text>
            </Box>
          </Flex>
        ))}
      </SimpleGrid>
    </HomeSection>
  );
}
