import { isDeepStrictEqual } from 'node:util';
import { personSourceSchemas, toPersonSearch } from '@doorstep/domain/admin/person-search';
import { inParallel } from '@doorstep/domain/in-parallel';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

interface Options {
  /** Counts wrong documents without writing. */
  dryRun: boolean;
  progress?: (checked: number, wrong: number) => void;
}

const PAGE = 200;
const AT_ONCE = 8;

/** Returns what a person is found by; null without a profile. */
function expectedOf(provider: DocumentSnapshot | undefined, client: DocumentSnapshot | undefined) {
  const [providerData, clientData] = [provider?.data(), client?.data()];
  return toPersonSearch({
    provider: providerData ? personSourceSchemas.provider.parse(providerData) : null,
    client: clientData ? personSourceSchemas.client.parse(clientData) : null,
  });
}

/** Returns the people whose document is missing, outdated or has no profile. */
async function wrongIn(db: Firestore, uids: readonly string[]): Promise<string[]> {
  const of = (collection: string) => uids.map((uid) => db.collection(collection).doc(uid));
  const [providers, clients, stored] = await Promise.all([
    db.getAll(...of('provider_profiles')),
    db.getAll(...of('client_profiles')),
    db.getAll(...of('people_search')),
  ]);
  return uids.filter(
    (_, i) => !isDeepStrictEqual(stored[i]?.data() ?? null, expectedOf(providers[i], clients[i])),
  );
}

/** Rewrites a person's document in a transaction, so that a deleted person does not come back. */
async function repair(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [provider, client] = await transaction.getAll(
      db.collection('provider_profiles').doc(uid),
      db.collection('client_profiles').doc(uid),
    );
    const expected = expectedOf(provider, client);
    const reference = db.collection('people_search').doc(uid);
    if (expected) transaction.set(reference, expected);
    else transaction.delete(reference);
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
      if (!dryRun) await inParallel(AT_ONCE, wrong, (uid) => repair(db, uid));
      done.checked += uids.length;
      done.wrong += wrong.length;
      progress?.(done.checked, done.wrong);
    }
  }
  return done;
}
