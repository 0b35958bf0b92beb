import './platform/global-options.ts';
import './platform/zod-locale.ts';
import { accountDeletedTrigger, sweepDeletionsSchedule } from './account/endpoints.ts';
import {
  clientPersonChangedTrigger,
  countBusinessDaysSchedule,
  profilePersonChangedTrigger,
  subscriberCountedTrigger,
} from './admin/endpoints.ts';
import { pageViewEndpoint } from './analytics/endpoints.ts';
import { accountMailCreatedTrigger, limitSignUpsFunction } from './auth/endpoints.ts';
import { badgeDecidedTrigger, sweepBadgesSchedule } from './badges/endpoints.ts';
import {
  profileCreatedTrigger,
  reconcileSubscriptionsSchedule,
  stripeWebhookEndpoint,
  subscriberChangedTrigger,
} from './billing/endpoints.ts';
import {
  clientProfileChangedTrigger,
  sweepGuestsSchedule,
  unreadConversationTrigger,
  unreadRequestTrigger,
} from './chat/endpoints.ts';
import { mailUnsubscribeEndpoint, sweepMailSchedule } from './mail/endpoints.ts';
import { auditWrittenTrigger, suspensionChangedTrigger } from './moderation/endpoints.ts';
import { webPageEndpoint, webSearchEndpoint, writeSitemapSchedule } from './pages/endpoints.ts';
import {
  browserErrorEndpoint,
  checkHealthSchedule,
  siteStatusEndpoint,
  spendingWatchTrigger,
} from './operations/endpoints.ts';
import {
  pictureUploadedTrigger,
  profilePicturesChangedTrigger,
  sweepPicturesSchedule,
} from './pictures/endpoints.ts';
import { profileChangedTrigger } from './profiles/endpoints.ts';
import { requestCreatedTrigger, requestStatusChangedTrigger } from './requests/endpoints.ts';
import { reviewWrittenTrigger } from './reviews/endpoints.ts';
import {
  branchesSearchChangedTrigger,
  gallerySearchChangedTrigger,
  profileSearchChangedTrigger,
  providerSearchEndpoint,
  subscriberSearchChangedTrigger,
} from './search/endpoints.ts';
import { supportChangedTrigger } from './support/endpoints.ts';
import { invitationCreatedTrigger } from './team/endpoints.ts';

export { admin, api, billing, mail, open } from './callables.ts';

// Firebase joins nested exports with dashes: `create.checkout` is deployed as `create-checkout`.

export const badge = { decided: badgeDecidedTrigger };
export const browser = { error: browserErrorEndpoint };
export const check = {
  health: checkHealthSchedule,
};
export const count = { business: { days: countBusinessDaysSchedule } };
export const page = { view: pageViewEndpoint };
export const provider = { search: providerSearchEndpoint };
export const stripe = { webhook: stripeWebhookEndpoint };
export const account = {
  deleted: accountDeletedTrigger,
  mail: { created: accountMailCreatedTrigger },
};
export const audit = { written: auditWrittenTrigger };
export const limit = { sign: { ups: limitSignUpsFunction } };
export const mailUnsubscribe = mailUnsubscribeEndpoint;
export const unread = { request: unreadRequestTrigger, conversation: unreadConversationTrigger };
export const branches = { search: { changed: branchesSearchChangedTrigger } };
export const client = {
  person: { changed: clientPersonChangedTrigger },
  profile: { changed: clientProfileChangedTrigger },
};
export const request = {
  created: requestCreatedTrigger,
  status: { changed: requestStatusChangedTrigger },
};
export const gallery = { search: { changed: gallerySearchChangedTrigger } };
export const invitation = { created: invitationCreatedTrigger };
export const picture = { uploaded: pictureUploadedTrigger };
export const profile = {
  created: profileCreatedTrigger,
  changed: profileChangedTrigger,
  person: { changed: profilePersonChangedTrigger },
  pictures: { changed: profilePicturesChangedTrigger },
  search: { changed: profileSearchChangedTrigger },
};
export const review = { written: reviewWrittenTrigger };
export const subscriber = {
  changed: subscriberChangedTrigger,
  counted: subscriberCountedTrigger,
  search: { changed: subscriberSearchChangedTrigger },
};
export const support = { changed: supportChangedTrigger };
export const web = { page: webPageEndpoint, search: webSearchEndpoint };
export const site = { status: siteStatusEndpoint };
export const spending = { watch: spendingWatchTrigger };
export const suspension = { changed: suspensionChangedTrigger };
export const reconcile = { subscriptions: reconcileSubscriptionsSchedule };
export const sweep = {
  badges: sweepBadgesSchedule,
  deletions: sweepDeletionsSchedule,
  guests: sweepGuestsSchedule,
  mail: sweepMailSchedule,
  pictures: sweepPicturesSchedule,
};
export const write = { sitemap: writeSitemapSchedule };
