import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface HomeSectionProps {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  lead?: string;
  isTinted?: boolean;
  children: ReactNode;
}

/** A section of the home page with its heading. */
export function HomeSection({ id, title, lead, isTinted = false, children }: HomeSectionProps) {
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg={isTinted ? 'bg.subtle' : undefined}
      py={{ base: '12', md: '20' }}
    >
      <Box maxW="72rem" mx="auto" px={{ base: '4', md: '8' }}>
        <Heading as="h2" id={id} size="xl" maxW="34rem">
          {title}
        </Heading>
        {lead && (
          <Text mt="2" color="fg.muted" fontSize="lg" textWrap="pretty">
            {lead}
          </Text>
        )}
        <Box mt={{ base: '6', md: '10' }}>{children}</Box>
      </Box>
    </Box>
  );
}
