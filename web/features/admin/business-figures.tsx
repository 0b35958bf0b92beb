import { Box, Button, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { planLabel } from '@doorstep/domain/billing/plan';
import type { CallableOutput } from '@doorstep/domain/callables';
import { churnOf, type BusinessFigures as Month } from '@doorstep/domain/admin/business-month';
import { ChartColumn, Table } from 'lucide-react';
import { useState } from 'react';
import { getBusiness } from '../../data/admin/people.ts';
import { formatStoredDay } from '../../lib/format.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { BusinessTable } from './business-table.tsx';
import { formatShare, monthName, toMoney } from './business-texts.ts';

type Business = CallableOutput<'admin-business'>;

const SUBSCRIPTIONS = [
  { name: 'started', label: 'New', color: 'green.solid' },
  { name: 'ended', label: 'Lapsed', color: 'red.solid' },
] as const;
const REQUESTS = [
  { name: 'requests', label: 'Requests', color: 'accent.solid' },
  { name: 'answered', label: 'Answered within a day', color: 'blue.solid' },
] as const;

const toRow = ({ month, started, ended, requests, answered }: Month) => ({
  ...{ name: monthName(month), started, ended, requests, answered },
});

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="xl" bg="bg.panel" p="4">
      <Text as="dt" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Text as="dd" mt="1" fontSize="2xl" fontWeight="600" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Box>
  );
}

/** The subscriptions by plan, and what they bring in each month. */
function Plans({ plans, months }: Business) {
  const revenue = plans.reduce((sum, { count, amount }) => sum + count * amount, 0);
  const current = months.at(-1);
  const churn = current ? churnOf(current) : null;
  return (
    <SimpleGrid as="dl" columns={{ base: 2, md: 3, lg: 5 }} gap="3">
      {plans.map(({ tier, count }) => (
        <Tile key={tier} label={`On ${planLabel(tier)}`} value={String(count)} />
      ))}
      <Tile label="Monthly recurring revenue" value={toMoney(revenue)} />
      <Tile label="Churn this month" value={formatShare(churn)} />
    </SimpleGrid>
  );
}

/** The charts by month, and a table with the same numbers, which screen readers read. */
function Months({ months }: { months: Month[] }) {
  const [showsTable, setShowsTable] = useState(false);
  const charts = useLoad('admin-charts', () => import('../../ui/charts/bars.tsx'));
  const rows = months.map(toRow);
  return (
    <Panel as="section" aria-labelledby="by-month">
      <Flex gap="3" mb="4" wrap="wrap" justify="space-between" align="center">
        <Heading as="h3" size="md" id="by-month">
          By month
        </Heading>
        <Button
          variant="outline"
          size="sm"
          minH="11"
          aria-pressed={showsTable}
          onClick={() => setShowsTable(!showsTable)}
        >
          {showsTable ? <ChartColumn /> : <Table />}
          {showsTable ? 'Show charts' : 'Show table'}
        </Button>
      </Flex>
      {!showsTable && charts.status === 'loading' && <Skeleton h="16rem" />}
      {!showsTable && charts.status === 'error' && (
        <ErrorState onRetry={charts.reload}>The charts could not be loaded.</ErrorState>
      )}
      {!showsTable && charts.status === 'ready' && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="8">
          <Box minW="0">
            <charts.data.Bars rows={rows} series={SUBSCRIPTIONS} />
          </Box>
          <Box minW="0">
            <charts.data.Bars rows={rows} series={REQUESTS} />
          </Box>
        </SimpleGrid>
      )}
      <BusinessTable months={months} isVisible={showsTable} />
    </Panel>
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
