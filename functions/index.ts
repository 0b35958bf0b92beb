import './platform/global-options.ts';
import './platform/zod-locale.ts';
import {
  accountDeletedTrigger,
  deleteMyAccountEndpoint,
  exportMyDataEndpoint,
  sweepDeletionsSchedule,
} from './account/endpoints.ts';
import {
  adminAuditLogEndpoint,
  adminBusinessEndpoint,
  adminDeadMailsEndpoint,
  adminListPersonEntriesEndpoint,
  adminOverviewEndpoint,
  adminPeopleEndpoint,
  adminPersonEndpoint,
  adminSendAllMailsAgainEndpoint,
  adminSendConfirmationEndpoint,
  adminSendMailAgainEndpoint,
  countBusinessDaysSchedule,
} from './admin/endpoints.ts';
import { myViewsEndpoint, pageViewEndpoint } from './analytics/endpoints.ts';
import {
  changeMyEmailEndpoint,
  checkAccountLinkEndpoint,
  limitSignUpsFunction,
  sendAccountMailEndpoint,
} from './auth/endpoints.ts';
import {
  adminBadgeEvidenceEndpoint,
  adminBadgesEndpoint,
  adminDecideBadgeEndpoint,
  adminGrantedBadgesEndpoint,
  adminTakeBackBadgeEndpoint,
  askForBadgeEndpoint,
  sweepBadgesSchedule,
} from './badges/endpoints.ts';
import {
  checkSubscriptionEndpoint,
  createCheckoutEndpoint,
  customerPortalEndpoint,
  reconcileSubscriptionsSchedule,
  stripeWebhookEndpoint,
} from './billing/endpoints.ts';
import { openRequestChatEndpoint, sweepGuestsSchedule } from './chat/endpoints.ts';
import { mailUnsubscribeEndpoint, sweepMailSchedule } from './mail/endpoints.ts';
import {
  adminDecideReportEndpoint,
  adminDeletePhotoEndpoint,
  adminLiftSuspensionEndpoint,
  adminReportEndpoint,
  adminReportsEndpoint,
  adminRestoreAccountEndpoint,
  adminReviewsEndpoint,
  adminSetReviewHiddenEndpoint,
  adminSuspendAccountEndpoint,
  blockPersonEndpoint,
  reportPersonEndpoint,
  reportReviewEndpoint,
} from './moderation/endpoints.ts';
import { webPageEndpoint, webSearchEndpoint, writeSitemapSchedule } from './pages/endpoints.ts';
import {
  adminHealthEndpoint,
  browserErrorEndpoint,
  checkHealthSchedule,
  siteStatusEndpoint,
  spendingWatchTrigger,
} from './operations/endpoints.ts';
import {
  photosLeftEndpoint,
  pictureUploadedTrigger,
  sweepPicturesSchedule,
} from './pictures/endpoints.ts';
import {
  confirmPageEmailEndpoint,
  saveBranchesEndpoint,
  saveGalleryEndpoint,
  sendPageEmailLinkEndpoint,
} from './profiles/endpoints.ts';
import {
  decideQuoteEndpoint,
  sendQuoteEndpoint,
  sendServiceRequestEndpoint,
  withdrawQuoteEndpoint,
} from './requests/endpoints.ts';
import {
  answerReviewEndpoint,
  myReviewEndpoint,
  ownReviewsEndpoint,
  writeReviewEndpoint,
} from './reviews/endpoints.ts';
import { providerSearchEndpoint } from './search/endpoints.ts';
import {
  adminAnswerSupportEndpoint,
  adminSetSupportStateEndpoint,
  adminSupportRequestEndpoint,
  adminSupportRequestsEndpoint,
  contactSupportEndpoint,
  replyToSupportEndpoint,
} from './support/endpoints.ts';
import {
  acceptInvitationEndpoint,
  inviteMemberEndpoint,
  readInvitationEndpoint,
  removeMemberEndpoint,
  withdrawInvitationEndpoint,
} from './team/endpoints.ts';

// Firebase joins nested exports with dashes: `create.checkout` is deployed as `create-checkout`.

