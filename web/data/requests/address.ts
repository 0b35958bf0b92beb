import { ADDRESS_ID, addressSchema } from '@doorstep/domain/requests/address';
import { deleteDoc, doc, serverTimestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { sessionUid } from '../auth/session.ts';
import { withAppError } from '../errors.ts';
import { commitCountedBatch, hasFields } from '../firestore/counted-batch.ts';
import { firestore } from '../firestore/firestore.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';

const addressAt = (requestId: string) =>
  doc(firestore, 'service_requests', requestId, 'private', ADDRESS_ID);

/**
 * Returns the live street address of a request; null if there is none. `permission-denied` if it is
 * hidden from this person.
 */
export function useAddress(requestId: string) {
  const reference = useMemo(() => addressAt(requestId), [requestId]);
  return useLiveDocument(reference, addressSchema);
}

/**
 * Stores the street address of a request that the signed-in person sent. Waits for a connection.
 * Throws AppError: `rate-limited` after too many changes.
 */
export async function saveAddress(requestId: string, street: string): Promise<void> {
  const reference = addressAt(requestId);
  await commitCountedBatch(
    (batch) => batch.set(reference, { street, check_at: serverTimestamp() }),
    [{ counter: 'edit_counts', uid: sessionUid() ?? '', path: reference.path }],
    () => hasFields(reference, { street }),
  );
}

/** Removes the street address of a request. Waits for a connection. Throws AppError. */
export async function removeAddress(requestId: string): Promise<void> {
  await withAppError(deleteDoc(addressAt(requestId)));
}
