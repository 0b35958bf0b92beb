import './lib/global-options.ts';
import './lib/words-of-schemas.ts';
import { accountDeletedTrigger } from './endpoints/account-deleted.ts';
import { adminDeadMailsEndpoint } from './endpoints/admin-dead-mails.ts';
import {
  adminAuditLogEndpoint,
  adminDecideReportEndpoint,
  adminLiftSuspensionEndpoint,
  adminReportEndpoint,
  adminReportsEndpoint,
} from './endpoints/admin-moderation.ts';
import { adminOverviewEndpoint } from './endpoints/admin-overview.ts';
import {
  adminSendAllMailsAgainEndpoint,
  adminSendMailAgainEndpoint,
} from './endpoints/admin-send-mail-again.ts';
import { auditWrittenTrigger } from './endpoints/audit-written.ts';
import { blockPersonEndpoint } from './endpoints/block-person.ts';
import { checkSubscriptionEndpoint } from './endpoints/check-subscription.ts';
import { createCheckoutEndpoint } from './endpoints/create-checkout.ts';
import { customerPortalEndpoint } from './endpoints/customer-portal.ts';
import { deleteMyAccountEndpoint } from './endpoints/delete-my-account.ts';
import { exportMyDataEndpoint } from './endpoints/export-my-data.ts';
import { limitSignUpsFunction } from './endpoints/limit-sign-ups.ts';
import { mailUnsubscribeEndpoint } from './endpoints/mail-unsubscribe.ts';
import { openRequestChatEndpoint } from './endpoints/open-request-chat.ts';
import { pictureUploadedTrigger } from './endpoints/picture-uploaded.ts';
import { profileChangedTrigger } from './endpoints/profile-changed.ts';
import { profilePicturesChangedTrigger } from './endpoints/profile-pictures-changed.ts';
import { providerSearchEndpoint } from './endpoints/provider-search.ts';
import { reconcileSubscriptionsSchedule } from './endpoints/reconcile-subscriptions.ts';
import { reportPersonEndpoint } from './endpoints/report-person.ts';
import { requestCreatedTrigger } from './endpoints/request-created.ts';
import {
  profileSearchChangedTrigger,
  subscriberSearchChangedTrigger,
} from './endpoints/search-changed.ts';
import { sendServiceRequestEndpoint } from './endpoints/send-service-request.ts';
import { stripeWebhookEndpoint } from './endpoints/stripe-webhook.ts';
import { subscriberChangedTrigger } from './endpoints/subscriber-changed.ts';
import { suspensionChangedTrigger } from './endpoints/suspension-changed.ts';
import { sweepDeletionsSchedule } from './endpoints/sweep-deletions.ts';
import { sweepGuestsSchedule } from './endpoints/sweep-guests.ts';
import { sweepMailSchedule } from './endpoints/sweep-mail.ts';
import { sweepPicturesSchedule } from './endpoints/sweep-pictures.ts';
import { unreadConversationTrigger, unreadRequestTrigger } from './endpoints/unread-messages.ts';
import { webPageEndpoint } from './endpoints/web-page.ts';
import { webSearchEndpoint } from './endpoints/web-search.ts';
import { writeSitemapSchedule } from './endpoints/write-sitemap.ts';

// Groups join with a dash: `create.checkout` deploys and is called as `create-checkout`.

export const admin = {
  audit: { log: adminAuditLogEndpoint },
  decide: { report: adminDecideReportEndpoint },
  lift: { suspension: adminLiftSuspensionEndpoint },
  report: adminReportEndpoint,
  reports: adminReportsEndpoint,
  overview: adminOverviewEndpoint,
  dead: { mails: adminDeadMailsEndpoint },
  send: {
    all: { mails: { again: adminSendAllMailsAgainEndpoint } },
    mail: { again: adminSendMailAgainEndpoint },
  },
};
export const block = { person: blockPersonEndpoint };
export const check = { subscription: checkSubscriptionEndpoint };
export const create = { checkout: createCheckoutEndpoint };
export const customer = { portal: customerPortalEndpoint };
const exportExports = { my: { data: exportMyDataEndpoint } };
export { exportExports as export };
const deleteExports = { my: { account: deleteMyAccountEndpoint } };
export { deleteExports as delete };
export const open = { request: { chat: openRequestChatEndpoint } };
export const report = { person: reportPersonEndpoint };
export const send = { service: { request: sendServiceRequestEndpoint } };

export const provider = { search: providerSearchEndpoint };
export const stripe = { webhook: stripeWebhookEndpoint };

export const account = { deleted: accountDeletedTrigger };
export const audit = { written: auditWrittenTrigger };
export const limit = { sign: { ups: limitSignUpsFunction } };
export const mail = { unsubscribe: mailUnsubscribeEndpoint };
export const unread = { request: unreadRequestTrigger, conversation: unreadConversationTrigger };
export const request = { created: requestCreatedTrigger };
export const picture = { uploaded: pictureUploadedTrigger };
export const profile = {
  changed: profileChangedTrigger,
  pictures: { changed: profilePicturesChangedTrigger },
  search: { changed: profileSearchChangedTrigger },
};
export const subscriber = {
  changed: subscriberChangedTrigger,
  search: { changed: subscriberSearchChangedTrigger },
};

export const web = { page: webPageEndpoint, search: webSearchEndpoint };

export const suspension = { changed: suspensionChangedTrigger };

export const reconcile = { subscriptions: reconcileSubscriptionsSchedule };
export const sweep = {
  deletions: sweepDeletionsSchedule,
  guests: sweepGuestsSchedule,
  mail: sweepMailSchedule,
  pictures: sweepPicturesSchedule,
};
export const write = { sitemap: writeSitemapSchedule };
