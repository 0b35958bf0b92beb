import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { RequestStatus } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { CircleCheck, Inbox as InboxIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InboxRow, useInbox } from '../../../data/requests/inbox.ts';
import type { InboxView } from '../../../data/requests/inbox-view.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import { isInView, matchesText, nameIn, type useInboxAddress } from './inbox-address.ts';

const EMPTY_TEXTS: Record<RequestStatus | 'all', string> = {
  all: "No service requests yet. When customers request your services, they'll appear here.",
  pending: 'No pending requests. New ones appear here.',
  in_progress: "Nothing in progress. Set a request to 'In progress' when you start on it.",
  completed: 'No completed requests yet.',
  cancelled: 'No cancelled requests.',
};

type SetParams = ReturnType<typeof useInboxAddress>['set'];

/**
 * Returns what 'Waiting for you' says without threads. It does not know what the view leaves out.
 */
function caughtUpText({ status, sort }: InboxView): string {
  if (status !== null) return 'No matching requests are waiting for your answer.';
  if (sort === 'newest') return 'No requests are waiting for your answer.';
  return "You're all caught up. Nobody is waiting for your answer.";
}

/** Shown in an empty view. With a filter it offers to remove the filter. */
function NoThreads({ view, set }: { view: InboxView; set: SetParams }) {
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
        action={action(filter === 'urgency' ? 'Show all urgencies' : 'Show everyone', () =>
          set({ [filter]: null }),
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
      <EmptyState icon={<CircleCheck />} action={action('Show all', () => set({ view: 'all' }))}>
        {caughtUpText(view)}
      </EmptyState>
    );
  }
  return <EmptyState icon={<InboxIcon />}>{EMPTY_TEXTS[view.status ?? 'all']}</EmptyState>;
}

/** Says which thread was set aside, and takes it back. */
export function SetAsideNotice({
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
          <Button variant="ghost" ref={moveFocusOnUnmount} onClick={() => onUndo(row)}>
            Undo
          </Button>
        </Flex>
      )}
    </Box>
  );
}

interface InboxListProps {
  list: ReturnType<typeof useInbox>;
  view: InboxView;
  set: SetParams;
  search: string;
  onClear: () => void;
  renderRow: (row: InboxRow) => ReactNode;
}

/** The rows of a view, and what is said in their place. */
export function InboxList(props: InboxListProps) {
  const { list, view, set, search, onClear, renderRow } = props;
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
            {`${rows.length} ${rows.length === 1 ? 'match' : 'matches'}`}
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
            ? "No matches yet. Older requests and chats haven't been searched."
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
