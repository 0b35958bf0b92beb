import { BADGE_KINDS, dayOf } from '@doorstep/domain/badges/valid-badges';
import { Badge as Label, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { BadgeApplication, BadgeKind } from '@doorstep/domain/badges/badge';
import type { Badge } from '@doorstep/domain/profiles/facts';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { useOwnBadges } from '../../data/badges/badges.ts';
import { useHashTarget } from '../../lib/navigation/use-hash-target.ts';
import { LoadedSection } from '../../ui/feedback/loaded-section.tsx';
import { BADGE_NAMES } from '../../lib/text/badge-names.ts';
import { formatShortDate, formatStoredDay } from '../../lib/text/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import { badgeState, type BadgeState } from './badge-state.ts';

/** The id of the section. Mails link to it. */
const ID = 'badges';

interface BadgeRowProps {
  kind: BadgeKind;
  application: BadgeApplication | null;
  /** The badge on the professional's page. */
  badge: Badge | null;
}

const LABELS: Record<BadgeState['state'], { text: string; color: string } | null> = {
  none: null,
  pending: { text: 'In review', color: 'yellow' },
  refused: { text: 'Not verified', color: 'red' },
  taken_back: { text: 'Removed', color: 'red' },
  granted: { text: 'Verified', color: 'green' },
  expired: { text: 'Expired', color: 'gray' },
};

function stateText(current: BadgeState, name: string): string {
  switch (current.state) {
    case 'none':
      return `Clients look for this. Send us your ${name}, and we'll verify it.`;
    case 'pending':
      return `We're reviewing it. Sent ${formatShortDate(current.askedAt)}.`;
    case 'refused':
      return `We couldn't verify your ${name}: ${isolate(current.reason)}`;
    case 'taken_back':
      return `We removed the badge from your page: ${isolate(current.reason)}`;
    case 'granted':
      return `Valid until ${formatStoredDay(current.until)}.`;
    case 'expired':
      return `It was valid until ${formatStoredDay(current.until)}. Send us your new one to get the badge back.`;
  }
}

/** Returns the label of the button. */
function actionText({ state }: BadgeState, name: string): string {
  if (state === 'pending') return `Send another file for your ${name}`;
  if (state === 'granted') return `Renew ${name}`;
  return state === 'refused' || state === 'taken_back' ? `Send ${name} again` : `Send ${name}`;
}

/** The state of one badge, with the button to ask for it. */
function BadgeRow({ kind, application, badge }: BadgeRowProps) {
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

/** Where a professional asks for the badges, and sees whether they are granted. */
export function BadgeSection({ uid }: { uid: string }) {
  const section = useHashTarget(ID);
  return (
    <LoadedSection
      title="License and insurance"
      lead="Once we've verified them, your page and your card in search show ‘Licensed’ and ‘Insured’."
      what="your badges"
      state={useOwnBadges(uid)}
      id={ID}
      ref={section}
      tabIndex={-1}
      scrollMarginTop="24"
    >
      {({ hasPage, applications, badges }) =>
        hasPage ? (
          <Stack as="ul" gap="6" listStyleType="none">
            {BADGE_KINDS.map((kind) => (
              <BadgeRow
                key={kind}
                kind={kind}
                application={applications[kind]}
                badge={badges[kind]}
              />
            ))}
          </Stack>
        ) : (
          <Text>Save your page first. Then you can send us your license and insurance here.</Text>
        )
      }
    </LoadedSection>
  );
}
