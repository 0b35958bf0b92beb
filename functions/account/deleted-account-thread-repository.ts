import { DELETED_NAME, DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import { requestMailId, requestMailSide } from '@doorstep/domain/mail/mail';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { CLIENT_EMAIL } from '../mail/mail-outbox-repository.ts';
import { differs, queryPages } from '../platform/query-pages.ts';

/**
 * Closes and anonymizes the threads of a deleted account. The other side keeps them with all
 * messages. Each method works in pages, yields the number of changed threads per page, skips
 * threads that are done, and can be repeated.
 */
export type DeletedAccountThreads = ReturnType<typeof createDeletedAccountThreads>;

/** The maximum of an `in` filter (Firestore docs, "Query limitations"). */
const THREADS_PER_QUERY = 30;
const MAILS_PAGE = 200;

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
async function deleteThreadMails(
  db: Firestore,
  kind: ThreadRef['kind'],
  ids: readonly string[],
  to?: string,
): Promise<void> {
  for (let i = 0; i < ids.length; i += THREADS_PER_QUERY) {
    for (const about of mailsAbout(db, kind, ids.slice(i, i + THREADS_PER_QUERY))) {
      for await (const mails of queryPages(about.orderBy(FieldPath.documentId()), MAILS_PAGE)) {
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

/** A batch has at most 500 writes (Firestore docs), and a request can add two. */
const PAGE = 100;
const PARTS_PAGE = 200;

const CLOSED = { closed: true, waiting: 'none' };
const CONVERSATION_AS_PROVIDER = {
  provider_name: DELETED_PROVIDER.display_name,
  provider_handle: DELETED_PROVIDER.handle,
  provider_avatar_url: DELETED_PROVIDER.avatar_url,
  ...CLOSED,
};
/** The reviews of and about the account are deleted, too. */
const RECEIVED = { ...CONVERSATION_AS_PROVIDER, review: null };
const SENT = {
  client_name: DELETED_NAME,
  client_email: null,
  client_phone: null,
  review: null,
  ...CLOSED,
};
const CONVERSATION_AS_CLIENT = { client_name: null, ...CLOSED };

export function createDeletedAccountThreads(db: Firestore) {
  const where = (collection: string, field: string, value: string) =>
    db.collection(collection).where(field, '==', value).orderBy(FieldPath.documentId());
  const idsOf = (page: readonly QueryDocumentSnapshot[]) => page.map(({ id }) => id);

  /**
   * Updates the documents whose fields differ, page by page. `before` works on those documents, so
   * it must finish before the update. `after` works on the whole page, also in a repeated run.
   */
  async function* update(
    query: Query,
    fields: Record<string, unknown>,
    after: (page: QueryDocumentSnapshot[]) => Promise<void> = () => Promise.resolve(),
    before: (page: QueryDocumentSnapshot[]) => Promise<unknown> = () => Promise.resolve(),
  ): AsyncGenerator<number> {
    for await (const page of queryPages(query, PAGE)) {
      const unfinished = page.filter((document) => differs(document, fields));
      await before(unfinished);
      const batch = db.batch();
      for (const { ref } of unfinished) batch.update(ref, fields);
      await batch.commit();
      await after(page);
      yield unfinished.length;
    }
  }

  /**
   * Deletes the mails about threads after closing, because a closed thread gets no new ones.
   */
  const deleteMails = (kind: ThreadRef['kind']) => (page: QueryDocumentSnapshot[]) =>
    deleteThreadMails(db, kind, idsOf(page));

  async function deleteParts(
    { ref }: QueryDocumentSnapshot,
    name: 'guests' | 'notes' | 'private',
    except?: string,
  ): Promise<void> {
    const parts = ref.collection(name).orderBy(FieldPath.documentId());
    for await (const page of queryPages(parts, PARTS_PAGE)) {
      const batch = db.batch();
      for (const part of page) if (part.id !== except) batch.delete(part.ref);
      await batch.commit();
    }
  }

  /**
   * Deletes mails, private notes and street addresses after closing, because a closed request gets
   * no new ones.
   */
  const deletePrivate = async (page: QueryDocumentSnapshot[]) => {
    await deleteThreadMails(db, 'request', idsOf(page));
    await Promise.all(page.map((request) => deleteParts(request, 'notes')));
    await Promise.all(page.map((request) => deleteParts(request, 'private')));
  };

  /** Deletes the grants of requests, except the sender's own. */
  const deleteGuestsOf = (requests: readonly QueryDocumentSnapshot[]) =>
    Promise.all(
      requests.map((request) => deleteParts(request, 'guests', String(request.get('client_uid')))),
    );

  const requestsReceived = (uid: string) => where('service_requests', 'provider_id', uid);
  const requestsSent = (uid: string) => where('service_requests', 'client_uid', uid);
  const conversationsAsProvider = (uid: string) => where('conversations', 'provider_id', uid);
  const conversationsAsClient = (uid: string) => where('conversations', 'client_id', uid);

  /** Returns the existing mails to the professionals about these requests. */
  async function newRequestMails(
    page: readonly QueryDocumentSnapshot[],
  ): Promise<DocumentReference[]> {
    if (page.length === 0) return [];
    const mails = db.collection('mail');
    const told = page.map(({ id }) => mails.doc(requestMailId(id, 'new_request')));
    const snapshots = await db.getAll(...told);
    return snapshots.filter(({ exists }) => exists).map(({ ref }) => ref);
  }

  return {
    /**
     * Closes the requests that the account received, and deletes their mails, notes and addresses.
     */
    closeReceived: (uid: string): AsyncIterable<number> =>
      update(requestsReceived(uid), RECEIVED, deletePrivate),

    /** Like `closeReceived`, for the requests that the account sent. Deletes the grants too. */
    closeSent: (uid: string): AsyncIterable<number> =>
      update(requestsSent(uid), SENT, deletePrivate, (page) =>
        Promise.all(page.map((request) => deleteParts(request, 'guests'))),
      ),

    /**
     * Removes the address from open requests that other accounts sent with it, and from the mail to
     * the professional. Deletes the client's mails to the address, and the guest grants except the
     * sender's own.
     */
    removeAddress: async function* (uid: string, email: string): AsyncGenerator<number> {
      for await (const page of queryPages(where('service_requests', 'client_email', email), PAGE)) {
        const others = page.filter((document) => document.get('client_uid') !== uid);
        await deleteThreadMails(db, 'request', idsOf(others), email);
        await deleteGuestsOf(others);
        const mails = await newRequestMails(others);
        const batch = db.batch();
        for (const ref of mails) batch.update(ref, { [CLIENT_EMAIL]: null });
        for (const { ref } of others) batch.update(ref, { client_email: null });
        await batch.commit();
        // The address may have opened a chat between the first deletion and this commit.
        await deleteGuestsOf(others);
        yield others.length;
      }
    },

    /** Closes the conversations on both sides, and deletes the mails about them. */
    closeConversations: async function* (uid: string): AsyncGenerator<number> {
      const after = deleteMails('conversation');
      yield* update(conversationsAsProvider(uid), CONVERSATION_AS_PROVIDER, after);
      yield* update(conversationsAsClient(uid), CONVERSATION_AS_CLIENT, after);
    },

    /**
     * Closes all threads of an account that was deleted in Firebase Authentication only, and
     * deletes the mails about received requests. Keeps everything else until the account is deleted
     * properly.
     */
    closeAll: async function* (uid: string): AsyncGenerator<number> {
      yield* update(requestsReceived(uid), CLOSED, deleteMails('request'));
      for (const threads of [requestsSent, conversationsAsProvider, conversationsAsClient]) {
        yield* update(threads(uid), CLOSED);
      }
    },
  };
}
