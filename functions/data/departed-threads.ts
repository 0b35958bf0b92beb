import { DELETED_NAME, DELETED_PROVIDER } from '@doorstep/domain/closed-account';
import { requestMailId } from '@doorstep/domain/mail';
import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { differs, pages } from './pages.ts';

/**
 * What is left with the other side of whoever has deleted the account: requests and conversations
 * without the name, closed, with all that was said. A page at a time; what is done already is left
 * alone, so that each may be done again.
 */
export interface DepartedThreads {
  /** The requests that a professional has got, and the mails that brought them. */
  closeReceived(uid: string): AsyncIterable<number>;
  /** The requests that a client has sent, the mails about them, and who was let into their chats. */
  closeSent(uid: string): AsyncIterable<number>;
  /** Requests of other accounts that name the address: they stay open, without it. */
  forgetAddress(uid: string, email: string): AsyncIterable<number>;
  /** Conversations of both kinds of sides. */
  closeConversations(uid: string): AsyncIterable<number>;
}

/** A request's documents are written with it, in one batch of at most 500 (Firestore docs). */
const PAGE = 100;
/** More than any request has guests at a time. */
const GUESTS = 200;

const RECEIVED = {
  provider_name: DELETED_PROVIDER.display_name,
  provider_handle: DELETED_PROVIDER.handle,
  closed: true,
};
const SENT = { client_name: DELETED_NAME, client_email: null, client_phone: null, closed: true };
const TALKED_AS_PROVIDER = { ...RECEIVED, provider_avatar_url: DELETED_PROVIDER.avatar_url };
const TALKED_AS_CLIENT = { closed: true };

export function createDepartedThreads(db: Firestore): DepartedThreads {
  const of = (collection: string, field: string, value: string) =>
    db.collection(collection).where(field, '==', value).orderBy(FieldPath.documentId());
  const mail = (id: string, template: 'new_request' | 'request_confirmation') =>
    db.collection('mail').doc(requestMailId(id, template));

  /** Updates the documents that differ, and deletes what `besides` names for each, page by page. */
  async function* change(
    query: Query,
    fields: Record<string, unknown>,
    besides: (document: QueryDocumentSnapshot) => Promise<DocumentReference[]>,
  ): AsyncGenerator<number> {
    for await (const page of pages(query, PAGE)) {
      const left = page.filter((document) => differs(document, fields));
      const batch = db.batch();
      for (const document of left) {
        for (const other of await besides(document)) batch.delete(other);
        batch.update(document.ref, fields);
      }
      await batch.commit();
      yield left.length;
    }
  }

  const nothing = () => Promise.resolve([]);
  return {
    closeReceived: (uid) =>
      change(of('service_requests', 'provider_id', uid), RECEIVED, ({ id }) =>
        Promise.resolve([mail(id, 'new_request')]),
      ),

    closeSent: (uid) =>
      change(of('service_requests', 'client_uid', uid), SENT, async ({ id, ref }) => {
        const guests = await ref.collection('guests').limit(GUESTS).get();
        // The batch holds 500 writes: more than these go first, by themselves.
        const [few, many] = [guests.docs.slice(0, 2), guests.docs.slice(2)];
        await Promise.all(many.map((guest) => guest.ref.delete()));
        return [
          ...few.map((guest) => guest.ref),
          mail(id, 'new_request'),
          mail(id, 'request_confirmation'),
        ];
      }),

    forgetAddress: async function* (uid, email) {
      for await (const page of pages(of('service_requests', 'client_email', email), PAGE)) {
        const others = page.filter((document) => document.get('client_uid') !== uid);
        const batch = db.batch();
        for (const { id, ref } of others) {
          batch.update(ref, { client_email: null });
          batch.delete(mail(id, 'request_confirmation'));
        }
        await batch.commit();
        yield others.length;
      }
    },

    closeConversations: async function* (uid) {
      yield* change(of('conversations', 'provider_id', uid), TALKED_AS_PROVIDER, nothing);
      yield* change(of('conversations', 'client_id', uid), TALKED_AS_CLIENT, nothing);
    },
  };
}
