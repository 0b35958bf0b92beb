import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { RequestStatus } from '@doorstep/domain/requests/service-request';
import { Inbox as InboxIcon, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useInbox, type InboxView } from '../../../data/requests/requests.ts';
import { unreadThreads } from '../../../lib/chat/unread-threads.ts';
import { useNow } from '../../../lib/use-now.ts';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import type { ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import type { Assignees } from './assignees.ts';
import { CompactCard } from './compact-card.tsx';
import { InboxCard } from './inbox-card.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { isInView, matchesText, useInboxView } from './inbox-view.ts';
import { REQUEST_MESSAGES } from '../messages.ts';
import { useAssignees } from './use-assignees.ts';
import { useRequestCounts } from './use-request-counts.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface InboxProps {
  uid: string;
  slots: ModerationSlots;
  /** Whether the window has room for a request beside the list. */
  opensBeside: boolean;
}

const EMPTY_TEXTS: Record<RequestStatus | 'all', string> = {
  all: "No service requests yet. When customers request your services, they'll appear here.",
  pending: 'No pending requests. New ones appear here.',
  in_progress: "Nothing in progress. Set a request to 'In progress' when you start on it.",
  completed: 'No completed requests yet.',
  cancelled: 'No cancelled requests.',
};

interface RequestsProps extends InboxProps {
  list: ReturnType<typeof useInbox>;
  address: ReturnType<typeof useInboxView>;
  assignees: Assignees | null;
  search: string;
  onClear: () => void;
  onChanged: () => void;
}

type SetParam = ReturnType<typeof useInboxView>['set'];

/** Shown in an empty tab. With a filter it offers to remove the filter. */
function NoRequests({ view, set }: { view: InboxView; set: SetParam }) {
  const filter = view.assignee === null ? 'urgency' : 'assignee';
  if (view[filter] === null) {
    return <EmptyState icon={<InboxIcon />}>{EMPTY_TEXTS[view.status ?? 'all']}</EmptyState>;
  }
  return (
    <EmptyState
      icon={<SearchX />}
      action={
        <Button variant="outline" onClick={() => set(filter, null)}>
          {filter === 'urgency' ? 'Show any urgency' : 'Show everyone'}
        </Button>
      }
    >
      {filter === 'urgency'
        ? 'No requests with this urgency here.'
        : 'No requests are assigned to this person here.'}
    </EmptyState>
  );
}

function Requests({
  list,
  address,
  assignees,
  search,
  onClear,
  onChanged,
  slots,
  opensBeside,
}: RequestsProps) {
  const now = useNow();
  const { view, set, open } = address;
  const onOpen = opensBeside ? (id: string) => id !== open && set('open', id) : null;
  useErrorToast(list.status === 'error' ? list.error : null, REQUEST_MESSAGES.loadFailed);

  const { rows: all, more } = list.status === 'ready' ? list.data : { rows: [], more: false };
  const isSearching = search.trim() !== '';
  const loaded = all.filter((request) => isInView(request, view));
  const rows = isSearching ? loaded.filter((request) => matchesText(request, search)) : loaded;
  const isEmpty = list.status === 'ready' && loaded.length === 0 && !more;
  return (
    <>
      {/* Screen readers announce only changes of an element that exists already. */}
      <Box role="status">
        {isEmpty && <NoRequests view={view} set={set} />}
        {isSearching && list.status === 'ready' && !isEmpty && (
          <Text color="fg.muted" mb="3">
            {`${rows.length} of ${loaded.length} loaded ${loaded.length === 1 ? 'request' : 'requests'}`}
          </Text>
        )}
      </Box>
      {list.status === 'loading' && <CardSkeletons label="Loading service requests..." visible />}
      {list.status === 'error' && (
        <ErrorState onRetry={list.retry}>We couldn't load your requests.</ErrorState>
      )}
      {isSearching && list.status === 'ready' && !isEmpty && rows.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          action={
            <Button variant="outline" onClick={onClear}>
              Clear search
            </Button>
          }
        >
          {more
            ? 'No matches so far. Older requests are not searched yet.'
            : 'No request matches your search.'}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Stack as="ul" gap="4" listStyleType="none">
          {rows.map((request) =>
            open === null ? (
              <InboxCard
                key={request.id}
                request={request}
                now={now}
                slots={slots}
                assignees={assignees}
                onOpen={onOpen}
                onChanged={(change) => {
                  list.patch(request.id, (before) => ({ ...before, ...change }));
                  onChanged();
                }}
              />
            ) : (
              <CompactCard
                key={request.id}
                request={request}
                now={now}
                isOpen={request.id === open}
                onOpen={onOpen}
              />
            ),
          )}
        </Stack>
      )}
      {more && (
        <ShowMore onShow={list.showMore}>{isSearching ? 'Search older' : 'Show more'}</ShowMore>
      )}
    </>
  );
}

/**
 * A professional's incoming requests, updated live, by status and
 * urgency. The tabs appear with the first request and stay.
 */
export function Inbox({ uid, slots, opensBeside }: InboxProps) {
  const address = useInboxView();
  const { view, set } = address;
  const list = useInbox(uid, view);
  const assignees = useAssignees(uid);
  const [search, setSearch] = useTypedSearch(address.search, (text) => set('q', text));
  const [changes, setChanges] = useState(0);
  const rows = list.status === 'ready' ? list.data.rows : null;
  // The unread requests change when a request of another tab arrives.
  const { requests: unread } = unreadThreads.use();
  const shown = rows?.map(({ id, status }) => id + status).join(' ');
  const countedFor = rows && `${unread} ${changes} ${shown}`;
  const counts = useRequestCounts(uid, view, countedFor);
  const [hasControls, setControls] = useState(
    view.status !== null || view.urgency !== null || view.assignee !== null,
  );
  if (!hasControls && rows !== null && rows.length > 0) setControls(true);

  return (
    <section aria-labelledby="inbox">
      <InboxTabs
        view={view}
        set={set}
        counts={counts}
        assignees={assignees}
        text={search}
        onType={setSearch}
        hasControls={hasControls}
      >
        <OfflineNotice>You're offline. New requests appear when you're back online.</OfflineNotice>
        <Requests
          uid={uid}
          slots={slots}
          opensBeside={opensBeside}
          list={list}
          address={address}
          assignees={assignees}
          search={search}
          onClear={() => setSearch('')}
          onChanged={() => setChanges((n) => n + 1)}
        />
      </InboxTabs>
    </section>
  );
}
