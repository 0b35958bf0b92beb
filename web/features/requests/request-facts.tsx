import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { PREFERRED_CONTACT_LABELS } from '@doorstep/domain/requests/preferred-contact';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { ReactNode } from 'react';
import { timeAgo } from '../../lib/format.ts';
import { StatusBadge, UrgencyBadge } from '../../ui/feedback/badges.tsx';

/** The badges for a request's urgency and status. */
export function RequestBadges({ request }: { request: ServiceRequest }) {
  return (
    <Flex gap="2" wrap="wrap">
      <UrgencyBadge urgency={request.urgency} />
      <StatusBadge status={request.status} />
    </Flex>
  );
}

/** The age of a request in words; the tooltip has the exact time. */
export function RequestTime({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={at.toLocaleString('en')}>
      {timeAgo(at, now)}
    </time>
  );
}

/** A labeled fact on a request's card. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Flex as="dd" align="center" minH={{ base: '11', md: '8' }} overflowWrap="anywhere">
        {children}
      </Flex>
    </Box>
  );
}

/** The number of unread messages; renders nothing for zero. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return <Badge colorPalette="accent">{count} unread</Badge>;
}

/** 'Email', 'Phone' or 'Either' (spec §2). */
export function PreferredContactFact({ request }: { request: ServiceRequest }) {
  return (
    <Fact label="Preferred contact">{PREFERRED_CONTACT_LABELS[request.preferred_contact]}</Fact>
  );
}
