import { Badge, Flex, Heading, Text } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { UnreadBadge } from '../../../ui/feedback/badges.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { TimeAgo } from '../../../ui/layout/time-ago.tsx';
import { isNewRequest } from './inbox-view.ts';
import { RequestBadges } from '../request-facts.tsx';
import { useChatLink, type OpenBeside } from './use-chat-link.ts';

interface CompactCardProps {
  request: ServiceRequest;
  now: Date;
  /** Whether this is the request that is open beside the list. */
  isOpen: boolean;
  onOpen: OpenBeside;
}

/** A request in the list beside an open one. A press anywhere on the card opens it. */
export function CompactCard({ request, now, isOpen, onOpen }: CompactCardProps) {
  const chatLink = useChatLink(request.id, onOpen);
  const isNew = isNewRequest(request);
  return (
    <Panel
      as="li"
      ref={moveFocusOnUnmount}
      position="relative"
      p={{ base: '4', md: '4' }}
      _hover={{ borderColor: 'border.emphasized' }}
      {...(request.unread_provider > 0 && { borderColor: 'accent.line' })}
      {...(isOpen && { bg: 'accent.subtle', borderColor: 'accent.emphasized' })}
    >
      <Flex gap="3" align="baseline" justify="space-between">
        <Heading as="h3" size="sm" minW="0" overflowWrap="anywhere" lineClamp="2">
          <AppLink
            {...chatLink}
            {...(isOpen && { 'aria-current': 'true' })}
            variant="plain"
            _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' }}
          >
            <Text as="span" srOnly>
              {'Chat with '}
            </Text>
            <span>{request.client_name}</span>
          </AppLink>
        </Heading>
        <Flex gap="2" align="baseline" flexShrink="0" color="fg.muted" fontSize="sm">
          {isNew && <Badge colorPalette="accent">New</Badge>}
          <UnreadBadge count={isNew ? 0 : request.unread_provider} />
          <TimeAgo at={request.created_at} now={now} />
        </Flex>
      </Flex>
      <Text color="fg.muted" my="2" lineClamp="2" overflowWrap="anywhere">
        {request.service_description}
      </Text>
      <RequestBadges request={request} now={now} />
    </Panel>
  );
}
