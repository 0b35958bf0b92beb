import { firestore } from '../../../../functions/platform/firestore.ts';

/*
 * Runs a transaction a second time if the emulator has closed it. Two transactions that read and
 * then write the same documents block each other: Firestore stops one at once, and the SDK runs it
 * again. The emulator needs a timeout for that, and on a busy machine it ends with an error for
 * which the SDK does not run the transaction again. This is a module of its own, because a set-up
 * file runs again for each test file.
 */
const db = firestore();
const runTransaction = db.runTransaction.bind(db);
db.runTransaction = async (update, options) => {
  try {
    return await runTransaction(update, options);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('Transaction is invalid or closed'))) {
      throw error;
    }
    console.warn('The emulator has closed a transaction, which runs again.');
    return runTransaction(update, options);
  }
};
