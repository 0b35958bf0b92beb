import { BRAND } from '@doorstep/domain/brand';
import { Box, chakra, Flex } from '@chakra-ui/react';

/** The logo: the symbol and the brand's name. */
export function Logo() {
  return (
    <Flex as="span" align="center" gap="2.5">
      <chakra.svg viewBox="0 0 32 32" boxSize="8" aria-hidden="true" color="accent.solid">
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <chakra.svg
          as="g"
          color="accent.contrast"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
        >
          <path d="M9.5 25.5V14a6.5 6.5 0 0 1 13 0v11.5M6.5 25.5h19" strokeWidth="2.4" />
          <path d="M18.8 18.6v.1" strokeWidth="3.2" />
        </chakra.svg>
      </chakra.svg>
      <Box as="span" fontFamily="heading" fontWeight="560" fontSize="xl" letterSpacing="-0.02em">
        {BRAND.name}
      </Box>
    </Flex>
  );
}
