import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { planLabel } from '@doorstep/domain/billing/plan';
import type { CallableOutput } from '@doorstep/domain/callables';
import { churnOf, type BusinessFigures as Month } from '@doorstep/domain/admin/business-month';
import { getBusiness } from '../../../data/admin/people.ts';
import { formatStoredDay } from '../../../lib/text/format.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx';
import { NumberTile } from '../../../ui/charts/number-tile.tsx';
import { CardSkeletons, ErrorState } from '../../../ui/feedback/states.tsx';
import { BusinessTable } from './business-table.tsx';
import { formatShare, monthName, toMoney } from './business-texts.ts';

type Business = CallableOutput<'admin-business'>;

const SUBSCRIPTIONS = [
  { name: 'started', label: 'New', color: 'green.solid' },
  { name: 'ended', label: 'Lapsed', color: 'red.solid' },
] as const;
const REQUESTS = [
  { name: 'requests', label: 'Requests', color: 'accent.line' },
  { name: 'answered', label: 'Answered within a day', color: 'blue.solid' },
] as const;

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
    'Revenue is the number of subscriptions times the price of the plan, without discounts, trials and taxes. ' +
      'A professional who comes back counts as new. Churn is the share of subscriptions of the month’s beginning that lapsed.',
    countedUntil === null
      ? 'Requests and reviews are counted every night, and are not counted yet.'
      : `Requests and reviews are counted every night, up to ${formatStoredDay(countedUntil)}. Days are in UTC.`,
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
