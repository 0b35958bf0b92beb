import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { differs, queryPages } from '../platform/query-pages.ts';
import type { ProviderSnapshot } from './provider-profile-repository.ts';

/** The copies of a profile's name, handle and picture on its requests and conversations. */
export interface ProviderSnapshots {
  /** Brings every copy up to date, page by page; how many documents were changed. */
  refresh(providerId: string, snapshot: ProviderSnapshot): Promise<number>;
}

/** Below the 500 writes that one batch may hold. */
const PAGE = 300;

type Copy = Record<string, string | null>;

async function refreshCollection(db: Firestore, query: Query, copy: Copy): Promise<number> {
  let changed = 0;
  for await (const page of queryPages(query, PAGE)) {
    const stale = page.filter((document) => differs(document, copy));
    const batch = db.batch();
    for (const { ref } of stale) batch.update(ref, copy);
    await batch.commit();
    changed += stale.length;
  }
  return changed;
}

export function createProviderSnapshots(db: Firestore): ProviderSnapshots {
  const ofProvider = (collection: string, providerId: string) =>
    db
      .collection(collection)
      .where('provider_id', '==', providerId)
      .orderBy(FieldPath.documentId());
  return {
    refresh: async (providerId, { display_name, handle, avatar_url }) => {
      const copy = { provider_name: display_name, provider_handle: handle };
      const requests = ofProvider('service_requests', providerId);
      const conversations = ofProvider('conversations', providerId);
      return (
        (await refreshCollection(db, requests, copy)) +
        (await refreshCollection(db, conversations, { ...copy, provider_avatar_url: avatar_url }))
      );
    },
  };
}
