import { NO_MARKET_HOME } from '@doorstep/domain/pages/market-home';
import { evidencePath } from '@doorstep/domain/badges/badge';
import { requestMailId } from '@doorstep/domain/mail/mail';
import { pictureAt, renditionPath, RENDITIONS } from '@doorstep/domain/pictures/picture';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import {
  adminRole,
  clientProfile,
  pictureEntry,
  providerProfile,
  sentMail,
  serviceRequest,
  stored,
  subscriber,
} from '@doorstep/local/demo/factories.ts';
import { supportRequest } from '@doorstep/local/demo/support.ts';
import { directThread, requestThread } from '@doorstep/local/demo/threads.ts';
import { toPersonSearch } from '@doorstep/domain/admin/person-search';
import { unique } from '../server/sdk-people.ts';
import { auditDocuments } from './audit-chain.ts';
import { groupDocuments } from './request-group.ts';

/** A small consistent database, with a document in every collection. */

export const PROVIDER = unique('provider');
export const CLIENT = unique('client');
/** A member of the professional's team, whose plan does not include one now. */
export const MEMBER = unique('member');
export const REQUEST = 'request-1';

const MINUTE_MS = 60_000;
const NOW = Date.now();
const fromNow = (minutes: number) => new Date(NOW + minutes * MINUTE_MS);
const TIMES = { counted_at: fromNow(-5), started_at: fromNow(-9) };
const counted = (last_id: string) => ({ last_id, ...TIMES });

/** Pictures: of a profile, not saved yet, of a chat, and the public copy in a review. */
export const SHOWN_PATH = `provider-avatars/${PROVIDER}/face.jpg`;
const UNSAVED_PATH = `provider-work-photos/${PROVIDER}/new.jpg`;
const CHAT_PHOTO_PATH = `private-photos/${PROVIDER}/sent.jpg`;
const COPY_PATH = 'review-photos/review-1/copy.webp';
const picturePath = (path: string) => `pictures/${pictureAt(path)?.id ?? ''}`;
export const [SHOWN, UNSAVED] = [picturePath(SHOWN_PATH), picturePath(UNSAVED_PATH)];
export const COPY = picturePath(COPY_PATH);
const NEXT_MONTH = { bytes: 1, check_at: fromNow(30 * 24 * 60) };

export const addressOf = (path: string) =>
  `http://localhost:9199/v0/b/pictures.example/o/${encodeURIComponent(path)}?alt=media&token=x`;

/** The files of the bucket: evidence, and the pictures with their renditions, a byte each. */
export const CONSISTENT_FILES = [
  evidencePath(PROVIDER, 'license-file'),
  ...[SHOWN_PATH, UNSAVED_PATH, CHAT_PHOTO_PATH, COPY_PATH].flatMap((path) => [
    path,
    ...RENDITIONS.map((size) => renditionPath({ path }, size)),
  ]),
];

export const PAGE = `provider_profiles/${PROVIDER}`;
export const PLAN = `subscribers/${PROVIDER}`;
export const TALK = `conversations/${PROVIDER}_${CLIENT}`;
export const ABOUT = `service_requests/${REQUEST}`;
export const CHANGE = `${ABOUT}/history/change-1`;
export const NOTE = `${ABOUT}/notes/note-1`;
export const ADDRESS = `${ABOUT}/private/address`;
export const GROUP = `request_groups/${REQUEST}`;
export const EARLIER_QUOTE = `${ABOUT}/quotes/quote-1`;
/** A 'Not hired' review, which the star counts do not include. */
export const REVIEW = 'reviews/review-1';
export const BADGE = `badge_applications/${PROVIDER}_license`;
export const GALLERY = `galleries/${PROVIDER}`;
export const BRANCHES = `branches/${PROVIDER}`;
export const SAVED = `saved_providers/${CLIENT}`;
export const SUPPORT = 'support_requests/S-7F3K9Q';
export const MEMBERSHIP = `team_members/${MEMBER}`;
export const INVITATION = 'team_invitations/invitation-1';
export const TOLD = `mail/${requestMailId(REQUEST, 'new_request')}`;
export const WELCOME = `mail/welcome_${PROVIDER}`;

const profile = providerProfile({
  user_id: PROVIDER,
  avatar_url: addressOf(SHOWN_PATH),
  facts: { ...NO_FACTS, plan_tier: 'Pro' },
});
const gallery = { photos: {}, service_tags: { [profile.services[0] ?? '']: ['Roof repair'] } };
const listing = toProviderSearch(profile, 'Pro', [], gallery);
export const LISTING = `provider_search/${listing.id}`;

