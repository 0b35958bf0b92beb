import './platform/global-options.ts';
import './platform/zod-locale.ts';
import {
  clientPersonChangedTrigger,
  profilePersonChangedTrigger,
  subscriberCountedTrigger,
} from './admin/endpoints.ts';
import { accountMailCreatedTrigger } from './auth/endpoints.ts';
import { badgeDecidedTrigger } from './badges/endpoints.ts';
import { profileCreatedTrigger, subscriberChangedTrigger } from './billing/endpoints.ts';
import {
  clientProfileChangedTrigger,
  unreadConversationTrigger,
  unreadRequestTrigger,
} from './chat/endpoints.ts';
import { auditWrittenTrigger, suspensionChangedTrigger } from './moderation/endpoints.ts';
import { profilePicturesChangedTrigger } from './pictures/endpoints.ts';
import { profileChangedTrigger } from './profiles/endpoints.ts';
import { requestCreatedTrigger, requestStatusChangedTrigger } from './requests/endpoints.ts';
import { reviewWrittenTrigger } from './reviews/endpoints.ts';
import {
  branchesSearchChangedTrigger,
  gallerySearchChangedTrigger,
  profileSearchChangedTrigger,
  subscriberSearchChangedTrigger,
} from './search/endpoints.ts';
import { supportChangedTrigger } from './support/endpoints.ts';
import { invitationCreatedTrigger } from './team/endpoints.ts';

export { admin, api, billing, mail, open } from './callables.ts';
export { accountDeletedTrigger as accountDeleted } from './account/endpoints.ts';
export { limitSignUpsFunction as limitSignUps } from './auth/endpoints.ts';
export { beacons, pages, search, small, stripeWebhook } from './http.ts';
export { spendingNoticedTrigger as spendingNoticed } from './operations/endpoints.ts';
export { pictureUploadedTrigger as pictureUploaded } from './pictures/endpoints.ts';
export { everyFiveMinutes, everyHour, everyMinute } from './schedules.ts';

// Firebase joins nested exports with dashes: `badge.decided` is deployed as `badge-decided`.

export const badge = { decided: badgeDecidedTrigger };
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
