import { Badge, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { BADGE_NAMES } from '../../../lib/text/badge-names.ts';
import { formatStoredDay } from '../../../lib/text/format.ts';
import { publicPageHref } from '../../../lib/paths.ts';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import type { BadgeDecision } from './badge-decision-dialog.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { applicantName } from '../shared/messages.ts';
import { formatWhen } from '../shared/format-when.ts';

interface BadgeCardProps {
  entry: BadgeEntry;
  onDecide: (decision: BadgeDecision) => void;
}

/** An undecided application for a badge. */
export function BadgeCard({ entry, onDecide }: BadgeCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { kind, number, expires_on, asked_at, provider } = entry;
  const name = applicantName(entry);
  const about = `${BADGE_NAMES[kind].name} of ${isolate(name)}`;
  return (
    <Panel as="li" ref={moveFocusOnUnmount} overflowWrap="anywhere">
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap" mb="1">
        <Heading as="h3" size="sm">
          {provider ? <AppLink to={publicPageHref(provider.handle)}>{name}</AppLink> : name}
        </Heading>
        <Badge colorPalette="accent">{BADGE_NAMES[kind].title}</Badge>
      </Flex>
      <Text>{`Number ${isolate(number)}, valid until ${formatStoredDay(expires_on)}`}</Text>
      <Text color="fg.muted">{`Sent on ${formatWhen(asked_at)}`}</Text>
      <Flex mt="4" gap="3" wrap="wrap">
        <Button
          variant="outline"
          aria-label={`Open evidence: ${about}`}
          onClick={() => setOpen(true)}
        >
          Open evidence
        </Button>
        <Button variant="outline" aria-label={`Grant…: ${about}`} onClick={() => onDecide('grant')}>
          Grant…
        </Button>
        <Button
          variant="outline"
          aria-label={`Refuse…: ${about}`}
          onClick={() => onDecide('refuse')}
        >
          Refuse…
        </Button>
      </Flex>
      {isOpen && <EvidenceDialog entry={entry} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
