import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { RequestStatus, ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { CircleCheck, Inbox as InboxIcon, SearchX } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { setAside, useInbox, type InboxRow } from '../../../data/requests/inbox.ts';
import { isFiltered, type InboxView } from '../../../data/requests/inbox-view.ts';
import { markNewRequestRead } from '../../../data/requests/requests.ts';
import type { ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { unreadThreads } from '../../../lib/chat/unread-threads.ts';
import { onClearSessionData } from '../../../lib/clear-session-data.ts';
import { useNow } from '../../../lib/use-now.ts';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import { InboxBar } from './inbox-bar.tsx';
import { InboxRowItem } from './inbox-row.tsx';
import {
  isInView,
  isNewRequest,
  matchesText,
  nameIn,
  useInboxAddress,
  viewOf,
} from './inbox-view.ts';
import { useAssignees } from './use-assignees.ts';
import { useInboxCounts } from './use-inbox-counts.ts';
import { InboxKeys } from './inbox-keys.tsx';
import { useTypedSearch } from './use-typed-search.ts';

interface InboxProps {
  uid: string;
  slots: ModerationSlots;
  /** Whether the window has room for a request beside the list. */
  opensBeside: boolean;
  /** Whether a row has the whole width of a large window. */
  isWide: boolean;
}

const EMPTY_TEXTS: Record<RequestStatus | 'all', string> = {
  all: "No service requests yet. When customers request your services, they'll appear here.",
  pending: 'No pending requests. New ones appear here.',
  in_progress: "Nothing in progress. Set a request to 'In progress' when you start on it.",
  completed: 'No completed requests yet.',
  cancelled: 'No cancelled requests.',
};

/** Whether nothing waited when the inbox was open last, so that it opens with everything again. */
let hadNothingWaiting = false;
onClearSessionData(() => {
  hadNothingWaiting = false;
});

type SetParam = ReturnType<typeof useInboxAddress>['set'];

/** Shown in an empty view. With a filter it offers to remove the filter. */
function NoThreads({ view, set }: { view: InboxView; set: SetParam }) {
  const action = (label: string, onClick: () => void) => (
    <Button variant="outline" onClick={onClick}>
      {label}
    </Button>
  );
  if (view.assignee !== null || view.urgency !== null) {
    const filter = view.assignee === null ? 'urgency' : 'assignee';
    return (
      <EmptyState
        icon={<SearchX />}
        action={action(filter === 'urgency' ? 'Show any urgency' : 'Show everyone', () =>
          set(filter, null),
        )}
      >
        {filter === 'urgency'
          ? 'No requests with this urgency here.'
          : 'No requests are assigned to this person here.'}
      </EmptyState>
    );
  }
  if (view.isWaiting) {
    return (
      <EmptyState icon={<CircleCheck />} action={action('Show all', () => set('view', 'all'))}>
        You're all caught up. Nobody is waiting for your answer.
      </EmptyState>
    );
  }
  return <EmptyState icon={<InboxIcon />}>{EMPTY_TEXTS[view.status ?? 'all']}</EmptyState>;
}

/** Says which thread was set aside, and takes it back. */
function SetAsideNotice({
  row,
  onUndo,
}: {
  row: InboxRow | null;
  onUndo: (row: InboxRow) => void;
}) {
  return (
    <Box role="status">
      {row && (
        <Flex align="center" gap="3" mb="2" color="fg.muted">
          <Text minW="0" lineClamp="1">{`No answer needed: ${isolate(nameIn(row))}`}</Text>
          <Button variant="ghost" onClick={() => onUndo(row)}>
            Undo
          </Button>
        </Flex>
      )}
    </Box>
  );
}

interface ListProps extends Omit<InboxProps, 'uid'> {
  list: ReturnType<typeof useInbox>;
  view: InboxView;
  set: SetParam;
  open: string | null;
  search: string;
  onClear: () => void;
  renderRow: (row: InboxRow) => ReactNode;
}

function List({ list, view, set, search, onClear, renderRow }: ListProps) {
  useErrorToast(list.error, REQUEST_MESSAGES.loadFailed);
  const { more } = list;
  const isReady = !list.isLoading && list.error === null;
  const isSearching = search.trim() !== '';
  const loaded = list.rows.filter((row) => isInView(row, view));
  const rows = isSearching ? loaded.filter((row) => matchesText(row, search)) : loaded;
  const isEmpty = isReady && loaded.length === 0 && !more;
  return (
    <>
      {/* Screen readers announce only changes of an element that exists already. */}
      <Box role="status">
        {isEmpty && <NoThreads view={view} set={set} />}
        {isSearching && isReady && !isEmpty && (
          <Text color="fg.muted" mb="2">
            {`${rows.length} of ${loaded.length} loaded`}
          </Text>
        )}
      </Box>
      {list.isLoading && <CardSkeletons label="Loading service requests..." visible />}
      {list.error !== null && (
        <ErrorState onRetry={list.retry}>We couldn't load your requests.</ErrorState>
      )}
      {isSearching && isReady && !isEmpty && rows.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          action={
            <Button variant="outline" onClick={onClear}>
              Clear search
            </Button>
          }
        >
          {more
            ? 'No matches so far. Older ones are not searched yet.'
            : 'Nothing matches your search.'}
        </EmptyState>
      )}
      {!list.isLoading && rows.length > 0 && (
        <Panel as="ul" p={{ base: '0', md: '0' }} overflow="hidden" listStyleType="none">
          {rows.map(renderRow)}
        </Panel>
      )}
      {!list.isLoading && more && (
        <ShowMore onShow={list.showMore}>{isSearching ? 'Search older' : 'Show more'}</ShowMore>
      )}
    </>
  );
}

/**
 * A professional's incoming requests and direct chats, updated live: those that wait for an answer,
 * or all. The tabs appear with the first thread and stay.
 */
export function Inbox(props: InboxProps) {
  const { uid, slots, opensBeside, isWide } = props;
  const { address, search: stored, open, set } = useInboxAddress();
  const [hasWaiting, setHasWaiting] = useState(!hadNothingWaiting);
  const view = viewOf(address, hasWaiting);
  const list = useInbox(uid, view);
  const assignees = useAssignees(uid);
  const [search, setSearch] = useTypedSearch(stored, (text) => set('q', text));
  const searchField = useRef<HTMLInputElement>(null);
  const [changes, setChanges] = useState(0);
  const [aside, setAsideRow] = useState<InboxRow | null>(null);
  const now = useNow();
  const isLoaded = !list.isLoading && list.error === null;
  const isEmpty = isLoaded && list.rows.length === 0 && !list.more;
  const isFirstView = address.tab === null && view.isWaiting && aside === null;
  if (isFirstView && isEmpty) {
    hadNothingWaiting = true;
    setHasWaiting(false);
  }
  // The unread threads change when one of another view arrives.
  const unread = unreadThreads.use();
  const shown = list.rows.map(({ id, thread }) => id + thread.waiting).join(' ');
  const countedFor = isLoaded
    ? `${unread.requests} ${unread.conversations} ${changes} ${shown}`
    : null;
  const counts = useInboxCounts(uid, view, countedFor);
  const [hasControls, setControls] = useState(address.tab !== null || isFiltered(address));
  if (!hasControls && list.rows.length > 0) setControls(true);

  const patch = ({ kind, id }: Pick<InboxRow, 'kind' | 'id'>, change: Partial<ServiceRequest>) => {
    if (kind === 'request') list.patchRequest(id, (before) => ({ ...before, ...change }));
    setChanges((n) => n + 1);
  };
  const onStatus = (request: ServiceRequest, status: RequestStatus) => {
    patch({ kind: 'request', id: request.id }, { status });
    if (!isNewRequest(request)) return;
    markNewRequestRead(request.id).catch((error: unknown) =>
      console.warn('The request could not be marked as read', error),
    );
  };
  const change = async (row: InboxRow, isAside: boolean) => {
    setAsideRow(isAside ? row : null);
    try {
      await setAside(row, isAside);
      const waiting = isAside ? 'none' : 'provider';
      if (row.kind === 'request') list.patchRequest(row.id, (one) => ({ ...one, waiting }));
      else list.patchConversation(row.id, (one) => ({ ...one, waiting }));
      setChanges((n) => n + 1);
    } catch (error) {
      console.error('The thread was not set aside', error);
      setAsideRow(null);
      toast.error(toAppError(error).personMessage ?? REQUEST_MESSAGES.setAsideFailed);
    }
  };

  return (
    <InboxKeys
      searchField={searchField}
      onSetAside={(id) => {
        const row = list.rows.find((one) => one.id === id);
        if (row?.thread.waiting === 'provider') void change(row, true);
      }}
    >
      <InboxBar
        view={view}
        set={set}
        counts={counts}
        assignees={assignees}
        text={search}
        onType={setSearch}
        searchRef={searchField}
        isNarrow={!isWide}
        hasControls={hasControls}
      >
        <OfflineNotice>You're offline. New requests appear when you're back online.</OfflineNotice>
        <SetAsideNotice row={aside} onUndo={(row) => void change(row, false)} />
        <List
          {...props}
          list={list}
          view={view}
          set={set}
          open={open}
          search={search}
          onClear={() => setSearch('')}
          renderRow={(row) => (
            <InboxRowItem
              key={row.id}
              row={row}
              now={now}
              isWide={isWide}
              isOpen={row.id === open}
              slots={slots}
              assignees={assignees}
              onOpen={opensBeside ? (id) => id !== open && set('open', id) : null}
              onStatus={onStatus}
              onAssigned={(request, assignee_uid) =>
                patch({ kind: 'request', id: request.id }, { assignee_uid })
              }
              onSetAside={(one) => void change(one, true)}
            />
          )}
        />
      </InboxBar>
    </InboxKeys>
  );
}
