import { runWith } from 'firebase-functions/v1';
import { createClosedAccounts } from '../data/closed-accounts.ts';
import { createDepartedThreads } from '../data/departed-threads.ts';
import { firestore } from '../data/firestore.ts';
import { logInfo, pseudonym } from '../lib/log.ts';
import { buryAccount } from '../services/bury-account.ts';
import { loggingFailures } from './logging-failures.ts';

// The second generation has no trigger for it.
export const accountDeletedTrigger = runWith({ failurePolicy: true, timeoutSeconds: 540 })
  .region('us-central1')
  .auth.user()
  .onDelete(
    loggingFailures('account-deleted', async ({ uid }) => {
      const db = firestore();
      const deps = { closedAccounts: createClosedAccounts(db), threads: createDepartedThreads(db) };
      const threads = await buryAccount(deps, uid);
      logInfo('account deleted', { uid: pseudonym(uid), threads });
    }),
  );
