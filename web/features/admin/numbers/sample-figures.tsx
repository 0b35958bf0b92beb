import { chakra, Text } from '@chakra-ui/react';

const FIGURES = [
  ['Providers', 32],
  ['Pending Approvals', 5],
  ['Customer Requests (7d)', 124],
] as const;

/** The three fixed sample numbers (docs/behaviour, 2.10.1), in one line. */
export function SampleFigures() {
  return (
    <Text as="div" display="flex" columnGap="4" flexWrap="wrap" color="fg.muted" fontSize="sm">
      <span id="sample-figures">Sample figures</span>
      <chakra.dl aria-labelledby="sample-figures" display="contents">
        {FIGURES.map(([label, value]) => (
          <chakra.div key={label} display="flex" gap="1">
            <dt>{label}</dt>
            <chakra.dd fontWeight="600">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Text>
  );
}
