import { Box, chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { planLabel } from '@doorstep/domain/billing/plan';
import type { CallableOutput } from '@doorstep/domain/callables';
import { churnOf, type BusinessFigures as Month } from '@doorstep/domain/admin/business-month';
import { formatAverage } from '@doorstep/domain/profiles/rating';
import { formatPrice } from '@doorstep/domain/billing/money';
import { BRAND } from '@doorstep/domain/brand';
import { getBusiness } from '../../../data/admin/admin.ts';
import { formatMonth, formatStoredDay } from '../../../lib/text/format.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx';
import { NumberTile } from '../../../ui/charts/number-tile.tsx';
import { CardSkeletons, ErrorState } from '../../../ui/feedback/states.tsx';

type Business = CallableOutput<'admin-business'>;

const SUBSCRIPTIONS = [
  { name: 'started', label: 'New', color: 'green.solid' },
  { name: 'ended', label: 'Lapsed', color: 'red.solid' },
] as const;
const REQUESTS = [
  { name: 'requests', label: 'Requests', color: 'accent.line' },
  { name: 'answered', label: 'Answered within a day', color: 'blue.solid' },
] as const;

/** Formats an amount in cents. Plans and quotes have the same currency. */
const toMoney = (cents: number) => formatPrice(cents, BRAND.currency);

const month = new Intl.DateTimeFormat(BRAND.locale, { month: 'short', timeZone: 'UTC' });

/** Returns 'Nov' for '2026-11'. January has the year, 'Jan 27', to show where one begins. */
function monthName(name: string): string {
  const short = month.format(new Date(`${name}-01T00:00:00Z`));
  return name.endsWith('-01') ? `${short} ${name.slice(2, 4)}` : short;
}

const percent = new Intl.NumberFormat(BRAND.locale, { style: 'percent', maximumFractionDigits: 1 });

/** Returns '12.5%', or a dash for an unknown share. */
const formatShare = (share: number | null) => (share === null ? '–' : percent.format(share));

/** Returns the share of two counts; null without a whole. */
const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

const toRow = ({ month, started, ended, requests, answered }: Month) => ({
  ...{ name: monthName(month), started, ended, requests, answered },
});

/** The subscriptions by plan, and what they bring in each month. */
function Plans({ plans, months }: Business) {
  const revenue = plans.reduce((sum, { count, amount }) => sum + count * amount, 0);
  const current = months.at(-1);
  const churn = current ? churnOf(current) : null;
  return (
    <SimpleGrid as="dl" columns={{ base: 2, md: 3, lg: 5 }} gap="3">
      {plans.map(({ tier, count }) => (
        <NumberTile key={tier} label={`On ${planLabel(tier)}`} value={String(count)} />
      ))}
      <NumberTile label="Monthly recurring revenue" value={toMoney(revenue)} />
      <NumberTile label="Churn this month" value={formatShare(churn)} />
    </SimpleGrid>
  );
}

interface BusinessTableProps {
  months: readonly Month[];
  /** Whether the table is visible. Screen readers read it in any case. */
  isVisible: boolean;
}

const cellStyle = { px: '3', py: '2', textAlign: 'end', whiteSpace: 'nowrap' } as const;

const COLUMNS: { label: string; of: (month: Month) => string | number }[] = [
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
function BusinessTable({ months, isVisible }: BusinessTableProps) {
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

/** The charts by month, and a table with the same numbers. */
function Months({ months }: { months: Month[] }) {
  const rows = months.map(toRow);
  return (
    <ChartPanel
      title="By month"
      level="h3"
      load={() => import('../../../ui/charts/bars.tsx')}
      renderCharts={({ Bars }) => [
        <Bars key="subscriptions" rows={rows} series={SUBSCRIPTIONS} />,
        <Bars key="requests" rows={rows} series={REQUESTS} />,
      ]}
      renderTable={(isVisible) => <BusinessTable months={months} isVisible={isVisible} />}
    />
  );
}

/** Returns how the figures are counted. */
const noteOf = (countedUntil: string | null) =>
  [
    'Revenue is the number of subscriptions times the plan price, before discounts, trials, and taxes. ' +
      'A professional who comes back counts as new. Churn is the share of subscriptions at the start of the month that lapsed.',
    countedUntil === null
      ? "Requests and reviews are counted every night. They haven't been counted yet."
      : `Requests and reviews are counted every night, so far through ${formatStoredDay(countedUntil)}. Days are in UTC.`,
  ].join(' ');

/** The business figures of the last months, for administrators. */
export function BusinessFigures() {
  const business = useLoad('admin-business', getBusiness);
  return (
    <section aria-labelledby="business" tabIndex={-1}>
      <Heading as="h2" size="lg" id="business" mt="12" mb="4">
        Business
      </Heading>
      {business.status === 'loading' && <CardSkeletons label="Loading figures..." count={1} />}
      {business.status === 'error' && (
        <ErrorState onRetry={business.reload}>We couldn't load the figures.</ErrorState>
      )}
      {business.status === 'ready' && (
        <Stack gap="5">
          <Plans {...business.data} />
          <Months months={business.data.months} />
          <Text color="fg.muted" fontSize="sm">
            {noteOf(business.data.counted_until)}
          </Text>
        </Stack>
      )}
    </section>
  );
}
