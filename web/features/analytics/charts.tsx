import { Chart, useChart } from '@chakra-ui/charts';
import { Box } from '@chakra-ui/react';
import { Area, AreaChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { Bars } from '../../ui/charts/bars.tsx';
import { AXIS_WIDTH, CHART_HEIGHT, colorOf, withDots } from '../../ui/charts/chart-parts.tsx';
import { periodName, type Granularity, type Range } from './periods.ts';

interface ChartsProps {
  periods: Range['periods'];
  by: Granularity;
}

const VIEWS = [
  { name: 'views', label: 'Views', color: 'accent.line' },
  { name: 'visitors', label: 'Visitors', color: 'blue.solid' },
] as const;
const BUSINESS = [
  { name: 'requests', label: 'Requests', color: 'accent.line' },
  { name: 'quotes', label: 'Quotes sent', color: 'blue.solid' },
  { name: 'completed', label: 'Completed', color: 'green.solid' },
] as const;

const rowsOf = ({ periods, by }: ChartsProps) =>
  periods.map(({ start, counts }) => ({ ...counts, name: periodName(start, by) }));

/** The chart of views and visitors. The table has the same numbers for screen readers. */
export function ViewsChart(props: ChartsProps) {
  const chart = useChart({ data: rowsOf(props), series: withDots(VIEWS) });
  return (
    <Box aria-hidden="true">
      <Chart.Root chart={chart} aspectRatio="auto" h={CHART_HEIGHT}>
        <AreaChart data={chart.data} accessibilityLayer={false} responsive>
          <CartesianGrid stroke={colorOf(chart, 'border')} vertical={false} />
          <XAxis dataKey="name" axisLine={false} tickLine={false} minTickGap={24} />
          <YAxis allowDecimals={false} axisLine={false} tickLine={false} width={AXIS_WIDTH} />
          <Tooltip content={<Chart.Tooltip />} isAnimationActive={false} />
          <Legend content={<Chart.Legend />} itemSorter={null} />
          {VIEWS.map(({ name, color }) => (
            <Area
              key={name}
              dataKey={name}
              type="monotone"
              stroke={colorOf(chart, color)}
              fill={colorOf(chart, color)}
              fillOpacity={0.15}
              isAnimationActive={false}
            />
          ))}
        </AreaChart>
      </Chart.Root>
    </Box>
  );
}

/** The chart of requests, quotes and completed requests. */
export function BusinessChart(props: ChartsProps) {
  return <Bars rows={rowsOf(props)} series={BUSINESS} />;
}
