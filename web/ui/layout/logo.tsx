import { BRAND } from '@doorstep/domain/brand';
import { Box, chakra, Flex } from '@chakra-ui/react';

const { logo } = BRAND;

/** The logo: the symbol and the brand's name. */
export function Logo() {
  return (
    <Flex as="span" align="center" gap="2.5">
      <chakra.svg viewBox="0 0 32 32" boxSize="8" aria-hidden="true" color="accent.solid">
        <rect width="32" height="32" rx={logo.corner} fill="currentColor" />
        <chakra.svg
          as="g"
          color="accent.contrast"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={logo.lines} strokeWidth={logo.lineWidth} />
          <path d={logo.dots} strokeWidth={logo.dotWidth} />
        </chakra.svg>
      </chakra.svg>
      <Box as="span" fontFamily="heading" fontWeight="560" fontSize="xl" letterSpacing="-0.02em">
        {BRAND.name}
      </Box>
    </Flex>
  );
}
