import { Badge, Box, Flex, Heading, Link, Text } from '@chakra-ui/react';
import type { RequestStatus, ServiceRequest } from '@doorstep/domain/requests/service-request';
import { MessageCircle } from 'lucide-react';
import { markNewRequestRead } from '../../../data/requests/requests.ts';
import { mailHref } from '../../../lib/text/mail-href.ts';
import { ClampedText } from '../../../ui/layout/clamped-text.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { ButtonLink } from '../../../ui/layout/primitives.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import type { ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { usePhoneHref } from '../../../lib/text/phone.ts';
import { PhoneLink } from '../../../ui/layout/phone-link.tsx';
import { TimeAgo } from '../../../ui/layout/time-ago.tsx';
import { UnreadBadge } from '../../../ui/feedback/badges.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import type { Assignees } from './assignees.ts';
import { isNewRequest } from './inbox-view.ts';
import {
  Fact,
  LocationFact,
  PhotosFact,
  PreferredContactFact,
  RequestBadges,
} from '../request-facts.tsx';
import { StatusSelect } from './status-select.tsx';
import { useChatLink, type OpenBeside } from './use-chat-link.ts';

interface InboxCardProps {
  request: ServiceRequest;
  now: Date;
  slots: ModerationSlots;
  /** The people of the team; null without a team. */
  assignees: Assignees | null;
  onOpen: OpenBeside;
  onChanged: (change: Partial<Pick<ServiceRequest, 'status' | 'assignee_uid'>>) => void;
}

function Contact({ request }: { request: ServiceRequest }) {
  const { client_email, client_email_confirmed, client_phone } = request;
  const phoneHref = usePhoneHref(client_phone !== null);
  return (
    <Flex as="dl" columnGap="8" rowGap="3" wrap="wrap" mt="5">
      {client_email !== null && (
        <Fact label="Email">
          <Link href={mailHref(client_email)} minH={{ base: '11', md: '8' }}>
            {client_email}
          </Link>
          {client_email_confirmed === false && <Badge>email not confirmed</Badge>}
        </Fact>
      )}
      {client_phone && (
        <Fact label="Phone">
          <PhoneLink
            phone={client_phone}
            href={phoneHref(client_phone)}
            minH={{ base: '11', md: '8' }}
          />
        </Fact>
      )}
      <PreferredContactFact request={request} />
      <LocationFact request={request} />
      <PhotosFact request={request} />
    </Flex>
  );
}

/** An incoming request, for the professional. */
export function InboxCard(props: InboxCardProps) {
  const { request, now, slots, assignees, onOpen, onChanged } = props;
  const { id, provider_id, client_uid, client_name, status, unread_provider } = request;
  const chatLink = useChatLink(id, onOpen);
  const thread = { kind: 'request', id } as const;
  const isNew = isNewRequest(request);
  const changeStatus = (next: RequestStatus) => {
    onChanged({ status: next });
    if (!isNew) return;
    markNewRequestRead(id).catch((error: unknown) =>
      console.warn('The request could not be marked as read', error),
    );
  };
  return (
    // In a tab by status the card disappears when its status changes.
    <Panel
      as="li"
      ref={moveFocusOnUnmount}
      {...(unread_provider > 0 && { borderColor: 'accent.line' })}
    >
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap" mb="3">
        <Box minW="0">
          <Heading as="h3" size="md">
            {client_name}
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            <TimeAgo at={request.created_at} now={now} />
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap">
          {isNew && <Badge colorPalette="accent">New</Badge>}
          <RequestBadges request={request} now={now} />
        </Flex>
      </Flex>
      <ClampedText>{request.service_description}</ClampedText>
      <Contact request={request} />
      <Flex gap="3" mt="5" align="center" wrap="wrap">
        <StatusSelect
          requestId={id}
          clientName={client_name}
          status={status}
          closed={request.closed === true}
          onChanged={changeStatus}
        />
        {assignees && (
          <AssigneeSelect
            request={request}
            assignees={assignees}
            onAssigned={(assignee_uid) => onChanged({ assignee_uid })}
          />
        )}
        {/* Grouped, so that on a phone the menu is never alone on a line. */}
        <Flex gap="3" align="center">
          <ButtonLink {...chatLink} variant="outline">
            <MessageCircle />
            Chat
            <UnreadBadge count={isNew ? 0 : unread_provider} />
          </ButtonLink>
          {slots.menu({ thread, me: provider_id, other: client_uid, name: client_name })}
        </Flex>
      </Flex>
    </Panel>
  );
}
