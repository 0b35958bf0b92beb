import { Box, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { ChipLinks } from '../../ui/layout/chip-links.tsx';

interface LinkSectionProps {
  heading: string;
  links: { to: string; text: string }[];
}

/** A heading with links below a list. Shows nothing without links. */
export function LinkSection({ heading, links }: LinkSectionProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} mt={{ base: '10', md: '12' }}>
      <Heading as="h2" id={id} size="lg" mb="4">
        {heading}
      </Heading>
      <ChipLinks links={links} />
    </Box>
  );
}
