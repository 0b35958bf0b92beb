import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { requestMailSide } from '@doorstep/domain/mail/mail';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { queryPages } from '../platform/query-pages.ts';

/** The maximum of an `in` filter (Firestore docs, "Query limitations"). */
const THREADS_PER_QUERY = 30;
const PAGE = 200;

function isToClient(mail: DocumentSnapshot): boolean {
  return mail.get('data.side') === 'client' || requestMailSide(mail.get('template')) === 'client';
}

/**
 * Returns the queries for all mails about the threads: unread messages, and the requests
 * themselves. Filters by kind, because a client can give a request the id of a conversation.
 */
function mailsAbout(db: Firestore, kind: ThreadRef['kind'], ids: readonly string[]): Query[] {
  const mails = db.collection('mail');
  const unread = mails.where('data.thread.kind', '==', kind).where('data.thread.id', 'in', ids);
  return kind === 'request' ? [unread, mails.where('data.request_id', 'in', ids)] : [unread];
}

/**
 * Deletes the mails about the given threads, to both sides. With `to`, deletes only those to the
 * client at that address, which the professional's page may contain as well.
 */
export async function deleteThreadMails(
  db: Firestore,
  kind: ThreadRef['kind'],
  ids: readonly string[],
  to?: string,
): Promise<void> {
  for (let i = 0; i < ids.length; i += THREADS_PER_QUERY) {
    for (const about of mailsAbout(db, kind, ids.slice(i, i + THREADS_PER_QUERY))) {
      for await (const mails of queryPages(about.orderBy(FieldPath.documentId()), PAGE)) {
        const batch = db.batch();
        for (const mail of mails) {
          if (to === undefined || (mail.get('to') === to && isToClient(mail))) {
            batch.delete(mail.ref);
          }
        }
        await batch.commit();
      }
    }
  }
}
