import { Badge as Label, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { BadgeApplication, BadgeKind } from '@doorstep/domain/badges/badge';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import type { Badge } from '@doorstep/domain/profiles/facts';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { BADGE_NAMES } from '../../lib/text/badge-names.ts';
import { formatShortDate, formatStoredDay } from '../../lib/text/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import { badgeState, type BadgeState } from './badge-state.ts';

interface BadgeRowProps {
  kind: BadgeKind;
  application: BadgeApplication | null;
  /** The badge on the professional's page. */
  badge: Badge | null;
}

const LABELS: Record<BadgeState['state'], { text: string; color: string } | null> = {
  none: null,
  pending: { text: 'Being checked', color: 'yellow' },
  refused: { text: 'Not confirmed', color: 'red' },
  taken_back: { text: 'Removed', color: 'red' },
  granted: { text: 'Checked', color: 'green' },
  expired: { text: 'Expired', color: 'gray' },
};

function stateText(current: BadgeState, name: string): string {
  switch (current.state) {
    case 'none':
      return `Clients look for this. Send your ${name}, and we check it.`;
    case 'pending':
      return `We're checking it. Sent ${formatShortDate(current.askedAt)}.`;
    case 'refused':
      return `We couldn't confirm your ${name}: ${isolate(current.reason)}`;
    case 'taken_back':
      return `We removed the badge from your page: ${isolate(current.reason)}`;
    case 'granted':
      return `Valid until ${formatStoredDay(current.until)}.`;
    case 'expired':
      return `It was valid until ${formatStoredDay(current.until)}. Send the new one to get the badge again.`;
  }
}

/** Returns the label of the button. */
function actionText({ state }: BadgeState, name: string): string {
  if (state === 'pending') return `Send another file for your ${name}`;
  if (state === 'granted') return `Renew ${name}`;
  return state === 'refused' || state === 'taken_back' ? `Send ${name} again` : `Send ${name}`;
}

/** The state of one badge, with the button to ask for it. */
export function BadgeRow({ kind, application, badge }: BadgeRowProps) {
  const [isAsking, setAsking] = useState(false);
  const today = dayOf(useNow());
  const { title, name } = BADGE_NAMES[kind];
  const current = badgeState(application, badge, today);
  const label = LABELS[current.state];
  const action = actionText(current, name);
  const isShown = badge !== null && badge.expires_on >= today && current.state !== 'granted';
  return (
    <Box as="li" overflowWrap="anywhere">
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        {label && <Label colorPalette={label.color}>{label.text}</Label>}
      </Flex>
      <Text color="fg.muted" whiteSpace="pre-line" mt="1">
        <span>{stateText(current, name)}</span>
        {isShown && (
          <span>{`\nYour page shows the badge until ${formatStoredDay(badge.expires_on)}.`}</span>
        )}
      </Text>
      <Button mt="3" variant="outline" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <BadgeDialog
        kind={kind}
        application={application}
        open={isAsking}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
