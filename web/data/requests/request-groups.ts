import { PAGE_SIZE } from '@doorstep/domain/limits';
import { requestGroupSchema } from '@doorstep/domain/requests/request-group';
import { collection, doc, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { firestore } from '../firestore/firestore.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { usePaginatedQuery } from '../firestore/use-paginated-query.ts';

/** Returns the newest groups of a client's requests, live. */
export function useMyGroups(uid: string) {
  const base = useMemo(
    () => query(collection(firestore, 'request_groups'), where('client_uid', '==', uid)),
    [uid],
  );
  const { request_groups: size } = PAGE_SIZE;
  return usePaginatedQuery({ base, order: 'changed_at', size, schema: requestGroupSchema });
}

/**
 * Returns the live group of one of a client's requests, as a list of at most one. The dashboard
 * may not have loaded it.
 */
export function useGroupOf(uid: string, requestId: string) {
  const base = useMemo(() => {
    const isMine = where('client_uid', '==', uid);
    const hasRequest = where('request_ids', 'array-contains', requestId);
    return query(collection(firestore, 'request_groups'), isMine, hasRequest);
  }, [uid, requestId]);
  return usePaginatedQuery({ base, order: 'changed_at', size: 1, schema: requestGroupSchema });
}

/**
 * Returns the live group that begins with a request of the signed-in person; null if no other
 * professional was asked. `permission-denied` for other people.
 */
export function useRequestGroup(firstId: string) {
  const reference = useMemo(() => doc(firestore, 'request_groups', firstId), [firstId]);
  return useLiveDocument(reference, requestGroupSchema);
}
