import { Box, chakra } from '@chakra-ui/react';
import { BRAND } from '@doorstep/domain/brand';
import { countAnswers, formatCount, formatQuotes, formatWait, MONEY, NUMBERS } from './numbers.ts';
import { periodName, type Granularity, type Range } from './periods.ts';

interface PeriodTableProps {
  periods: Range['periods'];
  by: Granularity;
  /** Whether the table is visible. Screen readers read it in any case. */
  isVisible: boolean;
}

const PERIODS: Record<Granularity, string> = { day: 'Day', week: 'Week from', month: 'Month' };
const cellStyle = { px: '3', py: '2', textAlign: 'end', whiteSpace: 'nowrap' } as const;

/** The numbers of all periods, the newest first. */
export function PeriodTable({ periods, by, isVisible }: PeriodTableProps) {
  const rows = periods.toReversed();
  return (
    <Box
      {...(isVisible
        ? { overflowX: 'auto', tabIndex: 0, role: 'region', 'aria-label': 'Numbers by period' }
        : { srOnly: true })}
    >
      <chakra.table w="full" fontSize="sm" fontVariantNumeric="tabular-nums">
        <chakra.caption srOnly>{`Numbers by ${by}`}</chakra.caption>
        <thead>
          <tr>
            <chakra.th scope="col" {...cellStyle} textAlign="start">
              {PERIODS[by]}
            </chakra.th>
            {NUMBERS.map(({ key, label }) => (
              <chakra.th key={key} scope="col" {...cellStyle}>
                {label}
              </chakra.th>
            ))}
            {MONEY.map(({ money, label }) => (
              <chakra.th key={money} scope="col" {...cellStyle}>
                {`${label} (${BRAND.currency.toUpperCase()})`}
              </chakra.th>
            ))}
            <chakra.th scope="col" {...cellStyle}>
              Responses
            </chakra.th>
            <chakra.th scope="col" {...cellStyle}>
              Typical response
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, counts }) => (
            <chakra.tr key={start} borderTopWidth="1px" borderColor="border">
              <chakra.th scope="row" {...cellStyle} textAlign="start" fontWeight="500">
                {periodName(start, by)}
              </chakra.th>
              {NUMBERS.map(({ key }) => (
                <chakra.td key={key} {...cellStyle}>
                  {formatCount(counts[key])}
                </chakra.td>
              ))}
              {MONEY.map(({ money }) => (
                <chakra.td key={money} {...cellStyle}>
                  {formatQuotes(counts[money])}
                </chakra.td>
              ))}
              <chakra.td {...cellStyle}>{formatCount(countAnswers(counts))}</chakra.td>
              <chakra.td {...cellStyle}>{formatWait(counts) ?? '–'}</chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
