import { runWith } from 'firebase-functions/v1';
import { createClosedAccounts } from '../data/closed-accounts.ts';
import { firestore } from '../data/firestore.ts';
import { logInfo, pseudonym } from '../lib/log.ts';
import { loggingFailures } from './logging-failures.ts';

// The second generation has no trigger for it.
export const accountDeletedTrigger = runWith({ failurePolicy: true })
  .region('us-central1')
  .auth.user()
  .onDelete(
    loggingFailures('account-deleted', async ({ uid }) => {
      await createClosedAccounts(firestore()).bury(uid, new Date());
      logInfo('account deleted', { uid: pseudonym(uid) });
    }),
  );
