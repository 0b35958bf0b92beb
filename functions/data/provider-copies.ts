import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { ProviderSnapshot } from './provider-profiles.ts';

/** The copies of a profile's name, handle and picture on its requests and conversations. */
export interface ProviderCopies {
  /** Brings every copy up to date, page by page; how many documents were changed. */
  refresh(providerId: string, snapshot: ProviderSnapshot): Promise<number>;
}

/** Below the 500 writes that one batch may hold. */
const PAGE = 300;

type Copy = Record<string, string | null>;

async function* pages(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let after: QueryDocumentSnapshot | undefined;
  do {
    const page = await (after ? query.startAfter(after) : query).limit(PAGE).get();
    yield page.docs;
    after = page.docs.length === PAGE ? page.docs.at(-1) : undefined;
  } while (after);
}

async function refreshCollection(db: Firestore, query: Query, copy: Copy): Promise<number> {
  let changed = 0;
  for await (const page of pages(query)) {
    const stale = page.filter((document) =>
      Object.entries(copy).some(([field, value]) => document.get(field) !== value),
    );
    const batch = db.batch();
    for (const { ref } of stale) batch.update(ref, copy);
    await batch.commit();
    changed += stale.length;
  }
  return changed;
}

export function createProviderCopies(db: Firestore): ProviderCopies {
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
