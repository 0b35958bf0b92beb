import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import { and, collection, limit, or, query, where, type Query } from 'firebase/firestore';
import { NONE_UNREAD, type UnreadThreads } from '../../lib/unread-threads.ts';
import { watchPage } from '../firestore/firestore-listeners.ts';
import { firestore } from '../firestore/firestore.ts';

const isUnread = (side: SenderType) => where(`unread_${side}`, '>', 0);

function unreadRequests(side: SenderType, uid: string, email: string): Query {
  const requests = collection(firestore, 'service_requests');
  if (side === 'provider') return query(requests, where('provider_id', '==', uid), isUnread(side));
  const isMine = or(where('client_email', '==', email), where('client_uid', '==', uid));
  return query(requests, and(isMine, isUnread(side)));
}

const unreadConversations = (side: SenderType, uid: string) =>
  query(collection(firestore, 'conversations'), where(`${side}_id`, '==', uid), isUnread(side));

interface UnreadWatcher {
  onCount: (unread: UnreadThreads) => void;
  /** Called when a request or message arrives after the first count. */
  onArrival: () => void;
}

/**
 * Reports how many threads have unread messages or are new requests. Also listens in a hidden tab,
 * whose title shows the count. Returns a function that stops.
 */
export function watchUnreadThreads(
  side: SenderType,
  { uid, email }: { uid: string; email: string },
  { onCount, onArrival }: UnreadWatcher,
): () => void {
  let unread = NONE_UNREAD;
  const size = PAGE_SIZE.unread_threads;
  const watch = (kind: keyof UnreadThreads, threads: Query) => {
    let messagesBefore: number | null = null;
    return watchPage(query(threads, limit(size)), size, {
      isCached: false,
      onPage: (documents) => {
        unread = { ...unread, [kind]: documents.length };
        onCount(unread);
        const messages = documents.reduce((sum, d) => sum + Number(d.get(`unread_${side}`)), 0);
        if (messagesBefore !== null && messages > messagesBefore) onArrival();
        messagesBefore = messages;
      },
      onCachedDocuments: () => {},
      onError: ({ error }) => console.warn('Unread messages cannot be counted', error),
    });
  };
  const stopRequests = watch('requests', unreadRequests(side, uid, email));
  const stopConversations = watch('conversations', unreadConversations(side, uid));
  return () => {
    stopRequests();
    stopConversations();
  };
}
