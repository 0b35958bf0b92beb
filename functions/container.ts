import type { Mail } from '@doorstep/domain/mail/mail';
import { createAccountDeletions } from './account/account-deletion-repository.ts';
import type { DeletionDeps } from './account/delete-account.ts';
import { createDeletedAccountThreads } from './account/deleted-account-thread-repository.ts';
import { createExports } from './account/export-repository.ts';
import { createPersonalDocuments } from './account/personal-document-repository.ts';
import { createTombstones } from './account/tombstone-repository.ts';
import { createAuditSubjects } from './admin/audit-subject-repository.ts';
import { createBusiness } from './admin/business-repository.ts';
import { createMarketCounts } from './admin/market-count-repository.ts';
import { createPeople } from './admin/people-repository.ts';
import { createPersonDetails } from './admin/person-details-repository.ts';
import { createPersonEntries } from './admin/person-entry-repository.ts';
import { createAnalytics } from './analytics/analytics-repository.ts';
import { createViewedPages } from './analytics/viewed-page-repository.ts';
import { checkAccountMail, loadAccountMailDetails } from './auth/account-mail.ts';
import { createBadgeApplications } from './badges/badge-application-repository.ts';
import { createGrantedBadges } from './badges/granted-badge-repository.ts';
import { createStripeGateway } from './billing/gateways/stripe-client.ts';
import type { StripeGateway } from './billing/gateways/stripe.ts';
import { createSubscribers } from './billing/subscriber-repository.ts';
import { createClientNames } from './chat/client-name-repository.ts';
import { currentRecipient } from './chat/current-recipient.ts';
import { createGuests } from './chat/guest-repository.ts';
import { createSavedReplies } from './chat/saved-reply-repository.ts';
import { checkMailDelivery } from './chat/mail-delivery-check.ts';
import { createUnreadThreads } from './chat/unread-thread-repository.ts';
import type { DeliveryCheck } from './mail/deliver-mail.ts';
import type { MailDetails } from './mail/render-mail.ts';
import { createSmtpMailer } from './mail/gateways/smtp-mailer.ts';
import { createMailHealth } from './mail/mail-health-repository.ts';
import { createMailOutbox } from './mail/mail-outbox-repository.ts';
import { createMailPreferences } from './mail/mail-preference-repository.ts';
import { createAuditLog } from './moderation/audit-log-repository.ts';
import { createBlocks } from './moderation/block-repository.ts';
import { createReports } from './moderation/report-repository.ts';
import { createSignIns } from './moderation/sign-in-repository.ts';
import { createSuspensions } from './moderation/suspension-repository.ts';
import { createThreads } from './moderation/thread-repository.ts';
import { createOperations } from './operations/operations-repository.ts';
import { createPublicPages } from './pages/public-page-repository.ts';
import { createSitemapFiles } from './pages/sitemap-file-repository.ts';
import { createSharpRenderer } from './pictures/gateways/sharp-renderer.ts';
import { createPhotoUses } from './pictures/photo-use-repository.ts';
import { createPictureBucket } from './pictures/picture-bucket-repository.ts';
import { createPictures } from './pictures/picture-repository.ts';
import { adminAuth, createAccounts } from './platform/account-repository.ts';
import { createClosedAccounts } from './platform/closed-account-repository.ts';
import * as config from './platform/config.ts';
import { callableFactory } from './platform/callables/define-callable.ts';
import { firestore } from './platform/firestore.ts';
import { createRateLimits } from './platform/limits/rate-limit-repository.ts';
import { createUserRoles } from './platform/callables/user-role-repository.ts';
import { createBranches } from './profiles/branch-repository.ts';
import { createGalleries } from './profiles/gallery-repository.ts';
import { createPageFacts } from './profiles/page-facts-repository.ts';
import { createPageEmails } from './profiles/page-email-repository.ts';
import { checkPageEmailLink } from './profiles/page-email.ts';
import { createProviderProfiles } from './profiles/provider-profile-repository.ts';
import { createSavedProviders } from './profiles/saved-provider-repository.ts';
import { createProviderSnapshots } from './profiles/provider-snapshot-repository.ts';
import { createAddresses } from './requests/address-repository.ts';
import { fallbackRecipient } from './requests/fallback-recipient.ts';
import { createDoneQuestions } from './requests/done-repository.ts';
import { createQuotes } from './requests/quote-repository.ts';
import { loadRequestMailDetails } from './requests/request-mail-details.ts';
import { createServiceRequests } from './requests/service-request-repository.ts';
import { createHomes } from './reviews/home-repository.ts';
import { createReviews } from './reviews/review-repository.ts';
import { createDirectories } from './search/directory-repository.ts';
import { createProviderSearch, createSearchIndex } from './search/provider-search-repository.ts';
import { createSupportRequests } from './support/support-request-repository.ts';
import { createInvitations } from './team/invitation-repository.ts';
import { createTeams } from './team/team-repository.ts';

/**
 * Returns an object whose properties are created when they are read. Its properties cannot be
 * spread: that would create them all, including those whose secret the running function does not
 * have.
 */
function lazily<T extends Record<string, () => unknown>>(creators: T) {
  const object = {};
  for (const [name, get] of Object.entries(creators)) Object.defineProperty(object, name, { get });
  return object as { readonly [Name in keyof T]: ReturnType<T[Name]> };
}

const audit = () => createAuditLog(firestore());
const suspensions = () => createSuspensions(firestore(), audit());
const reviews = () => createReviews(firestore());

let stripe: StripeGateway | undefined;

