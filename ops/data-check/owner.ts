import { unless, type Problem } from './check.ts';
import type { Found } from './found.ts';

const tombstone = (uid: string) => `closed_accounts/${uid}`;

/** What has to be looked up to know whether somebody is there. */
export const ownersOf = (...uids: string[]) => ({ documents: uids.map(tombstone), accounts: uids });
export const ownerOf = (uid: string) => ownersOf(uid);

/** Whether the account of that uid is closed: suspended, being deleted, or deleted a moment ago. */
export const isGoing = (found: Found, uid: string): boolean =>
  found.document(tombstone(uid)) !== null;

/** Whoever has a document of their own has an account too, or one that is being deleted. */
export function hasOwner(found: Found, uid: string, since: Date): Problem[] {
  return unless(
    found.hasAccount(uid) || isGoing(found, uid),
    'belongs to an account that does not exist',
    since,
  );
}
