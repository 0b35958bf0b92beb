import { DELETED_NAME, DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import { requestMailId } from '@doorstep/domain/mail/mail';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { CLIENT_EMAIL } from '../mail/mail-outbox-repository.ts';
import { differs, queryPages } from '../platform/query-pages.ts';
import { deleteUnreadMails } from './thread-mails.ts';

/**
 * What is left with the other side of whoever has deleted the account: requests and conversations
 * without the name, closed, with all that was said. A page at a time; what is done already is left
 * alone, so that each may be done again.
 */
export interface DeletedAccountThreads {
  /** The requests that a professional has got, and the mails about them, wherever they went. */
  closeReceived(uid: string): AsyncIterable<number>;
  /** The requests that a client has sent, the mails about them, and who was let into their chats. */
  closeSent(uid: string): AsyncIterable<number>;
  /**
   * Requests of other accounts that name the address: they stay open, without it, and without who was
   * let in by it. Their senders need no letting in. The mail to the professional stays, without it too.
   */
  removeAddress(uid: string, email: string): AsyncIterable<number>;
  /** Conversations of both kinds of sides, and the mails about them. */
  closeConversations(uid: string): AsyncIterable<number>;
  /**
   * All threads of an account that is deleted in Firebase alone: nothing more is written in them, and the
   * mails about requests that it was to be told of go. All else stays as it is, until it is deleted properly.
   */
  closeAll(uid: string): AsyncIterable<number>;
}

/** A request's documents are written with it, in one batch of at most 500 (Firestore docs). */
const PAGE = 100;
const GUESTS = 200;

const RECEIVED = {
  provider_name: DELETED_PROVIDER.display_name,
  provider_handle: DELETED_PROVIDER.handle,
  closed: true,
};
const SENT = { client_name: DELETED_NAME, client_email: null, client_phone: null, closed: true };
const TALKED_AS_PROVIDER = { ...RECEIVED, provider_avatar_url: DELETED_PROVIDER.avatar_url };
const CLOSED = { closed: true };

export function createDeletedAccountThreads(db: Firestore): DeletedAccountThreads {
  const of = (collection: string, field: string, value: string) =>
    db.collection(collection).where(field, '==', value).orderBy(FieldPath.documentId());
  const mail = (id: string, template: 'new_request' | 'request_confirmation') =>
    db.collection('mail').doc(requestMailId(id, template));
  const idsOf = (page: readonly QueryDocumentSnapshot[]) => page.map(({ id }) => id);

  /**
   * Updates the documents that differ, page by page. `before` names what goes in the same batch, and
   * does what must be done by then, as a document that was updated is not looked at again.
   */
  async function* change(
    query: Query,
    fields: Record<string, unknown>,
    before: (page: QueryDocumentSnapshot[]) => Promise<DocumentReference[]>,
    after: (page: QueryDocumentSnapshot[]) => Promise<void> = () => Promise.resolve(),
  ): AsyncGenerator<number> {
    for await (const page of queryPages(query, PAGE)) {
      const left = page.filter((document) => differs(document, fields));
      const others = await before(left);
      const batch = db.batch();
      for (const other of others) batch.delete(other);
      for (const { ref } of left) batch.update(ref, fields);
      await batch.commit();
      await after(page);
      yield left.length;
    }
  }

  /** Mails about unread messages go afterwards: none is written for a thread that is closed. */
  const withoutUnread = (kind: ThreadRef['kind']) => (page: QueryDocumentSnapshot[]) =>
    deleteUnreadMails(db, kind, idsOf(page));

  async function dropGuests({ ref }: QueryDocumentSnapshot, but?: string): Promise<void> {
    const guests = ref.collection('guests').orderBy(FieldPath.documentId());
    for await (const page of queryPages(guests, GUESTS)) {
      const batch = db.batch();
      for (const guest of page) if (guest.id !== but) batch.delete(guest.ref);
      await batch.commit();
    }
  }

  const received = (uid: string) => of('service_requests', 'provider_id', uid);
  const sent = (uid: string) => of('service_requests', 'client_uid', uid);
  const had = (uid: string) => of('conversations', 'provider_id', uid);
  const begun = (uid: string) => of('conversations', 'client_id', uid);

  const mailsOf = (id: string) => [mail(id, 'new_request'), mail(id, 'request_confirmation')];
  const mailsAbout = (page: readonly QueryDocumentSnapshot[]) =>
    Promise.resolve(page.flatMap(({ id }) => mailsOf(id)));
  /** Those mails to the professionals that are there. */
  async function mailsTold(page: readonly QueryDocumentSnapshot[]): Promise<DocumentReference[]> {
    if (page.length === 0) return [];
    const mails = await db.getAll(...page.map(({ id }) => mail(id, 'new_request')));
    return mails.filter(({ exists }) => exists).map(({ ref }) => ref);
  }
  const nothing = () => Promise.resolve([]);

  return {
    closeReceived: (uid) => change(received(uid), RECEIVED, mailsAbout, withoutUnread('request')),

    closeSent: (uid) =>
      change(
        sent(uid),
        SENT,
        async (page) => {
          await Promise.all(page.map((request) => dropGuests(request)));
          return mailsAbout(page);
        },
        withoutUnread('request'),
      ),

    removeAddress: async function* (uid, email) {
      for await (const page of queryPages(of('service_requests', 'client_email', email), PAGE)) {
        const others = page.filter((document) => document.get('client_uid') !== uid);
        await deleteUnreadMails(db, 'request', idsOf(others), email);
        await Promise.all(
          others.map((request) => dropGuests(request, String(request.get('client_uid')))),
        );
        const told = await mailsTold(others);
        const batch = db.batch();
        for (const ref of told) batch.update(ref, { [CLIENT_EMAIL]: null });
        for (const { id, ref } of others) {
          batch.update(ref, { client_email: null });
          batch.delete(mail(id, 'request_confirmation'));
        }
        await batch.commit();
        yield others.length;
      }
    },

    closeConversations: async function* (uid) {
      const after = withoutUnread('conversation');
      yield* change(had(uid), TALKED_AS_PROVIDER, nothing, after);
      yield* change(begun(uid), CLOSED, nothing, after);
    },

    closeAll: async function* (uid) {
      yield* change(received(uid), CLOSED, mailsAbout);
      for (const threads of [sent(uid), had(uid), begun(uid)]) {
        yield* change(threads, CLOSED, nothing);
      }
    },
  };
}
