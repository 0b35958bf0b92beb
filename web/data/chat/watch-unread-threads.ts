import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import { and, collection, limit, or, query, where, type Query } from 'firebase/firestore';
import { arrivalSound, playArrivalSound } from '../../lib/arrival-sound.ts';
import { NONE_UNREAD, unreadThreads, type UnreadThreads } from '../../lib/chat/unread-threads.ts';
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

/**
 * Keeps the count of threads with unread messages, and of new requests, up to date, and plays the
 * sound when something arrives after the first count. Also listens in a hidden tab, whose title
 * shows the count. Returns a function that stops.
 */
export function watchUnreadThreads(
  side: SenderType,
  { uid, email }: { uid: string; email: string },
): () => void {
  const size = PAGE_SIZE.unread_threads;
  const watch = (kind: keyof UnreadThreads, threads: Query) => {
    let messagesBefore: number | null = null;
    return watchPage(query(threads, limit(size)), size, {
      isCached: false,
      onPage: (documents) => {
        unreadThreads.set({ ...unreadThreads.get(), [kind]: documents.length });
        const messages = documents.reduce((sum, d) => sum + Number(d.get(`unread_${side}`)), 0);
        const hasArrived = messagesBefore !== null && messages > messagesBefore;
        if (hasArrived && arrivalSound.isOn()) playArrivalSound();
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
    unreadThreads.set(NONE_UNREAD);
  };
}
