import { Box } from '@chakra-ui/react';

/** A row of numbers in a chart. The color is a token of the theme. */
export interface Series<Name extends string> {
  name: Name;
  label: string;
  color: string;
}

/** Adds the dots of legend and tooltip. Chakra's own need a recipe that the theme leaves out. */
export const withDots = <Name extends string>(series: readonly Series<Name>[]) =>
  series.map((one) => ({
    ...one,
    icon: <Box boxSize="0.625rem" flexShrink="0" borderRadius="full" bg={one.color} />,
  }));

/** Returns the CSS color of a token; the hook returns `any`. */
export const colorOf = (chart: { color: (token: string) => unknown }, token: string) =>
  String(chart.color(token));

export const CHART_HEIGHT = '16rem';
/** Space for numbers such as '12,500'. */
export const AXIS_WIDTH = 44;
