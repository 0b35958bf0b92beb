import { SimpleGrid } from '@chakra-ui/react';
import type { AnalyticsDay } from '@doorstep/domain/analytics/analytics-month';
import { NumberTile } from '../../ui/charts/number-tile.tsx';
import { countAnswers, formatChange, formatCount, formatWait, NUMBERS } from './numbers.ts';

interface NumberTilesProps {
  total: AnalyticsDay;
  /** The range before; null if it was not counted. */
  before: AnalyticsDay | null;
}

/** The sums of the range, each with its change since the range before. */
export function NumberTiles({ total, before }: NumberTilesProps) {
  const change = (now: number, earlier: number | undefined) =>
    earlier === undefined ? null : formatChange(now, earlier);
  const answers = countAnswers(total);
  return (
    <SimpleGrid as="dl" columns={{ base: 2, md: 3, lg: 4 }} gap="3">
      {NUMBERS.map(({ key, label }) => (
        <NumberTile
          key={key}
          label={label}
          value={formatCount(total[key])}
          note={change(total[key], before?.[key])}
        />
      ))}
      <NumberTile
        label="Typical first answer"
        value={formatWait(total) ?? '–'}
        note={`${formatCount(answers)} ${answers === 1 ? 'answer' : 'answers'}`}
      />
    </SimpleGrid>
  );
}
