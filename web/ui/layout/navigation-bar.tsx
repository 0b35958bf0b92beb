import { Box } from '@chakra-ui/react';

/** A thin progress bar at the top while the next screen loads; it appears after 150 ms. */
export function NavigationBar() {
  return (
    <Box
      role="progressbar"
      aria-label="Loading the page"
      position="fixed"
      top="0"
      insetInline="0"
      h="1"
      zIndex="banner"
      overflow="hidden"
      opacity="0"
      animation="fade-in 0.2s ease-out 0.15s forwards"
    >
      <Box
        position="absolute"
        h="full"
        w="40%"
        bg="accent.line"
        css={{ '--animate-from-x': '-40%', '--animate-to-x': '100%' }}
        animation="position 1.2s ease-in-out infinite"
      />
    </Box>
  );
}
