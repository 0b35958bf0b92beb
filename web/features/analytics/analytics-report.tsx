import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { AnalyticsMonth, Counts } from '@doorstep/domain/analytics/analytics-month';
import { ChartColumn, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { countInterest, loadAnalytics } from '../../data/analytics/analytics.ts';
import { downloadFile } from '../../lib/files/download-file.ts';
import { formatStoredDay } from '../../lib/text/format.ts';
import { paths } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { ProgressBar } from '../../ui/forms/progress-bar.tsx';
import { NumberTile } from '../../ui/charts/number-tile.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { toCsv } from './analytics-csv.ts';
import { Funnel, type SumsProps } from './funnel.tsx';
import { cityName, requestCityName, sourceName, tradeName } from './names.ts';
import { PeriodTable } from './period-table.tsx';
import { firstDay, firstMonth, GRANULARITIES, rangeOf, type Granularity } from './periods.ts';
import {
  countAnswers,
  formatBefore,
  formatCount,
  formatWait,
  FUNNEL,
  NUMBERS,
  savedByText,
} from './numbers.ts';

const BY: Granularity[] = ['day', 'week', 'month'];

/** The sums of the range that are not in the funnel. */
function NumberTiles({ total, before }: SumsProps) {
  const answers = countAnswers(total);
  return (
    <SimpleGrid as="dl" columns={{ base: 2, md: 3 }} gap="3">
      {NUMBERS.filter(({ key }) => FUNNEL.every((step) => step.key !== key)).map(
        ({ key, label }) => (
          <NumberTile
            key={key}
            label={label}
            value={formatCount(total[key])}
            note={before && formatBefore(before[key])}
          />
        ),
      )}
      <NumberTile
        label="Typical first response"
        value={formatWait(total) ?? '–'}
        note={`${formatCount(answers)} ${answers === 1 ? 'response' : 'responses'}`}
      />
    </SimpleGrid>
  );
}

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
function Ranking({ title, counts, nameOf, empty }: RankingProps) {
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
            <ProgressBar percent={(100 * count) / most} mt="1" />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** How many people have saved the professional, once it is known and not too few. */
function SavedBy() {
  const interest = useLoad('interest', countInterest);
  const people = interest.status === 'ready' ? interest.data.saved_by : null;
  return people !== null && <Text>{savedByText(people)}</Text>;
}

interface AnalyticsReportProps {
  months: readonly AnalyticsMonth[];
  today: Date;
}

/** The numbers of a professional by day, week or month. */
function AnalyticsReport({ months, today }: AnalyticsReportProps) {
  const [by, setBy] = useState<Granularity>('day');
  const since = firstDay(months);
  if (since === null) {
    return (
      <EmptyState
        icon={<ChartColumn />}
        action={
          <Button asChild>
            <Link to={paths.profileEditor}>Share your page</Link>
          </Button>
        }
      >
        Your numbers start with the first visit to your page. Send its link to people you have
        worked for, print the QR code on your invoices, and put the button on your website.
      </EmptyState>
    );
  }
  const range = rangeOf(months, by, today);
  const { periods, total, before } = range;
  const download = () =>
    downloadFile(`analytics-by-${by}.csv`, new Blob([toCsv(range)], { type: 'text/csv' }));
  return (
    <Stack gap="6">
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <Flex role="group" aria-label="Show by" gap="2">
          {BY.map((one) => (
            <Button
              key={one}
              variant={one === by ? 'solid' : 'outline'}
              aria-pressed={one === by}
              onClick={() => setBy(one)}
            >
              {GRANULARITIES[one].label}
            </Button>
          ))}
        </Flex>
        <Button variant="outline" onClick={download}>
          <Download />
          Download CSV
        </Button>
      </Flex>
      <Text color="fg.muted" role="status">
        {before
          ? `Last ${GRANULARITIES[by].range}, compared with the ${GRANULARITIES[by].range} before.`
          : `Last ${GRANULARITIES[by].range}. Counting began on ${formatStoredDay(since)}, so there is nothing to compare with yet.`}
      </Text>
      <Funnel total={total} before={before} />
      <NumberTiles total={total} before={before} />
      <ChartPanel
        title="Over time"
        level="h2"
        load={() => import('./charts.tsx')}
        renderCharts={({ ViewsChart, BusinessChart }) => [
          <ViewsChart key="views" periods={periods} by={by} />,
          <BusinessChart key="business" periods={periods} by={by} />,
        ]}
        renderTable={(isVisible) => <PeriodTable periods={periods} by={by} isVisible={isVisible} />}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" alignItems="start">
        <Ranking
          title="Where visitors come from"
          counts={total.sources}
          nameOf={sourceName}
          empty="No views in this period."
        />
        <Ranking
          title="Found by trade"
          counts={total.trades}
          nameOf={tradeName}
          empty="No views from searches that name a trade."
        />
        <Ranking
          title="Found by city"
          counts={total.cities}
          nameOf={cityName}
          empty="No views from searches that name a place."
        />
        <Ranking
          title="Where requests come from"
          counts={total.request_cities}
          nameOf={requestCityName}
          empty="No requests that name a place."
        />
      </SimpleGrid>
      <SavedBy />
      <Text color="fg.muted" fontSize="sm">
        Days are in UTC. A visitor counts once a day, without cookies. Your own visits and known
        bots do not count. The address of a website is what the browser says.
      </Text>
    </Stack>
  );
}

/** Loads two years of numbers, at most 25 documents, and shows them. */
export function AnalyticsMonths({ uid }: { uid: string }) {
  const [today] = useState(() => new Date());
  const months = useLoad(`analytics:${uid}`, () => loadAnalytics(uid, firstMonth(today)));
  if (months.status === 'loading') return <CardSkeletons label="Loading your numbers…" />;
  if (months.status === 'error')
    return <ErrorState onRetry={months.reload}>We couldn't load your numbers.</ErrorState>;
  return <AnalyticsReport months={months.data} today={today} />;
}