export const admin = {
  answer: { support: adminAnswerSupportEndpoint },
  audit: { log: adminAuditLogEndpoint },
  badge: { evidence: adminBadgeEvidenceEndpoint },
  badges: adminBadgesEndpoint,
  business: adminBusinessEndpoint,
  decide: { badge: adminDecideBadgeEndpoint, report: adminDecideReportEndpoint },
  delete: { photo: adminDeletePhotoEndpoint },
  granted: { badges: adminGrantedBadgesEndpoint },
  lift: { suspension: adminLiftSuspensionEndpoint },
  list: { person: { entries: adminListPersonEntriesEndpoint } },
  people: adminPeopleEndpoint,
  person: adminPersonEndpoint,
  report: adminReportEndpoint,
  reports: adminReportsEndpoint,
  restore: { account: adminRestoreAccountEndpoint },
  reviews: adminReviewsEndpoint,
  overview: adminOverviewEndpoint,
  dead: { mails: adminDeadMailsEndpoint },
  health: adminHealthEndpoint,
  send: {
    all: { mails: { again: adminSendAllMailsAgainEndpoint } },
    confirmation: adminSendConfirmationEndpoint,
    mail: { again: adminSendMailAgainEndpoint },
  },
  set: {
    review: { hidden: adminSetReviewHiddenEndpoint },
    support: { state: adminSetSupportStateEndpoint },
  },
  support: { request: adminSupportRequestEndpoint, requests: adminSupportRequestsEndpoint },
  suspend: { account: adminSuspendAccountEndpoint },
  take: { back: { badge: adminTakeBackBadgeEndpoint } },
};
export const ask = { for: { badge: askForBadgeEndpoint } };
export const block = { person: blockPersonEndpoint };
export const browser = { error: browserErrorEndpoint };
export const change = { my: { email: changeMyEmailEndpoint } };
export const check = {
  account: { link: checkAccountLinkEndpoint },
  health: checkHealthSchedule,
  subscription: checkSubscriptionEndpoint,
};
export const confirm = { page: { email: confirmPageEmailEndpoint } };
export const count = { business: { days: countBusinessDaysSchedule } };
export const contact = { support: contactSupportEndpoint };
export const create = { checkout: createCheckoutEndpoint };
export const customer = { portal: customerPortalEndpoint };
const exportExports = { my: { data: exportMyDataEndpoint } };
export { exportExports as export };
const deleteExports = { my: { account: deleteMyAccountEndpoint } };
export { deleteExports as delete };
export const decide = { quote: decideQuoteEndpoint };
export const page = { view: pageViewEndpoint };
export const photos = { left: photosLeftEndpoint };
export const open = { request: { chat: openRequestChatEndpoint } };
export const reply = { to: { support: replyToSupportEndpoint } };
export const report = { person: reportPersonEndpoint, review: reportReviewEndpoint };
export const my = { review: myReviewEndpoint, views: myViewsEndpoint };
export const own = { reviews: ownReviewsEndpoint };
export const answer = { review: answerReviewEndpoint };
export const save = { branches: saveBranchesEndpoint, gallery: saveGalleryEndpoint };
export const send = {
  account: { mail: sendAccountMailEndpoint },
  page: { email: { link: sendPageEmailLinkEndpoint } },
  quote: sendQuoteEndpoint,
  service: { request: sendServiceRequestEndpoint },
};
export const withdraw = { invitation: withdrawInvitationEndpoint, quote: withdrawQuoteEndpoint };
export const invite = { member: inviteMemberEndpoint };
export const read = { invitation: readInvitationEndpoint };
export const accept = { invitation: acceptInvitationEndpoint };
export const remove = { member: removeMemberEndpoint };
export const provider = { search: providerSearchEndpoint };
export const stripe = { webhook: stripeWebhookEndpoint };
export const account = { deleted: accountDeletedTrigger };
export const limit = { sign: { ups: limitSignUpsFunction } };
export const mail = { unsubscribe: mailUnsubscribeEndpoint };
export const picture = { uploaded: pictureUploadedTrigger };
export const web = { page: webPageEndpoint, search: webSearchEndpoint };
export const site = { status: siteStatusEndpoint };
export const spending = { watch: spendingWatchTrigger };
export const reconcile = { subscriptions: reconcileSubscriptionsSchedule };
export const sweep = {
  badges: sweepBadgesSchedule,
  deletions: sweepDeletionsSchedule,
  guests: sweepGuestsSchedule,
  mail: sweepMailSchedule,
  pictures: sweepPicturesSchedule,
};
export const write = { review: writeReviewEndpoint, sitemap: writeSitemapSchedule };

export {
  auditLogWritten,
  clientProfileWritten,
  closedAccountWritten,
  conversationWritten,
  mailCreated,
  profileWritten,
  requestWritten,
  subscriberWritten,
} from './triggers.ts';
