import { badgeApplicationId, badgeKindSchema } from '@doorstep/domain/badges/badge';
import type { Count, LookupResults, Lookups } from './lookup-results.ts';

// The documents that a deletion removes and the threads that it closes
// (functions/account/deletion-steps.ts).

const OWN = [
  'provider_profiles',
  'branches',
  'client_profiles',
  'galleries',
  'page_emails',
  'people_search',
  'saved_providers',
  'saved_replies',
  'subscribers',
  'team_members',
  'user_roles',
  'message_counts',
  'thread_counts',
  'edit_counts',
];

const SIDES = [
  ['service_requests', 'provider_id'],
  ['service_requests', 'client_uid'],
  ['conversations', 'provider_id'],
  ['conversations', 'client_id'],
] as const;

const ownDocuments = (uid: string) => [
  ...OWN.map((collection) => `${collection}/${uid}`),
  ...badgeKindSchema.options.map((kind) => `badge_applications/${badgeApplicationId(uid, kind)}`),
];

/** Returns counts of all threads and of the closed threads, for each kind and side. */
const threadsOf = (uid: string): { all: Count; closed: Count }[] =>
  SIDES.map(([collection, side]) => ({
    all: { collection, where: { [side]: uid } },
    closed: { collection, where: { [side]: uid, closed: true } },
  }));

const OWN_LISTS = [
  ['analytics', 'provider_id'],
  ['request_groups', 'client_uid'],
  ['team_members', 'owner_uid'],
  ['team_invitations', 'owner_uid'],
] as const;

const listsOf = (uid: string): Count[] =>
  OWN_LISTS.map(([collection, field]) => ({ collection, where: { [field]: uid } }));

/** Returns the lookups that `hasLeftovers` needs. */
export const leftoverLookups = (uid: string): Lookups => ({
  documents: ownDocuments(uid),
  counts: [...threadsOf(uid).flatMap(({ all, closed }) => [all, closed]), ...listsOf(uid)],
  accounts: [uid],
});

/** Checks whether own documents or open threads of the account still exist. */
export function hasLeftovers(results: LookupResults, uid: string): boolean {
  return (
    ownDocuments(uid).some((path) => results.document(path) !== null) ||
    listsOf(uid).some((list) => results.count(list) > 0) ||
    threadsOf(uid).some(({ all, closed }) => results.count(all) > results.count(closed))
  );
}
