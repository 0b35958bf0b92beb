import { createAccountDeletions } from '../data/account-deletions.ts';
import { adminAuth, createAccounts } from '../data/accounts.ts';
import { createClosedAccounts } from '../data/closed-accounts.ts';
import { createDepartedThreads } from '../data/departed-threads.ts';
import { firestore } from '../data/firestore.ts';
import { createPersonalDocuments } from '../data/personal-documents.ts';
import { createPictureBucket } from '../data/picture-bucket.ts';
import { createPictures } from '../data/pictures.ts';
import { createSubscribers } from '../data/subscribers.ts';
import type { DeletionDeps } from '../services/delete-account.ts';
import { stripeGateway } from './wiring.ts';

/** What deleting an account is given; after `budgetMs` the rest is left to the sweep. */
export function accountDeletion(budgetMs: number): DeletionDeps {
  const db = firestore();
  const end = Date.now() + budgetMs;
  return {
    deletions: createAccountDeletions(db),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
    subscribers: createSubscribers(db),
    stripe: stripeGateway(),
    threads: createDepartedThreads(db),
    documents: createPersonalDocuments(db),
    pictures: { pictures: createPictures(db), bucket: createPictureBucket() },
    hasTime: () => Date.now() < end,
  };
}
