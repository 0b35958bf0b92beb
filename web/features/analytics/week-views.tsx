import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { countInterest } from '../../data/analytics/analytics.ts';
import { useLoad } from '../../lib/use-load.ts';
import { PlanPrompt } from '../../ui/feedback/plan-prompt.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { formatCount, savedByText } from './numbers.ts';

/** What a plan without analytics shows: the number of views in a week, and what is missing. */
export function WeekViews() {
  const week = useLoad('interest', countInterest);
  return (
    <Stack gap="6">
      {week.status === 'error' ? (
        <ErrorState onRetry={week.reload}>We couldn't load your views.</ErrorState>
      ) : (
        <Panel>
          <Heading as="h2" size="md">
            Views of your page in the last 7 days
          </Heading>
          <Box mt="2" minH="14" aria-live="polite">
            {week.status === 'ready' ? (
              <Text fontSize="4xl" fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatCount(week.data.views)}
              </Text>
            ) : (
              <Skeleton h="10" w="20" />
            )}
            {week.status === 'ready' && week.data.saved_by !== null && (
              <Text color="fg.muted">{savedByText(week.data.saved_by)}</Text>
            )}
          </Box>
        </Panel>
      )}
      <PlanPrompt
        feature="analytics"
        what="Charts, visitors, where they come from, and the numbers of your business"
      />
    </Stack>
  );
}
