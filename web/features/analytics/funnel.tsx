import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { AnalyticsDay } from '@doorstep/domain/analytics/analytics-month';
import { useId } from 'react';
import { Panel } from '../../ui/layout/page.tsx';
import { formatBefore, formatCount, formatQuotes, FUNNEL } from './numbers.ts';

/** A bar of which a share (0 to 1) is filled. */
export function Bar({ share }: { share: number }) {
  return (
    <Box mt="1" h="2" borderRadius="full" bg="bg.muted">
      <Box h="full" borderRadius="full" bg="accent.line" style={{ width: `${100 * share}%` }} />
    </Box>
  );
}

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
              <Bar share={total[key] / most} />
            </Box>
          </Grid>
        ))}
      </Stack>
    </Panel>
  );
}
