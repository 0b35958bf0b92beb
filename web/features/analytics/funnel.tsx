import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { AnalyticsDay } from '@doorstep/domain/analytics/analytics-month';
import { useId } from 'react';
import { ProgressBar } from '../../ui/forms/progress-bar.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { formatBefore, formatCount, formatQuotes, FUNNEL } from './numbers.ts';

export interface SumsProps {
  total: AnalyticsDay;
  /** The range before; null if it was not counted. */
  before: AnalyticsDay | null;
}

/** The way from views to completed jobs, with what the quotes are worth. */
export function Funnel({ total, before }: SumsProps) {
  const id = useId();
  const most = Math.max(1, ...FUNNEL.map(({ key }) => total[key]));
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading as="h2" size="md" id={id} mb="4">
        From views to completed jobs
      </Heading>
      <Stack as="dl" gap="4">
        {FUNNEL.map(({ key, label, money }) => (
          <Grid key={key} templateColumns="1fr auto" columnGap="4" alignItems="baseline">
            <Text as="dt">{label}</Text>
            <Text as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
              {money !== null && total[money] > 0 && (
                <Text as="span" me="3">
                  {formatQuotes(total[money])}
                </Text>
              )}
              <Text as="span" fontSize="xl" fontWeight="600">
                {formatCount(total[key])}
              </Text>
              {before && (
                <Text as="span" ms="2" color="fg.muted" fontSize="sm">
                  {formatBefore(before[key])}
                </Text>
              )}
            </Text>
            <Box as="dd" gridColumn="1 / -1" aria-hidden="true">
              <ProgressBar percent={(100 * total[key]) / most} mt="1" />
            </Box>
          </Grid>
        ))}
      </Stack>
    </Panel>
  );
}
