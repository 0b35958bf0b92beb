import { Box, Heading, Text, type BoxProps } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import {
  hasHours,
  openState,
  openText,
  weekLines,
  type OpeningHours,
} from '@doorstep/domain/profiles/opening-hours';
import { useBrowserNow } from '../../lib/use-now.ts';
import { Panel } from '../../ui/layout/page.tsx';

/** Whether a place is open now. Reserves its space until the app runs. */
function OpenNow({ week }: { week: OpeningHours }) {
  const now = useBrowserNow();
  const open = now && openState(week, now);
  return (
    <Text
      minH="6"
      fontWeight="600"
      color={open?.state === 'open' ? 'accent.fg' : 'fg.muted'}
      _print={{ display: 'none' }}
    >
      {open && openText(open)}
    </Text>
  );
}

/** The opening hours of a page or a branch, today's state first. Nothing without hours. */
export function Hours({ week, ...style }: { week: OpeningHours } & BoxProps) {
  if (!hasHours(week.hours)) return null;
  return (
    <Box {...style}>
      <OpenNow week={week} />
      <Box as="dl" mt="1" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
        {weekLines(week).map(({ days, times }) => (
          <Box key={days} display="contents">
            <Text as="dt" color="fg.muted">
              {days}
            </Text>
            <Text as="dd" fontVariantNumeric="tabular-nums" textWrap="balance">
              {times}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The opening hours of the page itself. */
export function PageHours({ facts }: Pick<PublicPage, 'facts'>) {
  if (!facts.opening_hours) return null;
  return (
    <Panel as="section" aria-labelledby="hours" p={{ base: '5', md: '6' }}>
      <Heading as="h2" id="hours" size="md" mb="3">
        Opening hours
      </Heading>
      <Hours week={facts.opening_hours} />
    </Panel>
  );
}
