import './platform/global-options.ts';
import './platform/zod-locale.ts';
import { deleteMyAccountEndpoint, exportMyDataEndpoint } from './account/endpoints.ts';
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
  clientPersonChangedTrigger,
  profilePersonChangedTrigger,
  subscriberCountedTrigger,
} from './admin/endpoints.ts';
import { myViewsEndpoint } from './analytics/endpoints.ts';
import {
  accountMailCreatedTrigger,
  changeMyEmailEndpoint,
  checkAccountLinkEndpoint,
  sendAccountMailEndpoint,
} from './auth/endpoints.ts';
import {
  adminBadgeEvidenceEndpoint,
  adminBadgesEndpoint,
  adminDecideBadgeEndpoint,
  adminGrantedBadgesEndpoint,
  adminTakeBackBadgeEndpoint,
  askForBadgeEndpoint,
  badgeDecidedTrigger,
} from './badges/endpoints.ts';
import {
  checkSubscriptionEndpoint,
  createCheckoutEndpoint,
  customerPortalEndpoint,
  profileCreatedTrigger,
  subscriberChangedTrigger,
} from './billing/endpoints.ts';
import {
  clientProfileChangedTrigger,
  openRequestChatEndpoint,
  unreadConversationTrigger,
  unreadRequestTrigger,
} from './chat/endpoints.ts';
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
  auditWrittenTrigger,
  blockPersonEndpoint,
  reportPersonEndpoint,
  reportReviewEndpoint,
  suspensionChangedTrigger,
} from './moderation/endpoints.ts';
import { adminHealthEndpoint } from './operations/endpoints.ts';
import { photosLeftEndpoint, profilePicturesChangedTrigger } from './pictures/endpoints.ts';
import {
  confirmPageEmailEndpoint,
  profileChangedTrigger,
  saveBranchesEndpoint,
  saveGalleryEndpoint,
  sendPageEmailLinkEndpoint,
} from './profiles/endpoints.ts';
import {
  decideQuoteEndpoint,
  requestCreatedTrigger,
  requestStatusChangedTrigger,
  sendQuoteEndpoint,
  sendServiceRequestEndpoint,
  withdrawQuoteEndpoint,
} from './requests/endpoints.ts';
import {
  answerReviewEndpoint,
  myReviewEndpoint,
  ownReviewsEndpoint,
  reviewWrittenTrigger,
  writeReviewEndpoint,
} from './reviews/endpoints.ts';
import {
  branchesSearchChangedTrigger,
  gallerySearchChangedTrigger,
  profileSearchChangedTrigger,
  subscriberSearchChangedTrigger,
} from './search/endpoints.ts';
import {
  adminAnswerSupportEndpoint,
  adminSetSupportStateEndpoint,
  adminSupportRequestEndpoint,
  adminSupportRequestsEndpoint,
  contactSupportEndpoint,
  replyToSupportEndpoint,
  supportChangedTrigger,
} from './support/endpoints.ts';
import {
  acceptInvitationEndpoint,
  inviteMemberEndpoint,
  invitationCreatedTrigger,
  readInvitationEndpoint,
  removeMemberEndpoint,
  withdrawInvitationEndpoint,
} from './team/endpoints.ts';

export { accountDeletedTrigger as accountDeleted } from './account/endpoints.ts';
export { limitSignUpsFunction as limitSignUps } from './auth/endpoints.ts';
export { beacons, pages, search, small, stripeWebhook } from './http.ts';
export { spendingNoticedTrigger as spendingNoticed } from './operations/endpoints.ts';
export { pictureUploadedTrigger as pictureUploaded } from './pictures/endpoints.ts';
export { everyFiveMinutes, everyHour, everyMinute } from './schedules.ts';

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
export const badge = { decided: badgeDecidedTrigger };
export const block = { person: blockPersonEndpoint };
export const change = { my: { email: changeMyEmailEndpoint } };
export const check = {
  account: { link: checkAccountLinkEndpoint },
  subscription: checkSubscriptionEndpoint,
};
export const confirm = { page: { email: confirmPageEmailEndpoint } };
export const contact = { support: contactSupportEndpoint };
export const create = { checkout: createCheckoutEndpoint };
export const customer = { portal: customerPortalEndpoint };
const exportExports = { my: { data: exportMyDataEndpoint } };
export { exportExports as export };
const deleteExports = { my: { account: deleteMyAccountEndpoint } };
export { deleteExports as delete };
export const decide = { quote: decideQuoteEndpoint };
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
export const account = { mail: { created: accountMailCreatedTrigger } };
export const audit = { written: auditWrittenTrigger };
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
export const suspension = { changed: suspensionChangedTrigger };
export const write = { review: writeReviewEndpoint };
