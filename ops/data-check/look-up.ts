import type { Auth } from 'firebase-admin/auth';
import type { Storage } from 'firebase-admin/storage';
import { inParallel } from '@doorstep/local/demo/seed/in-parallel.ts';
import { Found, type Needs, type StoredFile } from './found.ts';
import { filesUnder } from './shelves.ts';
import type { Reads } from './reads.ts';

type Bucket = ReturnType<Storage['bucket']>;

/** Where things that stand outside the database are looked up. */
export interface Outside {
  auth: Auth;
  bucket: Bucket;
}

/** The most that `getUsers` takes. */
const ACCOUNTS = 100;
const AT_ONCE = 20;

async function whoIsThere(auth: Auth, uids: readonly string[]): Promise<Map<string, boolean>> {
  const there = new Map(uids.map((uid) => [uid, false]));
  for (let first = 0; first < uids.length; first += ACCOUNTS) {
    const { users } = await auth.getUsers(
      uids.slice(first, first + ACCOUNTS).map((uid) => ({ uid })),
    );
    for (const { uid } of users) there.set(uid, true);
  }
  return there;
}

async function filesAt(
  bucket: Bucket,
  prefixes: readonly string[],
): Promise<Map<string, readonly StoredFile[]>> {
  const found = await inParallel(
    AT_ONCE,
    prefixes,
    async (prefix) => [prefix, await filesUnder(bucket, prefix)] as const,
  );
  return new Map(found);
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** Looks up, in few calls, what the judging of some documents needs. */
export async function lookUp(
  { auth, bucket }: Outside,
  reads: Reads,
  needs: readonly Needs[],
): Promise<Found> {
  const of = <T>(pick: (needs: Needs) => readonly T[] | undefined) =>
    needs.flatMap((some) => pick(some) ?? []);
  return new Found(
    await reads.documents(of(({ documents }) => documents)),
    await reads.counts(of(({ counts }) => counts)),
    await whoIsThere(auth, distinct(of(({ accounts }) => accounts))),
    await filesAt(bucket, distinct(of(({ files }) => files))),
  );
}
