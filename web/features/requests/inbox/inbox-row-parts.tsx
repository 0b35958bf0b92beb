import { Badge, Box, Button, Flex, Heading, Link, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatDistance } from '@doorstep/domain/places/units';
import {
  isOngoing,
  type RequestStatus,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InboxRow } from '../../../data/requests/inbox.ts';
import type { ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { mailHref } from '../../../lib/text/mail-href.ts';
import { StatusBadge, UnreadBadge, UrgencyBadge } from '../../../ui/feedback/badges.tsx';
import { CallLink } from '../../../ui/layout/call-link.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { DoneBadge, QuoteBadge } from '../thread-badges.tsx';
import { preferenceText } from '../request-facts.tsx';
import type { Assignees } from './assignees.ts';
import { isNewRequest, nameIn } from './inbox-address.ts';
import type { OpenBeside } from './use-chat-link.ts';

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

/** The link of a row covers the row. Other controls must lie above it. */
export const ABOVE_LINK = { position: 'relative', zIndex: '1' } as const;
export const COVERS_ROW = { content: '""', position: 'absolute', inset: '0' } as const;

/** 'New', the number of unread messages, or nothing. */
export function Unread({ row: { kind, thread }, isWide }: Pick<InboxRowProps, 'row' | 'isWide'>) {
  if (kind === 'request' && isNewRequest(thread)) return <Badge colorPalette="accent">New</Badge>;
  return <UnreadBadge count={thread.unread_provider} isShort={!isWide} />;
}

/** Says whose turn it is. */
export function Turn({ row: { thread } }: Pick<InboxRowProps, 'row'>) {
  if (thread.waiting === 'none') return null;
  return thread.waiting === 'provider' ? (
    <Text as="span" color="accent.fg" fontWeight="600">
      Waiting for you
    </Text>
  ) : (
    <span>Waiting for client</span>
  );
}

/** The urgency and the status of a request, or that the thread is a direct chat. */
export function Badges({ row: { kind, thread } }: Pick<InboxRowProps, 'row'>) {
  if (kind === 'conversation') return <Badge>Direct chat</Badge>;
  return (
    <>
      <UrgencyBadge urgency={thread.urgency} />
      <StatusBadge status={thread.status} />
    </>
  );
}

/**
 * Checks whether a row warns that the job is outside the area: until the first quote or the end.
 */
export const isFar = (request: ServiceRequest) =>
  request.distance?.is_inside === false && request.quote === null && isOngoing(request);

/** What stands out in a request: a far place, a quote, or the question if the job is done. */
export function OpenBadges({ row: { kind, thread }, now }: Pick<InboxRowProps, 'row' | 'now'>) {
  if (kind === 'conversation') return null;
  const { distance } = thread;
  return (
    <>
      {distance && isFar(thread) && (
        <Badge colorPalette="yellow">
          {`${formatDistance(distance.meters / 1000)} · Outside your area`}
        </Badge>
      )}
      <QuoteBadge quote={thread.quote} now={now} />
      <DoneBadge request={thread} />
    </>
  );
}

/** The email, the phone and the preferred contact of a request's client. */
export function Contact({ request, isWide }: { request: ServiceRequest; isWide: boolean }) {
  const { client_email, client_email_confirmed, client_phone } = request;
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
        // In a narrow row the phone comes first, because only the email may be cut.
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
            <CallLink phone={client_phone} minH="0" />
          </Box>
        )}
        <span>{preferenceText(request)}</span>
      </Flex>
    </Flex>
  );
}

/** A button that says that the thread needs no answer. */
export function SetAside({ row, onSetAside }: Pick<InboxRowProps, 'row' | 'onSetAside'>) {
  if (row.thread.waiting !== 'provider') return null;
  return (
    <Button
      {...ABOVE_LINK}
      // In 'All' the row stays without this button, so the focus moves to its link.
      ref={(button) =>
        moveFocusOnUnmount(button, () =>
          document.querySelector(`[data-row="${CSS.escape(row.id)}"] [data-row-link]`),
        )
      }
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

/** The menu to block or report the client of a request. */
export function RowMenu({ row: { kind, thread }, slots }: Pick<InboxRowProps, 'row' | 'slots'>) {
  if (kind !== 'request') return null;
  const { id, provider_id: me, client_uid: other, client_name: name } = thread;
  return <Box {...ABOVE_LINK}>{slots.menu({ thread: { kind, id }, me, other, name })}</Box>;
}

/** Returns the description of a request, or the last message of a direct chat. */
export const textOf = ({ kind, thread }: InboxRow) =>
  kind === 'request' ? thread.service_description : thread.last_message;

/** The name of a row's client, in one line. */
export function Name({ children, isUnread }: { children: ReactNode; isUnread: boolean }) {
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
