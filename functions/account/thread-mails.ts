import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { queryPages } from '../platform/query-pages.ts';

/** As many as one `in` takes (Firestore docs, "Query limitations"). */
const THREADS_AT_ONCE = 30;
const PAGE = 200;

/**
 * Deletes the mails about unread messages in those threads, to both sides; with `to`, only those to
 * the client at that address, which may stand on the professional's page as well. The kind is asked for too: a client may have named a request like somebody's conversation.
 */
export async function deleteUnreadMails(
  db: Firestore,
  kind: ThreadRef['kind'],
  ids: readonly string[],
  to?: string,
): Promise<void> {
  for (let i = 0; i < ids.length; i += THREADS_AT_ONCE) {
    const about = db
      .collection('mail')
      .where('data.thread.kind', '==', kind)
      .where('data.thread.id', 'in', ids.slice(i, i + THREADS_AT_ONCE))
      .orderBy(FieldPath.documentId());
    for await (const mails of queryPages(about, PAGE)) {
      const batch = db.batch();
      for (const mail of mails) {
        const isClients = mail.get('to') === to && mail.get('data.side') === 'client';
        if (to === undefined || isClients) batch.delete(mail.ref);
      }
      await batch.commit();
    }
  }
}
