import { isDeepStrictEqual } from 'node:util';
import { personSourceSchemas, toPersonSearch } from '@doorstep/domain/admin/person-search';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface Options {
  /** Counts wrong documents without writing. */
  dryRun: boolean;
  progress?: (checked: number, wrong: number) => void;
}

const PAGE = 200;

/** Returns the wrong ones of these people with what they should be; null for a stray document. */
async function wrongIn(db: Firestore, uids: readonly string[]) {
  const of = (collection: string) => uids.map((uid) => db.collection(collection).doc(uid));
  const [providers, clients, stored] = await Promise.all([
    db.getAll(...of('provider_profiles')),
    db.getAll(...of('client_profiles')),
    db.getAll(...of('people_search')),
  ]);
  return uids.flatMap((uid, i) => {
    const [provider, client] = [providers[i]?.data(), clients[i]?.data()];
    const expected = toPersonSearch({
      provider: provider ? personSourceSchemas.provider.parse(provider) : null,
      client: client ? personSourceSchemas.client.parse(client) : null,
    });
    return isDeepStrictEqual(stored[i]?.data() ?? null, expected) ? [] : [{ uid, expected }];
  });
}

async function* pages(db: Firestore, collection: string): AsyncGenerator<string[]> {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId()).select().limit(PAGE);
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (after ? ordered.startAfter(after) : ordered).get();
    if (docs.length > 0) yield docs.map(({ id }) => id);
    after = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (after);
}

/**
 * Repairs what administrators find people by, from the profiles of professionals and clients. Works
 * page by page, can run during operation, and is idempotent. Returns how many documents were
 * checked and wrong. Throws what Google's library throws.
 */
export async function rebuildPeople(
  db: Firestore,
  { dryRun, progress }: Options,
): Promise<{ checked: number; wrong: number }> {
  const done = { checked: 0, wrong: 0 };
  for (const collection of ['provider_profiles', 'client_profiles', 'people_search']) {
    for await (const uids of pages(db, collection)) {
      const wrong = await wrongIn(db, uids);
      if (!dryRun) {
        const batch = db.batch();
        for (const { uid, expected } of wrong) {
          const reference = db.collection('people_search').doc(uid);
          if (expected) batch.set(reference, expected);
          else batch.delete(reference);
        }
        await batch.commit();
      }
      done.checked += uids.length;
      done.wrong += wrong.length;
      progress?.(done.checked, done.wrong);
    }
  }
  return done;
}
