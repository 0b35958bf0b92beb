import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { photoCount } from '@doorstep/domain/pictures/photos';
import { whereText } from '@doorstep/domain/requests/job-distance';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { messagesLabel } from '@doorstep/domain/chat/conversation';
import { isolate } from '@doorstep/domain/text';
import { MessageCircle } from 'lucide-react';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { AppLink, ButtonLink } from '../../../ui/layout/primitives.tsx';
import { TimeAgo } from '../../../ui/layout/time-ago.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import {
  ABOVE_LINK,
  Badges,
  Contact,
  COVERS_ROW,
  isFar,
  Name,
  OpenBadges,
  RowMenu,
  SetAside,
  textOf,
  Turn,
  Unread,
  type InboxRowProps,
} from './inbox-row-parts.tsx';
import { nameIn } from './inbox-address.ts';
import { StatusSelect } from './status-select.tsx';
import { useChatLink } from './use-chat-link.ts';

/**
 * Returns where the job is, then the last message, or the number of photos and the chosen branch.
 */
function moreOf(request: ServiceRequest): string {
  const { last_message, photos, branch_name } = request;
  const attached = photos.length > 0 ? photoCount(photos.length) : null;
  const where = isFar(request) ? request.place : whereText(request, 'provider');
  return [where, last_message ?? attached]
    .concat(last_message === null ? branch_name : null)
    .filter((part) => part !== null)
    .join(' · ');
}

/** A row in columns, two lines high. */
function WideRow(props: InboxRowProps) {
  const { row, now, slots, assignees, onOpen, onStatus, onAssigned, onSetAside } = props;
  const { kind, thread } = row;
  const link = useChatLink(row, onOpen);
  const second = kind === 'request' ? moreOf(thread) : messagesLabel(thread);
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
          <Unread row={row} isWide />
        </Flex>
        <Flex gap="1" overflow="hidden">
          <Badges row={row} />
        </Flex>
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Text lineClamp="1">{textOf(row)}</Text>
        <Flex gap="2" align="center" minW="0">
          <OpenBadges row={row} now={now} />
          <Text lineClamp="1" color="fg.muted" fontSize="sm">
            {second}
          </Text>
        </Flex>
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
        <ButtonLink
          {...link}
          data-row-link
          aria-label={`Chat with ${isolate(nameIn(row))}`}
          variant="outline"
          size="sm"
          px="3"
          _before={COVERS_ROW}
        >
          <MessageCircle />
          Chat
        </ButtonLink>
        <RowMenu row={row} slots={slots} />
      </Flex>
    </Grid>
  );
}

/** A row for a phone or beside an open request. A press anywhere on it opens the chat. */
function NarrowRow({ row, now, isOpen, slots, onOpen, onSetAside }: InboxRowProps) {
  const { kind, thread } = row;
  const link = useChatLink(row, onOpen);
  return (
    <Flex h="6.25rem" ps="4" pe="1" gap="1" overflow="hidden" overflowWrap="anywhere">
      <Box flex="1" minW="0" py="1.5">
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
            <Unread row={row} isWide={false} />
            <TimeAgo at={kind === 'request' ? thread.created_at : thread.last_at} now={now} />
          </Flex>
        </Flex>
        <Flex gap="2" align="center" h="6" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
          <Flex gap="1" flexShrink="0" maxW="full" overflow="hidden">
            <Badges row={row} />
          </Flex>
          <Box minW="0" truncate>
            <Turn row={row} />
          </Box>
        </Flex>
        <Flex gap="2" align="center" h="1.375rem">
          <OpenBadges row={row} now={now} />
          {kind === 'request' && thread.place !== null && !isFar(thread) && (
            <Text maxW="60%" flexShrink="0" truncate color="fg.muted" fontSize="sm">
              {thread.quote === null ? whereText(thread, 'provider') : thread.place}
            </Text>
          )}
          <Text lineClamp="1" lineHeight="1.375rem" minW="0">
            {textOf(row)}
          </Text>
        </Flex>
        {kind === 'request' ? (
          <Contact request={thread} isWide={false} />
        ) : (
          <Text fontSize="sm" color="fg.muted">
            {messagesLabel(thread)}
          </Text>
        )}
      </Box>
      <Flex direction="column" justify="center" flexShrink="0">
        <RowMenu row={row} slots={slots} />
        <SetAside row={row} onSetAside={onSetAside} />
      </Flex>
    </Flex>
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
