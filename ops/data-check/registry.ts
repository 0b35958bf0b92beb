import type { Check } from './check.ts';
import { analytics, countedOnce } from './checks/analytics.ts';
import { accountDeletions, closedAccounts } from './checks/closed-accounts.ts';
import { badgeApplications } from './checks/badges.ts';
import { conversations } from './checks/conversations.ts';
import { businessMonths, peopleSearch } from './checks/office.ts';
import { cursors } from './checks/cursors.ts';
import { mail, mailPreferences } from './checks/mail.ts';
import { chatMessages, directMessages } from './checks/messages.ts';
import { auditLog, blocks, reports } from './checks/moderation.ts';
import {
  clientProfiles,
  editCounts,
  messageCounts,
  rateLimits,
  savedProviders,
  threadCounts,
  userRoles,
} from './checks/account-documents.ts';
import { migrations, operations } from './checks/operations.ts';
import { pictures } from './checks/pictures.ts';
import {
  branches,
  galleries,
  handles,
  pageEmails,
  providerProfiles,
  savedReplies,
} from './checks/profiles.ts';
import { addresses, guests, history, notes, quotes } from './checks/request-parts.ts';
import { requestGroups } from './checks/request-groups.ts';
import { serviceRequests } from './checks/requests.ts';
import { marketHomes, reviews } from './checks/reviews.ts';
import { directories, providerSearch, sitemapFiles } from './checks/search.ts';
import { supportRequests } from './checks/support.ts';
import { stripeEvents, subscribers } from './checks/subscribers.ts';
import { teamInvitations, teamMembers } from './checks/team.ts';

/** The checks of all collections. A collection without a check is a finding. */
export const CHECKS: readonly Check[] = [
  providerProfiles,
  providerSearch,
  sitemapFiles,
  directories,
  marketHomes,
  handles,
  galleries,
  pageEmails,
  savedReplies,
  badgeApplications,
  branches,
  subscribers,
  teamMembers,
  teamInvitations,
  clientProfiles,
  savedProviders,
  userRoles,
  serviceRequests,
  guests,
  history,
  quotes,
  notes,
  addresses,
  requestGroups,
  reviews,
  chatMessages,
  conversations,
  directMessages,
  messageCounts,
  threadCounts,
  editCounts,
  mail,
  mailPreferences,
  pictures,
  blocks,
  reports,
  supportRequests,
  auditLog,
  closedAccounts,
  accountDeletions,
  stripeEvents,
  rateLimits,
  analytics,
  countedOnce,
  businessMonths,
  peopleSearch,
  cursors,
  migrations,
  operations,
];
