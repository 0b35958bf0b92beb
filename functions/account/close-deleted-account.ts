import type { DeletedAccountThreads } from './deleted-account-thread-repository.ts';
import type { Tombstones } from './tombstone-repository.ts';

export interface CloseDeps {
  tombstones: Pick<Tombstones, 'markDeleted'>;
  threads: Pick<DeletedAccountThreads, 'closeAll'>;
}

/**
 * Cleans up after an account that was deleted in Firebase Authentication: blocks its tokens,
 * unpublishes its page and closes its threads. The tombstone is written first, so that no new
 * thread can start. Idempotent, also after a crash. Returns how many threads it closed.
 */
export async function closeDeletedAccount(
  { tombstones, threads }: CloseDeps,
  uid: string,
): Promise<number> {
  await tombstones.markDeleted(uid, new Date());
  let closed = 0;
  for await (const page of threads.closeAll(uid)) closed += page;
  return closed;
}
