import { Chart, useChart } from '@chakra-ui/charts';
import { Box } from '@chakra-ui/react';
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS_WIDTH, CHART_HEIGHT, colorOf, withDots, type Series } from './chart-parts.tsx';

/** A group of bars. Its label is `name`. */
type Row = { name: string } & Record<string, unknown>;

interface BarsProps {
  rows: Row[];
  series: readonly Series<string>[];
}

/**
 * A chart with groups of bars. It is hidden from screen readers, so a table with the same numbers
 * belongs to it. Load it with `import()`, because the library of charts is large.
 */
export function Bars({ rows, series }: BarsProps) {
  const chart = useChart<Row>({ data: rows, series: withDots(series) });
  return (
    <Box aria-hidden="true">
      <Chart.Root chart={chart} aspectRatio="auto" h={CHART_HEIGHT}>
        <BarChart data={chart.data} accessibilityLayer={false} responsive>
          <CartesianGrid stroke={colorOf(chart, 'border')} vertical={false} />
          <XAxis dataKey="name" axisLine={false} tickLine={false} minTickGap={24} />
          <YAxis allowDecimals={false} axisLine={false} tickLine={false} width={AXIS_WIDTH} />
          <Tooltip
            content={<Chart.Tooltip />}
            cursor={{ fill: colorOf(chart, 'bg.muted') }}
            isAnimationActive={false}
          />
          <Legend content={<Chart.Legend />} itemSorter={null} />
          {series.map(({ name, color }) => (
            <Bar key={name} dataKey={name} fill={colorOf(chart, color)} isAnimationActive={false} />
          ))}
        </BarChart>
      </Chart.Root>
    </Box>
  );
}
