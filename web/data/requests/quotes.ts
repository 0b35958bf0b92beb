import { PAGE_SIZE } from '@doorstep/domain/limits';
import { quoteSchema } from '@doorstep/domain/requests/quote';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { firestore } from '../firestore/firestore.ts';
import { usePaginatedQuery } from '../firestore/use-paginated-query.ts';

/** Returns a request's earlier quotes, newest first. The newest one is a field of the request. */
export function useEarlierQuotes(requestId: string) {
  const base = useMemo(
    () => collection(firestore, 'service_requests', requestId, 'quotes'),
    [requestId],
  );
  const { quotes: size } = PAGE_SIZE;
  return usePaginatedQuery({ base, order: 'created_at', size, schema: quoteSchema });
}
