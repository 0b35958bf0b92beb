import { Box } from '@chakra-ui/react';
import { Page } from '../ui/layout/page.tsx';
import { CardSkeletons } from '../ui/feedback/states.tsx';

/** Shows skeletons between header and footer until the first screen's code is loaded. */
export function LoadingScreen() {
  return (
    <Page title="One moment">
      {/* Fills the screen, so that the footer does not move when the content is loaded. */}
      <Box minH="100dvh">
        <CardSkeletons label="Loading..." />
      </Box>
    </Page>
  );
}
