import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { Counts } from '@doorstep/domain/analytics/analytics-month';
import { useId } from 'react';
import { Panel } from '../../ui/layout/page.tsx';
import { formatCount } from './numbers.ts';

/** The rows of a list. The CSV file has all. */
const ROWS = 8;

interface RankingProps {
  title: string;
  counts: Counts;
  nameOf: (key: string) => string;
  /** Shown without any. */
  empty: string;
}

/** A list of what was counted most, each with a bar. */
export function Ranking({ title, counts, nameOf, empty }: RankingProps) {
  const id = useId();
  const rows = Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, ROWS);
  const most = rows[0]?.[1] ?? 1;
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading as="h2" size="md" id={id} mb="4">
        {title}
      </Heading>
      {rows.length === 0 && <Text color="fg.muted">{empty}</Text>}
      <Box as="ul" listStyleType="none">
        {rows.map(([key, count]) => (
          <Box as="li" key={key} mb="3">
            <Flex justify="space-between" gap="4">
              <Text minW="0" overflowWrap="anywhere">
                {nameOf(key)}
              </Text>
              <Text fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatCount(count)}
              </Text>
            </Flex>
            <Box mt="1" h="2" borderRadius="full" bg="bg.muted" aria-hidden="true">
              <Box
                h="full"
                borderRadius="full"
                bg="accent.line"
                style={{ width: `${(100 * count) / most}%` }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