/**
 * All repositories, gateways and settings. Each is created when it is read, because settings and
 * secrets are only available while a function runs that has them.
 */
export const deps = lazily({
  accounts: () => createAccounts(adminAuth()),
  signIns: () => createSignIns(adminAuth()),
  bucket: () => createPictureBucket(),
  renderer: () => createSharpRenderer(),
  mailer: () => createSmtpMailer(config.mailSettings()),
  siteUrl: config.siteUrl,
  linkSecret: config.linkSecret,
  linkSecrets: config.linkSecrets,
  links: () => ({ siteUrl: config.siteUrl(), linkSecret: config.linkSecret() }),
  graceDays: config.paymentGraceDays,
  stripeUrl: () => config.stripeCustomerUrl,
  /** The instance's only Stripe gateway, which reuses its connections. */
  stripe: () => (stripe ??= createStripeGateway(config.stripeSettings(), config.salesSettings())),

  addresses: () => createAddresses(firestore()),
  analytics: () => createAnalytics(firestore()),
  applications: () => createBadgeApplications(firestore(), audit()),
  audit,
  auditSubjects: () => createAuditSubjects(firestore()),
  badges: () => createGrantedBadges(firestore(), audit()),
  blocks: () => createBlocks(firestore()),
  branches: () => createBranches(firestore()),
  business: () => createBusiness(firestore()),
  clientNames: () => createClientNames(firestore()),
  closedAccounts: () => createClosedAccounts(firestore()),
  copies: () => createProviderSnapshots(firestore()),
  deletedAccountThreads: () => createDeletedAccountThreads(firestore()),
  deletions: () => createAccountDeletions(firestore()),
  directories: () => createDirectories(firestore()),
  documents: () => createPersonalDocuments(firestore()),
  doneQuestions: () => createDoneQuestions(firestore()),
  exports: () => createExports(firestore()),
  galleries: () => createGalleries(firestore()),
  guests: () => createGuests(firestore()),
  homes: () => createHomes(firestore()),
  invitations: () => createInvitations(firestore()),
  mailHealth: () => createMailHealth(firestore()),
  marketCounts: () => createMarketCounts(firestore()),
  operations: () => createOperations(firestore()),
  outbox: () => createMailOutbox(firestore()),
  pageFacts: () => createPageFacts(firestore()),
  pageEmails: () => createPageEmails(firestore()),
  people: () => createPeople(firestore()),
  personDetails: () => createPersonDetails(firestore()),
  personEntries: () => createPersonEntries(firestore()),
  photoUses: () => createPhotoUses(firestore()),
  pictures: () => createPictures(firestore()),
  preferences: () => createMailPreferences(firestore()),
  profiles: () => createProviderProfiles(firestore()),
  publicPages: () => createPublicPages(firestore()),
  quotes: () => createQuotes(firestore()),
  rateLimits: () => createRateLimits(firestore()),
  requests: () => createServiceRequests(firestore()),
  reviews,
  savedProviders: () => createSavedProviders(firestore()),
  savedReplies: () => createSavedReplies(firestore()),
  search: () => createProviderSearch(firestore()),
  searchIndex: () => createSearchIndex(firestore()),
  sitemapFiles: () => createSitemapFiles(firestore()),
  subscribers: () => createSubscribers(firestore()),
  supportRequests: () => createSupportRequests(firestore(), audit()),
  suspensions,
  teams: () => createTeams(firestore()),
  threads: () => createThreads(firestore()),
  tombstones: () => createTombstones(firestore()),
  unreadThreads: () => createUnreadThreads(firestore()),
  userRoles: () => createUserRoles(firestore()),
  viewedPages: () => createViewedPages(firestore()),
  reports: () => createReports(firestore(), audit(), suspensions(), reviews()),

  loadDetails: () => loadDetails,
  checkDelivery: () => checkDelivery,
  currentRecipient: () => (mail: Mail) => currentRecipient(deps, mail),
  fallbackRecipient: () => (mail: Mail) => fallbackRecipient(deps, mail),
});

/** Looks up what a mail says that can change until it is sent. */
async function loadDetails(mail: Mail): Promise<MailDetails> {
  return mail.template === 'account_link'
    ? loadAccountMailDetails(deps.accounts, mail.to, mail.data, new Date())
    : loadRequestMailDetails(deps, mail);
}

/** Checks right before a mail is sent whether there is still a reason to send it. */
async function checkDelivery(mail: Mail, now: Date): Promise<DeliveryCheck | Date> {
  const held = await deps.mailHealth.heldUntil(mail.template, now);
  if (held) return held;
  if (mail.template === 'account_link') {
    return checkAccountMail(deps.accounts, mail, mail.data, now);
  }
  if (mail.template === 'page_email_link') return checkPageEmailLink(deps.pageEmails, mail, now);
  return checkMailDelivery(deps, mail, now);
}

export const defineCallable = callableFactory(deps);

/**
 * Returns the dependencies of account deletion. After `budgetMs` it stops, and the sweep continues.
 */
export function accountDeletion(budgetMs: number): DeletionDeps {
  const end = Date.now() + budgetMs;
  return {
    deletions: deps.deletions,
    accounts: deps.accounts,
    closedAccounts: deps.closedAccounts,
    tombstones: deps.tombstones,
    subscribers: deps.subscribers,
    stripe: deps.stripe,
    threads: deps.deletedAccountThreads,
    documents: deps.documents,
    reviews: deps.reviews,
    pictures: { pictures: deps.pictures, bucket: deps.bucket },
    hasTime: () => Date.now() < end,
  };
}
