import {
  Badge,
  Box,
  Button,
  Flex,
  Grid,
  Heading,
  Link,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { PREFERRED_CONTACT_LABELS } from '@doorstep/domain/requests/preferred-contact';
import type { RequestStatus, ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { Check, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InboxRow } from '../../../data/requests/inbox.ts';
import type { ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { mailHref } from '../../../lib/text/mail-href.ts';
import { usePhoneHref } from '../../../lib/text/phone.ts';
import { StatusBadge, UnreadBadge, UrgencyBadge } from '../../../ui/feedback/badges.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { PhoneLink } from '../../../ui/layout/phone-link.tsx';
import { AppLink, ButtonLink } from '../../../ui/layout/primitives.tsx';
import { TimeAgo } from '../../../ui/layout/time-ago.tsx';
import { QuoteBadge } from '../quote-badge.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import type { Assignees } from './assignees.ts';
import { isNewRequest, nameIn } from './inbox-view.ts';
import { StatusSelect } from './status-select.tsx';
import { useChatLink, type OpenBeside } from './use-chat-link.ts';

export interface InboxRowProps {
  row: InboxRow;
  now: Date;
  /** Whether the row has the whole width of a large window. */
  isWide: boolean;
  /** Whether this is the thread that is open beside the list. */
  isOpen: boolean;
  slots: ModerationSlots;
  /** The people of the team; null without a team. */
  assignees: Assignees | null;
  onOpen: OpenBeside;
  onStatus: (request: ServiceRequest, status: RequestStatus) => void;
  onAssigned: (request: ServiceRequest, uid: string | null) => void;
  onSetAside: (row: InboxRow) => void;
}

/** Controls in a row lie above its link, which covers the row. */
const ABOVE_LINK = { position: 'relative', zIndex: '1' } as const;
const COVERS_ROW = { content: '""', position: 'absolute', inset: '0' } as const;

/** 'New', the number of unread messages, or nothing. */
function Unread({ row: { kind, thread } }: Pick<InboxRowProps, 'row'>) {
  if (kind === 'request' && isNewRequest(thread)) return <Badge colorPalette="accent">New</Badge>;
  return <UnreadBadge count={thread.unread_provider} />;
}

/** Says whose turn it is. */
function Turn({ row: { thread } }: Pick<InboxRowProps, 'row'>) {
  if (thread.waiting === 'none') return null;
  return thread.waiting === 'provider' ? (
    <Text as="span" color="accent.fg" fontWeight="600">
      Waiting for you
    </Text>
  ) : (
    <span>Waiting for client</span>
  );
}

/** The urgency, the status and the quote of a request, or that the thread is a direct chat. */
function Badges({ row: { kind, thread }, now }: Pick<InboxRowProps, 'row' | 'now'>) {
  return (
    <Flex gap="1" minW="0" overflow="hidden">
      {kind === 'request' ? (
        <>
          <UrgencyBadge urgency={thread.urgency} />
          <StatusBadge status={thread.status} />
          <QuoteBadge quote={thread.quote} now={now} />
        </>
      ) : (
        <Badge>Direct chat</Badge>
      )}
    </Flex>
  );
}

/** The email, the phone and the preferred contact of a request's client. */
function Contact({ request, isWide }: { request: ServiceRequest; isWide: boolean }) {
  const { client_email, client_email_confirmed, client_phone, preferred_contact } = request;
  const phoneHref = usePhoneHref(client_phone !== null);
  return (
    <Flex
      direction={isWide ? 'column' : 'row'}
      columnGap="2"
      minW="0"
      fontSize="sm"
      color="fg.muted"
      lineHeight="1.5rem"
      whiteSpace="nowrap"
      overflow="hidden"
    >
      {client_email !== null && (
        // In one line the phone comes first, because it is never cut.
        <Flex gap="1" minW="0" {...(!isWide && { order: '1' })}>
          <VisuallyHidden>Email:</VisuallyHidden>
          <Box minW="0" overflow="hidden" textOverflow="ellipsis">
            <Link href={mailHref(client_email)} {...ABOVE_LINK} display="inline" minH="0">
              {client_email}
            </Link>
          </Box>
          {client_email_confirmed === false && <Badge>email not confirmed</Badge>}
        </Flex>
      )}
      <Flex gap="2" flexShrink="0">
        {client_phone !== null && (
          <Box {...ABOVE_LINK}>
            <VisuallyHidden>Phone:</VisuallyHidden>
            <PhoneLink phone={client_phone} href={phoneHref(client_phone)} minH="0" />
          </Box>
        )}
        <Text as="span">
          {'Prefers '}
          <Text as="span" textTransform="lowercase">
            {PREFERRED_CONTACT_LABELS[preferred_contact]}
          </Text>
        </Text>
      </Flex>
    </Flex>
  );
}

/** A button that takes a row out of those that wait, for somebody who need not answer. */
function SetAside({ row, onSetAside }: Pick<InboxRowProps, 'row' | 'onSetAside'>) {
  if (row.thread.waiting !== 'provider') return null;
  return (
    <Button
      {...ABOVE_LINK}
      variant="ghost"
      px="0"
      minW="11"
      aria-label={`No answer needed: ${isolate(nameIn(row))}`}
      title="No answer needed"
      onClick={() => onSetAside(row)}
    >
      <Check />
    </Button>
  );
}

const textOf = ({ kind, thread }: InboxRow) =>
  kind === 'request' ? thread.service_description : thread.last_message;

function Name({ children, isUnread }: { children: ReactNode; isUnread: boolean }) {
  return (
    <Heading
      as="h3"
      size="sm"
      fontFamily="body"
      fontWeight={isUnread ? '700' : '600'}
      minW="0"
      truncate
    >
      {children}
    </Heading>
  );
}

/** A row in columns, two lines high. */
function WideRow(props: InboxRowProps) {
  const { row, now, slots, assignees, onOpen, onStatus, onAssigned, onSetAside } = props;
  const { kind, thread } = row;
  const link = useChatLink(row, onOpen);
  const second =
    kind === 'request'
      ? thread.last_message
      : `${thread.message_count} ${thread.message_count === 1 ? 'message' : 'messages'}`;
  return (
    <Grid
      templateColumns="minmax(13.75rem,14fr) minmax(0,18fr) minmax(14rem,13fr) 7.5rem 9.5rem 9.75rem"
      columnGap="4"
      alignItems="center"
      h="4.25rem"
      px="4"
      overflow="hidden"
    >
      <Box minW="0">
        <Flex gap="2" align="center" mb="1" minW="0">
          <Name isUnread={thread.unread_provider > 0}>{nameIn(row)}</Name>
          <Unread row={row} />
        </Flex>
        <Badges row={row} now={now} />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Text lineClamp="1">{textOf(row)}</Text>
        <Text lineClamp="1" color="fg.muted" fontSize="sm">
          {second}
        </Text>
      </Box>
      {kind === 'request' ? <Contact request={thread} isWide /> : <span />}
      <Box color="fg.muted" fontSize="sm">
        <Box>
          <TimeAgo at={kind === 'request' ? thread.created_at : thread.last_at} now={now} />
        </Box>
        <Turn row={row} />
      </Box>
      <Flex direction="column" gap="1" {...ABOVE_LINK}>
        {kind === 'request' && (
          <StatusSelect
            isSmall
            requestId={thread.id}
            clientName={thread.client_name}
            status={thread.status}
            closed={thread.closed === true}
            onChanged={(status) => onStatus(thread, status)}
          />
        )}
        {kind === 'request' && assignees && (
          <AssigneeSelect
            isSmall
            request={thread}
            assignees={assignees}
            onAssigned={(uid) => onAssigned(thread, uid)}
          />
        )}
      </Flex>
      <Flex align="center" justify="flex-end">
        <SetAside row={row} onSetAside={onSetAside} />
        <ButtonLink {...link} data-row-link variant="outline" size="sm" px="3" _before={COVERS_ROW}>
          <MessageCircle />
          Chat
        </ButtonLink>
        {kind === 'request' && (
          <Box {...ABOVE_LINK}>
            {slots.menu({
              thread: { kind, id: thread.id },
              me: thread.provider_id,
              other: thread.client_uid,
              name: thread.client_name,
            })}
          </Box>
        )}
      </Flex>
    </Grid>
  );
}

/** A row for a phone or beside an open request. A press anywhere on it opens the chat. */
function NarrowRow({ row, now, isOpen, onOpen, onSetAside }: InboxRowProps) {
  const { kind, thread } = row;
  const link = useChatLink(row, onOpen);
  return (
    <Box h="6.25rem" px="4" py="1.5" overflow="hidden" overflowWrap="anywhere">
      <Flex gap="2" align="center" justify="space-between" lineHeight="1.5rem">
        <Name isUnread={thread.unread_provider > 0}>
          <AppLink
            {...link}
            data-row-link
            {...(isOpen && { 'aria-current': 'true' })}
            variant="plain"
            display="inline"
            _after={COVERS_ROW}
          >
            <Text as="span" srOnly>
              {'Chat with '}
            </Text>
            <span>{nameIn(row)}</span>
          </AppLink>
        </Name>
        <Flex gap="2" align="center" flexShrink="0" color="fg.muted" fontSize="sm">
          <Unread row={row} />
          <TimeAgo at={kind === 'request' ? thread.created_at : thread.last_at} now={now} />
        </Flex>
      </Flex>
      <Flex gap="2" align="center" h="6" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        <Badges row={row} now={now} />
        <Turn row={row} />
      </Flex>
      <Flex align="center" gap="2">
        <Box flex="1" minW="0">
          <Text lineClamp="1" lineHeight="1.375rem">
            {textOf(row)}
          </Text>
          {kind === 'request' ? (
            <Contact request={thread} isWide={false} />
          ) : (
            <Text fontSize="sm" color="fg.muted">
              {`${thread.message_count} ${thread.message_count === 1 ? 'message' : 'messages'}`}
            </Text>
          )}
        </Box>
        <SetAside row={row} onSetAside={onSetAside} />
      </Flex>
    </Box>
  );
}

/** Ref of a row: when it disappears with the focus in it, the focus moves to the row beside it. */
function focusNeighborOnUnmount(row: HTMLElement | null) {
  let neighbor: Element | null | undefined = null;
  const move = moveFocusOnUnmount(row, () => neighbor?.querySelector('[data-row-link]'));
  return () => {
    neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
    move();
  };
}

/** A thread in the inbox of a professional. */
export function InboxRowItem(props: InboxRowProps) {
  const { row, isWide, isOpen } = props;
  return (
    // In a filtered view the row disappears when its status changes.
    <Box
      as="li"
      data-row={row.id}
      ref={focusNeighborOnUnmount}
      position="relative"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.subtle' }}
      borderInlineStartWidth="3px"
      borderInlineStartColor={row.thread.unread_provider > 0 ? 'accent.line' : 'transparent'}
      {...(isOpen && { bg: 'accent.subtle', _hover: { bg: 'accent.subtle' } })}
    >
      {isWide ? <WideRow {...props} /> : <NarrowRow {...props} />}
    </Box>
  );
}
