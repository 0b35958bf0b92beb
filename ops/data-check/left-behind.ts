import type { Count, Found, Needs } from './found.ts';

/** What a deletion takes away or closes, of one account (functions/account/deletion-steps.ts). */

const OWN = [
  'provider_profiles',
  'client_profiles',
  'subscribers',
  'user_roles',
  'message_counts',
  'thread_counts',
];

const SIDES = [
  ['service_requests', 'provider_id'],
  ['service_requests', 'client_uid'],
  ['conversations', 'provider_id'],
  ['conversations', 'client_id'],
] as const;

const documentsOf = (uid: string) => OWN.map((collection) => `${collection}/${uid}`);

/** The threads of each kind and side: all of them, and those that are closed. */
const threadsOf = (uid: string): { all: Count; closed: Count }[] =>
  SIDES.map(([collection, side]) => ({
    all: { collection, where: { [side]: uid } },
    closed: { collection, where: { [side]: uid, closed: true } },
  }));

/** What has to be looked up to know what is left of somebody. */
export const leftBy = (uid: string): Needs => ({
  documents: documentsOf(uid),
  counts: threadsOf(uid).flatMap(({ all, closed }) => [all, closed]),
  accounts: [uid],
});

/** Whether documents of that account's own, or threads that are open, are still there. */
export function hasLeft(found: Found, uid: string): boolean {
  return (
    documentsOf(uid).some((path) => found.document(path) !== null) ||
    threadsOf(uid).some(({ all, closed }) => found.count(all) > found.count(closed))
  );
}
