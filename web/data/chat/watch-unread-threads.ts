import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import { and, collection, limit, or, query, where, type Query } from 'firebase/firestore';
import { onTabVisibility } from '../../lib/tab-visibility.ts';
import { watchPage } from '../firestore/firestore-listeners.ts';
import { firestore } from '../firestore/firestore.ts';

/** The numbers of threads with unread messages, each up to `PAGE_SIZE.unread_threads`. */
export interface UnreadThreads {
  requests: number;
  conversations: number;
}

const isUnread = (side: SenderType) => where(`unread_${side}`, '>', 0);

function unreadRequests(side: SenderType, uid: string, email: string): Query {
  const requests = collection(firestore, 'service_requests');
  if (side === 'provider') return query(requests, where('provider_id', '==', uid), isUnread(side));
  const isMine = or(where('client_email', '==', email), where('client_uid', '==', uid));
  return query(requests, and(isMine, isUnread(side)));
}

const unreadConversations = (side: SenderType, uid: string) =>
  query(collection(firestore, 'conversations'), where(`${side}_id`, '==', uid), isUnread(side));

/**
 * Reports how many threads have unread messages, live while the tab is visible. A hidden tab stops
 * listening at once, because few documents are read again. Returns a function that stops.
 */
export function watchUnreadThreads(
  side: SenderType,
  { uid, email }: { uid: string; email: string },
  report: (unread: UnreadThreads) => void,
): () => void {
  let unread: UnreadThreads = { requests: 0, conversations: 0 };
  const size = PAGE_SIZE.unread_threads;
  const watch = (kind: keyof UnreadThreads, threads: Query) =>
    watchPage(query(threads, limit(size)), size, {
      isCached: false,
      onPage: ({ length }) => {
        unread = { ...unread, [kind]: length };
        report(unread);
      },
      onCachedDocuments: () => {},
      onError: ({ error }) => console.warn('Unread messages cannot be counted', error),
    });
  let listeners: (() => void)[] = [];
  const stop = () => {
    for (const end of listeners) end();
    listeners = [];
  };
  const stopReports = onTabVisibility((isVisible) => {
    if (!isVisible) stop();
    else if (listeners.length === 0) {
      listeners = [
        watch('requests', unreadRequests(side, uid, email)),
        watch('conversations', unreadConversations(side, uid)),
      ];
    }
  }, 0);
  return () => {
    stopReports();
    stop();
  };
}
