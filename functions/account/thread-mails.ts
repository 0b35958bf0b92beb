import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { queryPages } from '../platform/query-pages.ts';

/** The maximum of an `in` filter (Firestore docs, "Query limitations"). */
const THREADS_PER_QUERY = 30;
const PAGE = 200;

/**
 * Deletes the mails about unread messages in the given threads, to both sides. With `to`, deletes
 * only those to the client at that address, which the professional's page may contain as well.
 * Filters by kind, because a client can give a request the id of a conversation.
 */
export async function deleteUnreadMails(
  db: Firestore,
  kind: ThreadRef['kind'],
  ids: readonly string[],
  to?: string,
): Promise<void> {
  for (let i = 0; i < ids.length; i += THREADS_PER_QUERY) {
    const about = db
      .collection('mail')
      .where('data.thread.kind', '==', kind)
      .where('data.thread.id', 'in', ids.slice(i, i + THREADS_PER_QUERY))
      .orderBy(FieldPath.documentId());
    for await (const mails of queryPages(about, PAGE)) {
      const batch = db.batch();
      for (const mail of mails) {
        const isToClient = mail.get('to') === to && mail.get('data.side') === 'client';
        if (to === undefined || isToClient) batch.delete(mail.ref);
      }
      await batch.commit();
    }
  }
}
