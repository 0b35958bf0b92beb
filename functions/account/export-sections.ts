import type { ExportSection } from '@doorstep/domain/account/data-export';
import { addressKey } from '../platform/address-key.ts';
import { OMITTED, OMITTED_FROM_REPORTS, OMITTED_FROM_REVIEWS } from './exported-document.ts';

export interface Owner {
  uid: string;
  /** The confirmed address. */
  email: string;
}

/** The paths of sections with at most one document. */
export const SINGLE = {
  role: ({ uid }: Owner) => `user_roles/${uid}`,
  provider_profile: ({ uid }: Owner) => `provider_profiles/${uid}`,
  page_email: ({ uid }: Owner) => `page_emails/${uid}`,
  branches: ({ uid }: Owner) => `branches/${uid}`,
  gallery: ({ uid }: Owner) => `galleries/${uid}`,
  saved_replies: ({ uid }: Owner) => `saved_replies/${uid}`,
  client_profile: ({ uid }: Owner) => `client_profiles/${uid}`,
  saved_providers: ({ uid }: Owner) => `saved_providers/${uid}`,
  mail_preferences: ({ email }: Owner) => `mail_preferences/${addressKey(email)}`,
  subscription: ({ uid }: Owner) => `subscribers/${uid}`,
  team_membership: ({ uid }: Owner) => `team_members/${uid}`,
  message_counts: ({ uid }: Owner) => `message_counts/${uid}`,
  thread_counts: ({ uid }: Owner) => `thread_counts/${uid}`,
  edit_counts: ({ uid }: Owner) => `edit_counts/${uid}`,
  deletion: ({ uid }: Owner) => `account_deletions/${uid}`,
};

export const isSingle = (section: ExportSection): section is keyof typeof SINGLE =>
  section in SINGLE;

const NOTHING: ReadonlySet<string> = new Set();

/** The sections that a uid selects from a collection. */
export const OWN_LISTS = {
  handles: { collection: 'handles', field: 'owner', omit: OMITTED },
  badge_applications: { collection: 'badge_applications', field: 'provider_id', omit: NOTHING },
  pictures: { collection: 'pictures', field: 'owner', omit: OMITTED },
  request_groups: { collection: 'request_groups', field: 'client_uid', omit: OMITTED },
  blocks: { collection: 'blocks', field: 'blocker_uid', omit: OMITTED },
  reports: { collection: 'reports', field: 'reporter_uid', omit: OMITTED_FROM_REPORTS },
  reviews_written: { collection: 'reviews', field: 'client_uid', omit: OMITTED },
  support_requests: { collection: 'support_requests', field: 'owner_uid', omit: NOTHING },
  reviews_received: { collection: 'reviews', field: 'provider_id', omit: OMITTED_FROM_REVIEWS },
  analytics: { collection: 'analytics', field: 'provider_id', omit: OMITTED },
  team_members: { collection: 'team_members', field: 'owner_uid', omit: OMITTED },
  team_invitations: { collection: 'team_invitations', field: 'owner_uid', omit: OMITTED },
};

export const isOwnList = (section: ExportSection): section is keyof typeof OWN_LISTS =>
  section in OWN_LISTS;
