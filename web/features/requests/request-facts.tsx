import { Box, Flex, Text } from '@chakra-ui/react';
import { PREFERRED_CONTACT_LABELS } from '@doorstep/domain/requests/preferred-contact';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { ReactNode } from 'react';
import { timeAgo } from '../../lib/format.ts';
import { StatusBadge, UrgencyBadge } from '../../ui/feedback/badges.tsx';

/** How urgent it is and how far it has come. */
export function RequestBadges({ request }: { request: ServiceRequest }) {
  return (
    <Flex gap="2">
      <UrgencyBadge urgency={request.urgency} />
      <StatusBadge status={request.status} />
    </Flex>
  );
}

/** When it came, in words; the moment itself on demand. */
export function RequestTime({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={at.toLocaleString('en')}>
      {timeAgo(at, now)}
    </time>
  );
}

/** One labelled fact of a request's card. */
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

/** 'Email', 'Phone' or 'Either' (spec §2). */
export function PreferredContactFact({ request }: { request: ServiceRequest }) {
  return (
    <Fact label="Preferred contact">{PREFERRED_CONTACT_LABELS[request.preferred_contact]}</Fact>
  );
}
