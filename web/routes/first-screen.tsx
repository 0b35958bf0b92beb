import { Box } from '@chakra-ui/react';
import { Page } from '../ui/layout/page.tsx';
import { CardSkeletons } from '../ui/feedback/states.tsx';

/** What stands between header and footer until the first screen's code has come. */
export function FirstScreen() {
  return (
    <Page title="One moment">
      {/* As high as the screen: the footer does not jump when the content comes. */}
      <Box minH="100dvh">
        <CardSkeletons label="Loading..." />
      </Box>
    </Page>
  );
}