const profileDocuments = {
  [PAGE]: stored(profile),
  [LISTING]: stored(listing),
  [`people_search/${PROVIDER}`]: { ...toPersonSearch({ provider: profile, client: null }) },
  [`handles/${profile.handle}`]: { owner: PROVIDER },
  [PLAN]: { ...subscriber({ stripe_customer_id: 'cus_1' }), sync_version: 3 },
  [MEMBERSHIP]: {
    ...{ owner_uid: PROVIDER, name: 'Kim', email: 'kim@doorstep.test', active: false },
    ...{ invitation_id: 'invitation-0', joined_at: fromNow(-90) },
  },
  [INVITATION]: {
    ...{ owner_uid: PROVIDER, name: 'Sam', email: 'sam@doorstep.test' },
    ...{ created_at: fromNow(-90), expires_at: fromNow(60) },
  },
  [SHOWN]: stored(pictureEntry(SHOWN_PATH, NEXT_MONTH)),
  [UNSAVED]: stored(pictureEntry(UNSAVED_PATH, { bytes: 1, check_at: fromNow(24 * 60) })),
  [COPY]: stored(pictureEntry(COPY_PATH, NEXT_MONTH)),
  [picturePath(CHAT_PHOTO_PATH)]: stored(pictureEntry(CHAT_PHOTO_PATH, NEXT_MONTH)),
  [`client_profiles/${CLIENT}`]: clientProfile({ user_id: CLIENT }),
  ...{ [GALLERY]: gallery, [BRANCHES]: { branches: [minimalBranch()] } },
  [`saved_replies/${PROVIDER}`]: { replies: ['On our way.'] },
  [SAVED]: { provider_ids: [PROVIDER] },
  [`page_emails/${PROVIDER}`]: { email: 'office@doorstep.test', confirmed_at: fromNow(-50) },
  [`user_roles/${CLIENT}`]: adminRole(CLIENT),
};

const byId = (collection: string, documents: readonly { id: string }[]) =>
  Object.fromEntries(documents.map((one) => [`${collection}/${one.id}`, stored(one)]));

const quote = {
  ...{ lines: [{ text: 'Labor', cents: 45_000 }], total_cents: 45_000, currency: 'usd' },
  ...{ tax_note: null, message: null, valid_until: '2099-12-24', time_zone: 'UTC' },
  created_at: fromNow(-38),
};
const WITHDRAWN = { state: 'withdrawn', decided_at: fromNow(-37), decided_by: PROVIDER };
export const OPEN_QUOTE = { ...quote, state: 'open', decided_at: null, decided_by: null } as const;

function threadDocuments() {
  const request = serviceRequest({
    id: REQUEST,
    ...{ provider_id: PROVIDER, provider_handle: PROVIDER, client_uid: CLIENT },
    created_at: fromNow(-60),
    provider_avatar_url: addressOf(SHOWN_PATH),
    quote: { ...OPEN_QUOTE, id: 'quote-2' },
    review: { stars: 4, edit_until: fromNow(14 * 24 * 60 - 5) },
  });
  const about = requestThread(request, [
    { from: 'client', text: 'Are you there?', at: fromNow(-50) },
    { from: 'provider', text: 'Yes.', at: fromNow(-40), read: false },
  ]);
  const sides = {
    ...{ provider_id: PROVIDER, client_id: CLIENT, provider_name: 'Harbor Light Electric' },
    ...{ provider_handle: PROVIDER, provider_avatar_url: addressOf(SHOWN_PATH) },
  };
  const direct = directThread(sides, [
    { from: 'client', text: 'Hello', at: fromNow(-30), read: false },
    { from: 'provider', text: 'Hello too', at: fromNow(-20) },
  ]);
  const mails = [
    sentMail(request, 'new_request', 'pro@doorstep.test'),
    sentMail(request, 'request_confirmation', request.client_email),
  ];
  return {
    ...byId('service_requests', [about.request]),
    ...byId('chat_messages', about.messages),
    ...byId('conversations', [direct.conversation]),
    ...byId('direct_messages', direct.messages),
    ...byId('mail', mails),
    ...groupDocuments({ firstId: REQUEST, client: CLIENT, provider: PROVIDER, at: fromNow(-7) }),
    [`${ABOUT}/guests/guest1`]: { expires_at: fromNow(60), proof: 'address' },
    [EARLIER_QUOTE]: { ...quote, ...WITHDRAWN },
    [NOTE]: {
      ...{ author_uid: MEMBER, author_name: 'Kim', text: 'Cash only.', changed_at: null },
      created_at: fromNow(-33),
    },
    [ADDRESS]: { street: '12 Elm Street', check_at: fromNow(180 * 24 * 60) },
    [CHANGE]: { status: 'in_progress', side: 'provider', at: fromNow(-35) },
    [BADGE]: {
      ...{ provider_id: PROVIDER, kind: 'license', number: '1', expires_on: '2099-01-01' },
      ...{ state: 'pending', reason: null },
      evidence: { name: 'license-file', type: 'application/pdf' },
      ...{ asked_at: fromNow(-5), decided_at: null, evidence_until: null },
    },
    [SUPPORT]: stored(
      supportRequest({
        owner_uid: PROVIDER,
        photos: [addressOf(CHAT_PHOTO_PATH)],
        created_at: fromNow(-5),
      }),
    ),
    [REVIEW]: {
      ...{ provider_id: PROVIDER, client_uid: CLIENT, author: 'Nora W.', request_ids: [REQUEST] },
      ...{ stars: 4, text: 'Friendly.', hired: false, hidden: false },
      photos: [{ url: addressOf(COPY_PATH), source: 'a' }],
      ...{ created_at: fromNow(-5), opened_at: fromNow(-5), answer: null, answered_at: null },
    },
  };
}

