import { ADDRESS_ID, addressSchema } from '@doorstep/domain/requests/address';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { parseDocument, tryWrite } from '../platform/firestore.ts';
import { parseRequest, type RequestRecord } from './service-request-repository.ts';

/** The street addresses of requests, `service_requests/{id}/private/address`. */
export type Addresses = ReturnType<typeof createAddresses>;

export function createAddresses(db: Firestore) {
  const requests = db.collection('service_requests');
  const addressOf = (request: DocumentReference) => request.collection('private').doc(ADDRESS_ID);

  return {
    /** Lists up to `limit` requests whose address is to be checked at `now`, the oldest first. */
    listDue: async (now: Date, limit: number): Promise<string[]> => {
      const due = db.collectionGroup('private').where('check_at', '<=', now).orderBy('check_at');
      return (await due.limit(limit).get()).docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
    },

    /** Checks the address of a request later, if it has one. */
    postpone: async (requestId: string, until: Date): Promise<void> => {
      await tryWrite(addressOf(requests.doc(requestId)).update({ check_at: until }));
    },

    /**
     * Deletes the address of a request, or stores when it is checked next, in one transaction.
     * `dueAt` gets the request and returns when to delete. Deletes an address whose request does
     * not exist. Returns whether it deleted one.
     */
    check: (requestId: string, now: Date, dueAt: (request: RequestRecord) => Date) =>
      db.runTransaction(async (transaction) => {
        const reference = addressOf(requests.doc(requestId));
        const address = parseDocument(addressSchema, await transaction.get(reference));
        if (!address) return false;
        const request = parseRequest(await transaction.get(requests.doc(requestId)));
        const due = request && dueAt(request);
        const isDue = due === null || due <= now;
        if (isDue) transaction.delete(reference);
        else transaction.update(reference, { check_at: due });
        return isDue;
      }),
  };
}
