import { useEffect, useState } from 'react';
import { countInbox } from '../../../data/requests/inbox.ts';
import type { InboxView } from '../../../data/requests/inbox-view.ts';
import { onTabVisibility } from '../../../lib/tab-visibility.ts';
import { useLoad } from '../../../lib/use-load.ts';

/** How many threads the lists of the inbox hold. */
export type InboxCounts = Awaited<ReturnType<typeof countInbox>>;

/**
 * Returns how many threads wait for the professional and how many there are, null until known.
 * Counts again when `countedFor` changes, a text of everything that can change them, and when the
 * window is visible again. Waits while `countedFor` is null; meanwhile returns the former counts.
 */
export function useInboxCounts(uid: string, view: InboxView, countedFor: string | null) {
  const { status, urgency, assignee, sort } = view;
  const [latest, setLatest] = useState<InboxCounts | null>(null);
  const key = [uid, status, urgency, assignee, sort, countedFor].join(' ');
  const loaded = useLoad(key, () =>
    countedFor === null ? Promise.resolve(null) : countInbox(uid, view),
  );
  const { reload } = loaded;
  useEffect(() => {
    // The first call reports the present state, which is counted already.
    let wasVisible = true;
    return onTabVisibility((isVisible) => {
      if (isVisible && !wasVisible) reload();
      wasVisible = isVisible;
    }, 0);
  }, [reload]);
  const counts = loaded.status === 'ready' ? loaded.data : null;
  if (counts !== null && counts !== latest) setLatest(counts);
  const failure = loaded.status === 'error' ? loaded.error : null;
  useEffect(() => {
    if (failure) console.warn('The threads could not be counted', failure);
  }, [failure]);
  return latest;
}
