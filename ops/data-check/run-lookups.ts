import { inParallel } from '@doorstep/domain/in-parallel';
import type { Auth } from 'firebase-admin/auth';
import type { Storage } from 'firebase-admin/storage';
import { LookupResults, type Lookups, type StoredFile } from './lookup-results.ts';
import { listFiles } from './scan.ts';
import type { DocumentReader } from './document-reader.ts';

type Bucket = ReturnType<Storage['bucket']>;

/** The sources of lookups outside the database. */
export interface LookupSources {
  auth: Auth;
  bucket: Bucket;
}

/** The maximum of `getUsers` (Firebase docs, "Retrieve user data"). */
const ACCOUNTS = 100;
const AT_ONCE = 20;

async function existingAccounts(
  auth: Auth,
  uids: readonly string[],
): Promise<Map<string, boolean>> {
  const existing = new Map(uids.map((uid) => [uid, false]));
  for (let first = 0; first < uids.length; first += ACCOUNTS) {
    const { users } = await auth.getUsers(
      uids.slice(first, first + ACCOUNTS).map((uid) => ({ uid })),
    );
    for (const { uid } of users) existing.set(uid, true);
  }
  return existing;
}

async function filesAt(
  bucket: Bucket,
  prefixes: readonly string[],
): Promise<Map<string, readonly StoredFile[]>> {
  const found = await inParallel(
    AT_ONCE,
    prefixes,
    async (prefix) => [prefix, await listFiles(bucket, prefix)] as const,
  );
  return new Map(found);
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** Runs the lookups of a page of documents in few calls. */
export async function runLookups(
  { auth, bucket }: LookupSources,
  reads: DocumentReader,
  lookups: readonly Lookups[],
): Promise<LookupResults> {
  const of = <T>(pick: (lookups: Lookups) => readonly T[] | undefined) =>
    lookups.flatMap((some) => pick(some) ?? []);
  return new LookupResults(
    await reads.documents(of(({ documents }) => documents)),
    await reads.counts(of(({ counts }) => counts)),
    await existingAccounts(auth, distinct(of(({ accounts }) => accounts))),
    await filesAt(bucket, distinct(of(({ files }) => files))),
  );
}
