import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { photoCount } from '@doorstep/domain/pictures/photos';
import { OUTSIDE_AREA, whereText } from '@doorstep/domain/requests/job-distance';
import { PREFERRED_CONTACT_LABELS } from '@doorstep/domain/requests/preferred-contact';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { StatusBadge, UrgencyBadge } from '../../ui/feedback/badges.tsx';
import { DoneBadge, QuoteBadge } from './thread-badges.tsx';

/** The badges for a request's urgency, status and quote. */
export function RequestBadges({ request, now }: { request: ServiceRequest; now: Date }) {
  return (
    <Flex gap="2" wrap="wrap">
      <UrgencyBadge urgency={request.urgency} />
      <StatusBadge status={request.status} />
      <QuoteBadge quote={request.quote} now={now} />
      <DoneBadge request={request} />
    </Flex>
  );
}

/** A labeled fact on a request's card. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Flex
        as="dd"
        align="center"
        columnGap="2"
        wrap="wrap"
        minH={{ base: '11', md: '8' }}
        overflowWrap="anywhere"
      >
        {children}
      </Flex>
    </Box>
  );
}

/** The line of facts above a chat. A phone has room for two lines in the height of a button. */
export const FOLD_LINE = {
  minW: '0',
  lineClamp: { base: '2', md: '1' },
  lineHeight: '1.375rem',
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

/** A button with a line of text that shows and hides facts. */
export function FactsFold({ line, children }: { line: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button
        variant="ghost"
        w="full"
        px="0"
        justifyContent="space-between"
        fontWeight="400"
        color="fg.muted"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Text as="span" {...FOLD_LINE}>
          {line}
        </Text>
        {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </Button>
      {isOpen && children}
    </Box>
  );
}

/** Shows the number of a request's photos, for example '3 photos'; nothing without photos. */
export function PhotosFact({ request }: { request: ServiceRequest }) {
  const { length } = request.photos;
  return length > 0 ? <Fact label="Attached">{photoCount(length)}</Fact> : null;
}

interface PlaceFactProps {
  request: ServiceRequest;
  /** Who looks at it. */
  side: 'provider' | 'client';
}

/** Shows where the job is and how far away; nothing if the client did not say. */
export function PlaceFact({ request, side }: PlaceFactProps) {
  const where = whereText(request, side);
  return (
    where !== null && (
      <Fact label="Where">
        <span>{where}</span>
        {side === 'provider' && <OutsideArea request={request} />}
      </Fact>
    )
  );
}

/** Tells the professional that their area does not cover the place of a job. */
export const OutsideArea = ({ request: { distance } }: { request: ServiceRequest }) =>
  distance?.is_inside === false && <Badge colorPalette="yellow">{OUTSIDE_AREA}</Badge>;

/** Shows the branch that the client chose; nothing without one. */
export function LocationFact({ request: { branch_name } }: { request: ServiceRequest }) {
  return branch_name === null ? null : <Fact label="Location">{branch_name}</Fact>;
}

/** Returns the preferred contact in a line of facts: 'Prefers email' or 'Email or phone'. */
export const preferenceText = ({ preferred_contact }: ServiceRequest) =>
  preferred_contact === 'either'
    ? 'Email or phone'
    : `Prefers ${PREFERRED_CONTACT_LABELS[preferred_contact].toLowerCase()}`;

/** 'Email', 'Phone' or 'Either'. */
export function PreferredContactFact({ request }: { request: ServiceRequest }) {
  return (
    <Fact label="Preferred contact">{PREFERRED_CONTACT_LABELS[request.preferred_contact]}</Fact>
  );
}
