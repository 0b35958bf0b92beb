import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { ButtonLink } from '../../ui/layout/primitives.tsx';

interface ChipLinksProps {
  links: { to: string; text: string }[];
}

/** A list of short links that look like chips. */
function ChipLinks({ links }: ChipLinksProps) {
  return (
    <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
      {links.map(({ to, text }) => (
        <Flex as="li" key={to} maxW="full">
          <ButtonLink
            to={to}
            variant="outline"
            flexShrink="1"
            minW="0"
            py="2"
            fontWeight="500"
            overflowWrap="anywhere"
          >
            {text}
          </ButtonLink>
        </Flex>
      ))}
    </Flex>
  );
}

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
