import { createAccountDeletions } from './account/account-deletion-repository.ts';
import type { DeletionDeps } from './account/delete-account.ts';
import { createDeletedAccountThreads } from './account/deleted-account-thread-repository.ts';
import { createPersonalDocuments } from './account/personal-document-repository.ts';
import { createTombstones } from './account/tombstone-repository.ts';
import { checkAccountMail, loadAccountMailDetails } from './auth/account-mail.ts';
import type { CheckoutDeps } from './billing/create-checkout.ts';
import { createStripeGateway } from './billing/gateways/stripe-client.ts';
import type { StripeGateway } from './billing/gateways/stripe.ts';
import { createSubscribers } from './billing/subscriber-repository.ts';
import { currentRecipient } from './chat/current-recipient.ts';
import { checkMailDelivery, type DeliveryCheckDeps } from './chat/mail-delivery-check.ts';
import type { UnreadMailDeps } from './chat/queue-unread-mail.ts';
import { createUnreadThreads } from './chat/unread-thread-repository.ts';
import type { DeliveryDeps } from './mail/deliver-mail.ts';
import { createSmtpMailer } from './mail/gateways/smtp-mailer.ts';
import { createMailHealth } from './mail/mail-health-repository.ts';
import { createMailOutbox, type MailOutbox } from './mail/mail-outbox-repository.ts';
import { createMailPreferences } from './mail/mail-preference-repository.ts';
import type { ApplyDeps } from './moderation/apply-suspension.ts';
import { type AuditLog, createAuditLog } from './moderation/audit-log-repository.ts';
import { createBlocks } from './moderation/block-repository.ts';
import type { DecisionDeps } from './moderation/decide-report.ts';
import type { ReportDeps } from './moderation/report-person.ts';
import type { ReportReviewDeps } from './moderation/report-review.ts';
import { createReports } from './moderation/report-repository.ts';
import type { ShowReportsDeps } from './moderation/show-reports.ts';
import { createSignIns } from './moderation/sign-in-repository.ts';
import { createSuspensions } from './moderation/suspension-repository.ts';
import { createThreads } from './moderation/thread-repository.ts';
import type { CheckDeps } from './pictures/check-picture.ts';
import { createSharpRenderer } from './pictures/gateways/sharp-renderer.ts';
import { createPhotoUses } from './pictures/photo-use-repository.ts';
import { createPictureBucket } from './pictures/picture-bucket-repository.ts';
import { createPictures } from './pictures/picture-repository.ts';
import type { ReleaseDeps } from './pictures/release-pictures.ts';
import type { SweepDeps } from './pictures/sweep-pictures.ts';
import { adminAuth, createAccounts } from './platform/account-repository.ts';
import { createClosedAccounts } from './platform/closed-account-repository.ts';
import {
  linkSecret,
  mailSettings,
  paymentGraceDays,
  salesSettings,
  siteUrl,
  stripeSettings,
} from './platform/config.ts';
import { callableFactory } from './platform/define-callable.ts';
import { firestore } from './platform/firestore.ts';
import { createRateLimits, type RateLimits } from './platform/rate-limit-repository.ts';
import type { HideReviewDeps } from './moderation/hide-review.ts';
import { createReviews } from './reviews/review-repository.ts';
import { createTeams } from './team/team-repository.ts';
import { createDirectories } from './search/directory-repository.ts';
import { createProviderSearch } from './search/provider-search-repository.ts';
import type { BrowseDeps } from './search/search-and-log.ts';
import { createInvitations } from './team/invitation-repository.ts';
import { createUserRoles } from './platform/user-role-repository.ts';
import { createPageEmails } from './profiles/page-email-repository.ts';
import { checkPageEmailLink, type PageEmailDeps } from './profiles/page-email.ts';
import { createProviderProfiles } from './profiles/provider-profile-repository.ts';
import { fallbackRecipient } from './requests/fallback-recipient.ts';
import type { QueueDeps } from './requests/queue-request-mail.ts';
import { loadRequestMailDetails } from './requests/request-mail-details.ts';
import { createServiceRequests } from './requests/service-request-repository.ts';

// Creates the dependencies that several endpoints share. These are functions, because settings and
// secrets are only available while a Cloud Function runs.

export function rateLimits(): RateLimits {
  return createRateLimits(firestore());
}

export const defineCallable = callableFactory({
  rateLimits,
  userRoles: () => createUserRoles(firestore()),
  closedAccounts: () => createClosedAccounts(firestore()),
});

export function mailOutbox(): MailOutbox {
  return createMailOutbox(firestore());
}

let stripe: StripeGateway | undefined;

/** Returns the instance's only Stripe gateway, which reuses its connections. */
export function stripeGateway(): StripeGateway {
  return (stripe ??= createStripeGateway(stripeSettings(), salesSettings()));
}

