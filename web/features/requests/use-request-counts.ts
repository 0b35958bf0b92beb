import type { RequestStatus, Urgency } from '@doorstep/domain/requests/service-request';
import { useEffect, useState } from 'react';
import { countRequests } from '../../data/requests/requests.ts';
import { useLoad } from '../../lib/use-load.ts';

type Counts = Record<RequestStatus, number>;

/**
 * Returns how many requests a professional has of each status, null until known. Counts again when
 * `version` changes, and waits while it is null; meanwhile returns the former counts.
 */
export function useRequestCounts(uid: string, urgency: Urgency | null, version: string | null) {
  const [latest, setLatest] = useState<Counts | null>(null);
  const loaded = useLoad(`${uid} ${urgency} ${version}`, () =>
    version === null ? Promise.resolve(null) : countRequests(uid, urgency),
  );
  const counts = loaded.status === 'ready' ? loaded.data : null;
  if (counts !== null && counts !== latest) setLatest(counts);
  const failure = loaded.status === 'error' ? loaded.error : null;
  useEffect(() => {
    if (failure) console.warn('The requests could not be counted', failure);
  }, [failure]);
  return latest;
}
