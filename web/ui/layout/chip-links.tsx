import { Flex } from '@chakra-ui/react';
import { ButtonLink } from './primitives.tsx';

interface ChipLinksProps {
  links: { to: string; text: string }[];
}

/** A list of short links that look like chips. */
export function ChipLinks({ links }: ChipLinksProps) {
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
