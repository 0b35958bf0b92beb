import type { RequestStatus } from '@doorstep/domain/requests/service-request';
import { useEffect, useState } from 'react';
import { countRequests, type InboxView } from '../../../data/requests/requests.ts';
import { onTabVisibility } from '../../../lib/tab-visibility.ts';
import { useLoad } from '../../../lib/use-load.ts';

type Counts = Record<RequestStatus, number>;

/**
 * Returns how many requests a professional has of each status, null until known. Counts again when
 * `countedFor` changes, a text of everything that can change them, and when the window is visible
 * again. Waits while `countedFor` is null; meanwhile returns the former counts.
 */
export function useRequestCounts(
  uid: string,
  { urgency, assignee }: InboxView,
  countedFor: string | null,
) {
  const [latest, setLatest] = useState<Counts | null>(null);
  const loaded = useLoad(`${uid} ${urgency} ${assignee} ${countedFor}`, () =>
    countedFor === null ? Promise.resolve(null) : countRequests(uid, { urgency, assignee }),
  );
  const { reload } = loaded;
  useEffect(() => {
    // The first report is of the present state, which is counted already.
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
    if (failure) console.warn('The requests could not be counted', failure);
  }, [failure]);
  return latest;
}