export function billing(): CheckoutDeps {
  return {
    subscribers: createSubscribers(firestore()),
    stripe: stripeGateway(),
    siteUrl: siteUrl(),
    graceDays: paymentGraceDays(),
    closedAccounts: createClosedAccounts(firestore()),
    teams: createTeams(firestore()),
    profiles: createProviderProfiles(firestore()),
  };
}

export function mailQueue(): QueueDeps & UnreadMailDeps & PageEmailDeps {
  const db = firestore();
  return {
    outbox: mailOutbox(),
    profiles: createProviderProfiles(db),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
    rateLimits: rateLimits(),
    requests: createServiceRequests(db),
    threads: createUnreadThreads(db),
    pageEmails: createPageEmails(db),
  };
}

export function mailDelivery(): DeliveryDeps {
  const db = firestore();
  const accounts = createAccounts(adminAuth());
  const fallbackDeps = { requests: createServiceRequests(db), accounts };
  const detailsDeps = {
    ...fallbackDeps,
    search: createProviderSearch(db),
    blocks: createBlocks(db),
  };
  const threads = createUnreadThreads(db);
  const recipientDeps = { profiles: createProviderProfiles(db), accounts, threads };
  return {
    outbox: mailOutbox(),
    mailer: createSmtpMailer(mailSettings()),
    links: { siteUrl: siteUrl(), linkSecret: linkSecret() },
    loadDetails: (mail) =>
      mail.template === 'account_link'
        ? loadAccountMailDetails(accounts, mail.to, mail.data, new Date())
        : loadRequestMailDetails(detailsDeps, mail),
    checkDelivery: async (mail, now) => {
      const held = await createMailHealth(db).heldUntil(mail.template, now);
      if (held) return held;
      if (mail.template === 'account_link') return checkAccountMail(accounts, mail, mail.data, now);
      if (mail.template === 'page_email_link') {
        return checkPageEmailLink(createPageEmails(db), mail, now);
      }
      return checkMailDelivery(deliveryCheckDeps(), mail, now);
    },
    currentRecipient: (mail) => currentRecipient(recipientDeps, mail),
    fallbackRecipient: (mail) => fallbackRecipient(fallbackDeps, mail),
  };
}

function deliveryCheckDeps(): DeliveryCheckDeps {
  const db = firestore();
  return {
    threads: createUnreadThreads(db),
    requests: createServiceRequests(db),
    outbox: mailOutbox(),
    blocks: createBlocks(db),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
    preferences: createMailPreferences(db),
    reviews: createReviews(db),
    invitations: createInvitations(db),
  };
}

export function searchDeps(): BrowseDeps {
  const db = firestore();
  return { search: createProviderSearch(db), directories: createDirectories(db) };
}

/**
 * Returns the dependencies of account deletion. After `budgetMs` it stops, and the sweep continues.
 */
export function accountDeletion(budgetMs: number): DeletionDeps {
  const db = firestore();
  const end = Date.now() + budgetMs;
  return {
    deletions: createAccountDeletions(db),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
    tombstones: createTombstones(db),
    subscribers: createSubscribers(db),
    stripe: stripeGateway(),
    threads: createDeletedAccountThreads(db),
    documents: createPersonalDocuments(db),
    reviews: createReviews(db),
    pictures: { pictures: createPictures(db), bucket: createPictureBucket() },
    hasTime: () => Date.now() < end,
  };
}

export function auditLog(): AuditLog {
  return createAuditLog(firestore());
}

export function moderation(): ReportDeps &
  ReportReviewDeps &
  ShowReportsDeps &
  DecisionDeps &
  HideReviewDeps {
  const db = firestore();
  const suspensions = createSuspensions(db, auditLog());
  return {
    threads: createThreads(db),
    teams: createTeams(db),
    blocks: createBlocks(db),
    reports: createReports(db, auditLog(), suspensions, createReviews(db)),
    reviews: createReviews(db),
    rateLimits: createRateLimits(db),
    suspensions,
    signIns: createSignIns(adminAuth()),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
    profiles: createProviderProfiles(db),
    audit: auditLog(),
  };
}

export function suspensionDeps(): ApplyDeps {
  const db = firestore();
  return {
    suspensions: createSuspensions(db, auditLog()),
    signIns: createSignIns(adminAuth()),
    subscribers: createSubscribers(db),
    stripe: stripeGateway(),
  };
}

export function pictureDeps(): CheckDeps & ReleaseDeps & SweepDeps {
  const db = firestore();
  return {
    pictures: createPictures(db),
    bucket: createPictureBucket(),
    photoUses: createPhotoUses(db),
    renderer: createSharpRenderer(),
    profiles: createProviderProfiles(db),
    closedAccounts: createClosedAccounts(db),
    rateLimits: createRateLimits(db),
  };
}
