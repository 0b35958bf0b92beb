import { firestore } from '../../../functions/platform/firestore.ts';

/**
 * Two transactions that read and then write the same documents block each other. Firestore stops
 * one of them at once, and the SDK runs it again. The emulator needs a timeout for that, and on a
 * busy machine closes the transaction with an error for which the SDK does not run it again.
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
    return runTransaction(update, options);
  }
};
