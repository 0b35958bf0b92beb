import { toAppError } from '@doorstep/domain/app-error';
import {
  isFinal,
  type RequestStatus,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { useEffect, useRef, useState } from 'react';
import { setAside, useInbox, type InboxRow } from '../../../data/requests/inbox.ts';
import { isFiltered } from '../../../data/requests/inbox-view.ts';
import { markNewRequestRead } from '../../../data/requests/requests.ts';
import type { ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { unreadThreads } from '../../../lib/chat/unread-threads.ts';
import { onClearSessionData } from '../../../lib/clear-session-data.ts';
import { createStore } from '../../../lib/store.ts';
import { useNow } from '../../../lib/use-now.ts';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import { InboxBar } from './inbox-bar.tsx';
import { InboxList, SetAsideNotice } from './inbox-list.tsx';
import { InboxRowItem } from './inbox-row.tsx';
import { isNewRequest, useInboxAddress, viewOf } from './inbox-address.ts';
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

/** Whether nothing waited when the inbox was last open. It then opens with 'All' again. */
const nothingWaited = createStore(false);
onClearSessionData(() => nothingWaited.set(false));

/**
 * A professional's incoming requests and direct chats, updated live: those that wait for an answer,
 * or all. The choice appears with the first thread and stay.
 */
export function Inbox({ uid, slots, opensBeside, isWide }: InboxProps) {
  const { address, search: stored, open, set } = useInboxAddress();
  const [hasWaiting, setHasWaiting] = useState(() => !nothingWaited.get());
  const view = viewOf(address, hasWaiting);
  const list = useInbox(uid, view);
  const assignees = useAssignees(uid);
  const [search, setSearch] = useTypedSearch(stored, (text) => set({ q: text }));
  const searchField = useRef<HTMLInputElement>(null);
  const [changes, setChanges] = useState(0);
  const [aside, setAsideRow] = useState<InboxRow | null>(null);
  const latestChange = useRef<Promise<void>>(Promise.resolve());
  const now = useNow();
  const isLoaded = !list.isLoading && list.error === null;
  const isEmpty = isLoaded && list.rows.length === 0 && !list.more;
  const [hasControls, setControls] = useState(address.list !== null || isFiltered(address));
  if (!hasControls && list.rows.length > 0) setControls(true);
  // 'Waiting for you' stays open when its last row leaves it.
  const isFirstView = address.list === null && view.isWaiting && !hasControls;
  if (isFirstView && isEmpty) setHasWaiting(false);
  // A thread that another view shows changes the counts, too: it changes what is unread.
  const unread = unreadThreads.use();
  const shown = list.rows.map(({ id, thread }) => id + thread.waiting).join(' ');
  const countedFor = isLoaded
    ? `${unread.requests} ${unread.conversations} ${changes} ${shown}`
    : null;
  const counts = useInboxCounts(uid, view, countedFor);
  const waiting = counts?.waiting ?? null;
  const hasBothKinds = view.sort === 'latest' && !isFiltered(view);
  useEffect(() => {
    if (waiting !== null && hasBothKinds) nothingWaited.set(waiting === 0);
  }, [waiting, hasBothKinds]);
  // A thread may have begun to wait while the inbox was closed.
  const [isChecked, setChecked] = useState(false);
  if (!isChecked && waiting !== null) {
    setChecked(true);
    if (waiting > 0 && hasBothKinds) setHasWaiting(true);
  }
  const isNewer = ({ id, thread }: InboxRow) =>
    id === aside?.id && thread.last_at > aside.thread.last_at;
  if (list.rows.some(isNewer)) setAsideRow(null);

  const patch = ({ kind, id }: Pick<InboxRow, 'kind' | 'id'>, change: Partial<ServiceRequest>) => {
    if (kind === 'request') list.patchRequest(id, (before) => ({ ...before, ...change }));
    setChanges((n) => n + 1);
  };
  const onStatus = (request: ServiceRequest, status: RequestStatus) => {
    setAsideRow(null);
    const waiting = isFinal(status) ? 'none' : request.waiting;
    patch({ kind: 'request', id: request.id }, { status, waiting });
    if (!isNewRequest(request)) return;
    markNewRequestRead(request.id).catch((error: unknown) =>
      console.warn('The request could not be marked as read', error),
    );
  };
  const change = async (row: InboxRow, isAside: boolean) => {
    setAsideRow(isAside ? row : null);
    // 'Undo' can be pressed before the change that it takes back is stored.
    const saving = latestChange.current.then(() => setAside(row, isAside));
    latestChange.current = saving.catch(() => {});
    try {
      await saving;
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
        <InboxList
          list={list}
          view={view}
          set={set}
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
              onOpen={opensBeside ? (id) => id !== open && set({ open: id }) : null}
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
