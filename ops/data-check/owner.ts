import { problemUnless, type Problem } from './check.ts';
import type { LookupResults } from './lookup-results.ts';

const tombstone = (uid: string) => `closed_accounts/${uid}`;

/** Returns the lookups that `hasOwner` and `isClosed` need. */
export const ownerLookups = (...uids: string[]) => ({
  documents: uids.map(tombstone),
  accounts: uids,
});
export const ownerLookup = (uid: string) => ownerLookups(uid);

/** Checks whether the account is closed: suspended, being deleted, or recently deleted. */
export const isClosed = (results: LookupResults, uid: string): boolean =>
  results.document(tombstone(uid)) !== null;

/** Checks that the document's owner has an account, or one that is being deleted. */
export function hasOwner(results: LookupResults, uid: string, since: Date): Problem[] {
  return problemUnless(
    results.hasAccount(uid) || isClosed(results, uid),
    'belongs to an account that does not exist',
    since,
  );
}
