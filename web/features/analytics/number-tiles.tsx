import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import type { AnalyticsDay } from '@doorstep/domain/analytics/analytics-month';
import { countAnswers, formatChange, formatCount, formatWait, NUMBERS } from './numbers.ts';

interface NumberTilesProps {
  total: AnalyticsDay;
  /** The range before; null if it was not counted. */
  before: AnalyticsDay | null;
}

function Tile({ label, value, note }: { label: string; value: string; note: string | null }) {
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="xl" bg="bg.panel" p="4">
      <Text as="dt" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Text as="dd" mt="1" fontSize="2xl" fontWeight="600" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
      {note && (
        <Text as="dd" color="fg.muted" fontSize="sm">
          {note}
        </Text>
      )}
    </Box>
  );
}

/** The sums of the range, each with its change since the range before. */
export function NumberTiles({ total, before }: NumberTilesProps) {
  const change = (now: number, earlier: number | undefined) =>
    earlier === undefined ? null : formatChange(now, earlier);
  const answers = countAnswers(total);
  return (
    <SimpleGrid as="dl" columns={{ base: 2, md: 3, lg: 4 }} gap="3">
      {NUMBERS.map(({ key, label }) => (
        <Tile
          key={key}
          label={label}
          value={formatCount(total[key])}
          note={change(total[key], before?.[key])}
        />
      ))}
      <Tile
        label="Typical first answer"
        value={formatWait(total) ?? '–'}
        note={`${formatCount(answers)} ${answers === 1 ? 'answer' : 'answers'}`}
      />
    </SimpleGrid>
  );
}
