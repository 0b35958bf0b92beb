import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { differs, queryPages } from '../platform/query-pages.ts';
import type { ProviderSnapshot } from './provider-profile-repository.ts';

/** Updates the copies of a profile's name, handle and picture in its requests and conversations. */
export type ProviderSnapshots = ReturnType<typeof createProviderSnapshots>;

/** Below the limit of 500 writes per batch (Firestore docs). */
const PAGE = 300;

type Copy = Record<string, string | null>;

async function refreshCollection(
  db: Firestore,
  query: Query,
  copy: Copy,
  signal: AbortSignal,
): Promise<number> {
  let changed = 0;
  for await (const page of queryPages(query, PAGE)) {
    signal.throwIfAborted();
    const stale = page.filter((document) => differs(document, copy));
    const batch = db.batch();
    for (const { ref } of stale) batch.update(ref, copy);
    await batch.commit();
    changed += stale.length;
  }
  return changed;
}

export function createProviderSnapshots(db: Firestore) {
  const ofProvider = (collection: string, providerId: string) =>
    db
      .collection(collection)
      .where('provider_id', '==', providerId)
      .orderBy(FieldPath.documentId());
  return {
    /**
     * Updates all outdated copies, page by page. Returns how many documents it changed. Throws when
     * `signal` aborts.
     */
    refresh: async (
      providerId: string,
      { display_name, handle, avatar_url }: ProviderSnapshot,
      signal: AbortSignal,
    ): Promise<number> => {
      const copy = {
        provider_name: display_name,
        provider_handle: handle,
        provider_avatar_url: avatar_url,
      };
      const refresh = (collection: string) =>
        refreshCollection(db, ofProvider(collection, providerId), copy, signal);
      return (await refresh('service_requests')) + (await refresh('conversations'));
    },
  };
}
