import './platform/zod-locale.ts';
import { BRAND } from '@doorstep/domain/brand';
import { runWith } from 'firebase-functions/v1';
import { closeDeletedAccount } from './account/close-deleted-account.ts';
import { createDeletedAccountThreads } from './account/deleted-account-thread-repository.ts';
import { createTombstones } from './account/tombstone-repository.ts';
import { firestore } from './platform/firestore.ts';
import { logFailures } from './platform/log-failures.ts';
import { logInfo, pseudonym } from './platform/log.ts';

// The codebase `first-generation` of firebase.json. Only the first generation has a stable trigger
// for deleted accounts, and it has no Node 24 (docs/decisions/0058-two-runtimes.md).

export const accountDeleted = runWith({ failurePolicy: true, timeoutSeconds: 540 })
  .region(BRAND.region)
  .auth.user()
  .onDelete(
    logFailures('accountDeleted', async ({ uid }) => {
      const db = firestore();
      const deps = { tombstones: createTombstones(db), threads: createDeletedAccountThreads(db) };
      const threads = await closeDeletedAccount(deps, uid);
      logInfo('account deleted', { uid: pseudonym(uid), threads });
    }),
  );
