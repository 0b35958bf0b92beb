import { LIMITS } from '@doorstep/domain/limits';
import { oneLine, shorten, VISIBLE } from '@doorstep/domain/text';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/** Older conversations keep the former name, so that renaming costs at most this many writes. */
const MAX_RENAMED = 25;

function nameIn(document: DocumentSnapshot | undefined, field: string): string | null {
  const name: unknown = document?.get(field);
  return typeof name === 'string' && VISIBLE.test(name)
    ? shorten(oneLine(name), LIMITS.name)
    : null;
}

/**
 * Stores the client's name on conversations: the profile's, else the one of their last request,
 * else null. Transactions keep the name current when events arrive late or in another order. Closed
 * conversations keep what they have, because an account's deletion removes the name.
 */
export function createClientNames(db: Firestore) {
  async function currentName(transaction: Transaction, clientId: string): Promise<string | null> {
    const profile = await transaction.get(db.collection('client_profiles').doc(clientId));
    const name = nameIn(profile, 'full_name');
    if (name !== null) return name;
    const lastRequest = db
      .collection('service_requests')
      .where('client_uid', '==', clientId)
      .orderBy('created_at', 'desc')
      .limit(1);
    const { docs } = await transaction.get(lastRequest);
    return nameIn(docs[0], 'client_name');
  }

  function update(
    transaction: Transaction,
    conversations: readonly DocumentSnapshot[],
    name: string | null,
  ): void {
    for (const conversation of conversations) {
      if (conversation.get('closed') === true || conversation.get('client_name') === name) continue;
      transaction.update(conversation.ref, { client_name: name });
    }
  }

  return {
    /** Stores the name on one conversation. */
    store: (conversationId: string): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const ref = db.collection('conversations').doc(conversationId);
        const conversation = await transaction.get(ref);
        if (!conversation.exists) return;
        const name = await currentName(transaction, String(conversation.get('client_id')));
        update(transaction, [conversation], name);
      }),
    /** Updates the client's newest conversations. */
    refresh: (clientId: string): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const newest = db
          .collection('conversations')
          .where('client_id', '==', clientId)
          .orderBy('last_at', 'desc')
          .limit(MAX_RENAMED);
        const { docs } = await transaction.get(newest);
        if (docs.length > 0) update(transaction, docs, await currentName(transaction, clientId));
      }),
  };
}
