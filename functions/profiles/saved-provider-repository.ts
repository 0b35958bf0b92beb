import { LIMITS } from '@doorstep/domain/limits';
import { LEAST_SAVED_BY, savedProvidersSchema } from '@doorstep/domain/profiles/saved-providers';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { isDocumentId, parseDocument } from '../platform/firestore.ts';

/** Stores the professionals that people save in `saved_providers/{uid}`. */
export function createSavedProviders(db: Firestore) {
  const lists = db.collection('saved_providers');

  /** Returns those of the professionals whose page is public. */
  async function publishedOf(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const profiles = ids.map((id) => db.collection('provider_profiles').doc(id));
    const snapshots = await transaction.getAll(...profiles);
    return snapshots.filter((one) => one.get('published') === true).map(({ id }) => id);
  }

  return {
    /**
     * Saves published professionals for a person while there is room, never the person themselves,
     * or removes professionals. Returns the whole list. Throws AppError `unauthenticated` for a
     * closed account.
     */
    change: (uid: string, ids: readonly string[], saved: boolean): Promise<string[]> =>
      runForCaller(db, uid, async (transaction) => {
        const list = await transaction.get(lists.doc(uid));
        const before = parseDocument(savedProvidersSchema, list)?.provider_ids ?? [];
        if (!saved) {
          const provider_ids = before.filter((id) => !ids.includes(id));
          if (provider_ids.length < before.length) transaction.set(list.ref, { provider_ids });
          return provider_ids;
        }
        const others = ids.filter((id) => isDocumentId(id) && id !== uid && !before.includes(id));
        const added = await publishedOf(transaction, others);
        const provider_ids = [...before, ...added].slice(0, LIMITS.savedProviders);
        if (provider_ids.length > before.length) transaction.set(list.ref, { provider_ids });
        return provider_ids;
      }),

    /** Counts the people who have saved a professional; null for fewer than `LEAST_SAVED_BY`. */
    countPeople: async (providerId: string): Promise<number | null> => {
      const saving = lists.where('provider_ids', 'array-contains', providerId);
      const { count } = (await saving.count().get()).data();
      return count < LEAST_SAVED_BY ? null : count;
    },
  };
}