/** A decided report, and the audit log. */
function moderationDocuments() {
  const report = {
    ...{ thread_kind: 'request', thread_id: REQUEST },
    ...{ reporter_uid: CLIENT, reporter_side: 'client', reported_uid: PROVIDER },
    ...{ reason: 'spam', text: '', state: 'dismissed', created_at: fromNow(-9) },
    ...{ decided_at: fromNow(-8), decided_by: 'admin1', note: null },
  };
  return { 'reports/report-1': report, ...auditDocuments(fromNow(-8)) };
}

/** Ledgers, counters and mails of the server. */
function ledgerDocuments() {
  return {
    [WELCOME]: {
      ...{ template: 'welcome', data: { account: PROVIDER, provider_name: null, tier: 'Pro' } },
      ...{ to: 'pro@doorstep.test', state: 'pending', attempts: 2, lease_until: null },
      ...{ next_attempt_at: fromNow(5), error: 'the mail server is down' },
      ...{ created_at: fromNow(-10), sent_at: null, expires_at: null, correlation_id: null },
    },
    [`mail_preferences/${'a'.repeat(64)}`]: { subscribed: false, updated_at: fromNow(-5) },
    [`message_counts/${CLIENT}`]: { count: 2, ...counted('chat_messages/message-1') },
    [`thread_counts/${CLIENT}`]: { count: 1, ...counted('service_requests/request-1') },
    [`edit_counts/${PROVIDER}`]: { count: 1, ...counted(`provider_profiles/${PROVIDER}`) },
    'stripe_events/evt_1': { handled_at: fromNow(-5), expires_at: fromNow(60) },
    [`analytics/${PROVIDER}_2026-01`]: { provider_id: PROVIDER, month: '2026-01', days: {} },
    'business_months/2026-01': { started: 1, ended: 0, days: {} },
    'cursors/business_days': { counted: '2026-01-01' },
    'counted_once/visit_a': { expires_at: fromNow(60) },
    'rate_limits/abc': { count: 1, expires_at: fromNow(5) },
    'rate_limits/def': { things: ['one'], expires_at: fromNow(5) },
    'sitemap_files/1': { pages: '', files: 1, written_at: fromNow(-5) },
    'market_directory/current': {
      trades: { plumbing: 1 },
      cities: [{ id: 'austin-tx', name: 'Austin, TX', count: 2, trades: { plumbing: 1 } }],
    },
    'market_home/current': { ...NO_MARKET_HOME, search_ids: [listing.id] },
    'cursors/reconcile_subscriptions': { after: null, saved_at: fromNow(-5) },
    'migrations/0001-first-answers': {
      ...{ state: 'done', after: REQUEST, checked: 1, changed: 0, run: null, lease_until: null },
      ...{ started_at: fromNow(-5), finished_at: fromNow(-5) },
    },
    'operations/heartbeats': { ran: { 'sweep-mail': fromNow(-1) } },
    'closed_accounts/gone1': { reason: 'deleted', closed_at: fromNow(-5), expires_at: fromNow(60) },
    'account_deletions/gone1': {
      ...{ state: 'done', step: 'sign_in', attempts: 0, requested_at: fromNow(-6) },
      ...{ updated_at: fromNow(-5), next_attempt_at: fromNow(-5), expires_at: fromNow(60) },
    },
    ...moderationDocuments(),
    [`blocks/${PROVIDER}_${CLIENT}`]: {
      ...{ blocker_uid: PROVIDER, blocked_uid: CLIENT, created_at: fromNow(-5) },
    },
  };
}

/** All documents by path. */
export const CONSISTENT: Record<string, Record<string, unknown>> = {
  ...profileDocuments,
  ...threadDocuments(),
  ...ledgerDocuments(),
};
