import './platform/global-options.ts';
import './platform/zod-locale.ts';

// The deployed functions (docs/functions.md), except that of first-generation.ts. A name is one
// word or camelCase, because Firebase turns the dashes of an export into nested groups.

export { limitSignUpsFunction as limitSignUps } from './auth/endpoints.ts';
export { admin, api, billing, mail, open } from './callables.ts';
export { beacons, pages, search, small, stripeWebhook } from './http.ts';
export { spendingNoticedTrigger as spendingNoticed } from './operations/endpoints.ts';
export { pictureUploadedTrigger as pictureUploaded } from './pictures/endpoints.ts';
export { everyFiveMinutes, everyHour, everyMinute } from './schedules.ts';
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
