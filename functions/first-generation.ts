import './platform/zod-locale.ts';
import { BRAND } from '@doorstep/domain/brand';
import { runWith } from 'firebase-functions/v1';
import { createDeletedAccountThreads } from './account/deleted-account-thread-repository.ts';
import { createTombstones } from './account/tombstone-repository.ts';
import { firestore } from './platform/firestore.ts';
import { logFailures } from './platform/log-failures.ts';
import { logInfo, pseudonym } from './platform/log.ts';

/**
 * Cleans up after an account that was deleted in Firebase Authentication: blocks its tokens,
 * unpublishes its page and closes its threads. The tombstone is written first, so that no new
 * thread can start. Idempotent, also after a crash. Returns how many threads it closed.
 */
async function closeDeletedAccount(uid: string): Promise<number> {
  const db = firestore();
  await createTombstones(db).markDeleted(uid, new Date());
  let closed = 0;
  for await (const page of createDeletedAccountThreads(db).closeAll(uid)) closed += page;
  return closed;
}

// The codebase `first-generation` of firebase.json. Only the first generation has a stable trigger
// for deleted accounts, and it has no Node 24 (docs/decisions/0058-two-runtimes.md).

export const accountDeleted = runWith({ failurePolicy: true, timeoutSeconds: 540 })
  .region(BRAND.region)
  .auth.user()
  .onDelete(
    logFailures('accountDeleted', async ({ uid }) => {
      const threads = await closeDeletedAccount(uid);
      logInfo('account deleted', { uid: pseudonym(uid), threads });
    }),
  );
