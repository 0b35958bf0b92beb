import { Box, chakra } from '@chakra-ui/react';
import { churnOf, type BusinessFigures } from '@doorstep/domain/admin/business-month';
import { formatAverage } from '@doorstep/domain/profiles/rating';
import { formatMonth } from '../../../lib/text/format.ts';
import { formatShare, shareOf } from './business-texts.ts';

interface BusinessTableProps {
  months: readonly BusinessFigures[];
  /** Whether the table is visible. Screen readers read it in any case. */
  isVisible: boolean;
}

const cellStyle = { px: '3', py: '2', textAlign: 'end', whiteSpace: 'nowrap' } as const;

const COLUMNS: { label: string; of: (month: BusinessFigures) => string | number }[] = [
  { label: 'New', of: ({ started }) => started },
  { label: 'Lapsed', of: ({ ended }) => ended },
  { label: 'Churn', of: (month) => formatShare(churnOf(month)) },
  { label: 'Requests', of: ({ requests }) => requests },
  {
    label: 'Answered within a day',
    of: ({ answered, requests }) => formatShare(shareOf(answered, requests)),
  },
  { label: 'Reviews', of: ({ reviews }) => reviews },
  {
    label: 'Average stars',
    of: ({ stars, reviews }) => {
      const average = shareOf(stars, reviews);
      return average === null ? '–' : formatAverage(average);
    },
  },
];

/** The figures of all months, the newest first. */
export function BusinessTable({ months, isVisible }: BusinessTableProps) {
  return (
    <Box
      {...(isVisible
        ? { overflowX: 'auto', tabIndex: 0, role: 'region', 'aria-label': 'Figures by month' }
        : { srOnly: true })}
    >
      <chakra.table w="full" fontSize="sm" fontVariantNumeric="tabular-nums">
        <chakra.caption srOnly>Figures by month</chakra.caption>
        <thead>
          <tr>
            <chakra.th scope="col" {...cellStyle} textAlign="start">
              Month
            </chakra.th>
            {COLUMNS.map(({ label }) => (
              <chakra.th key={label} scope="col" {...cellStyle}>
                {label}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <chakra.tr key={month.month} borderTopWidth="1px" borderColor="border">
              <chakra.th scope="row" {...cellStyle} textAlign="start" fontWeight="500">
                {formatMonth(month.month)}
              </chakra.th>
              {COLUMNS.map(({ label, of }) => (
                <chakra.td key={label} {...cellStyle}>
                  {of(month)}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
