import { EMPTY_DAY } from '@doorstep/domain/analytics/analytics-month';
import { NO_MARKET_HOME } from '@doorstep/domain/pages/market-home';
import { hoursAgo, UNLIKE, type Changes, type Inconsistencies } from './inconsistencies.ts';
import {
  ABOUT,
  BADGE,
  COPY,
  PAGE,
  CLIENT,
  PROVIDER,
  GROUP,
  REQUEST,
  REVIEW,
  CONSISTENT,
  TOLD,
  WELCOME,
} from './consistent-data.ts';

const MONTH = `analytics/${PROVIDER}_2026-01`;
const [JUST, SOON] = [hoursAgo(1), hoursAgo(-1)];
const STAYS = { reason: 'deleted', closed_at: JUST, expires_at: null };
const DONE = {
  ...{ state: 'done', step: 'sign_in', attempts: 0, requested_at: JUST, updated_at: JUST },
  ...{ next_attempt_at: JUST, expires_at: SOON },
};
const block = (blocker_uid: string, blocked_uid: string) => ({
  [`blocks/${blocker_uid}_${blocked_uid}`]: { blocker_uid, blocked_uid, created_at: JUST },
});
/** The client's review, which has the stars of somebody who was not hired. */
const HOME_REVIEW = {
  ...{ id: 'review-1', search_id: `00000000000000_${PROVIDER}`, author: 'Nora W.' },
  ...{ stars: 4, text: 'Friendly.', month: '2026-11' },
};
const NO_ACCOUNT = 'the account does not exist';
const LEFT = 'state: done, but some of its documents or open threads still exist';

/** Inconsistent mails, counters and ledgers of the server. */
export const LEDGER_INCONSISTENCIES: Inconsistencies = {
  'a newest review that does not count': [
    { [PAGE]: { facts: { newest_review: { id: 'review-1', line: 'Friendly.' } } } },
    [`${PAGE}: facts.newest_review: does not match the reviews`, UNLIKE],
  ],
  'a copy of a photo that its review does not show': [
    { [REVIEW]: { photos: [] }, [COPY]: { uploaded_at: hoursAgo(900) } },
    [`${COPY}: check_at: too late for a picture that no profile or review shows`],
  ],
  'a photo of a hidden review, which has no copy': [
    { [REVIEW]: { hidden: true, photos: [{ url: 'https://elsewhere.test/x.webp', source: 'b' }] } },
    [
      `${COPY}: check_at: too late for a picture that no profile or review shows`,
      `${REVIEW}: a request has no current copy`,
      `${REVIEW}: photos: set, but the review is hidden`,
      `${REVIEW}: photos: one has no public copy`,
    ],
  ],
  'a contradictory mail, and one with a wrong id': [
    {
      [TOLD]: { sent_at: null, expires_at: null },
      'mail_preferences/ann': { subscribed: true, updated_at: JUST },
      'mail/welcome': { ...CONSISTENT[WELCOME] },
    },
    [
      `${TOLD}: expires_at: must be set once the mail is sent, dead or obsolete, and only then`,
      `${TOLD}: sent_at: must be set once the mail is sent, and only then`,
      'mail_preferences/ann: the document id is not the hash of an address',
      'mail/welcome: the document id does not match what the mail is about',
    ],
  ],
  'an overdue mail with too many attempts': [
    { [WELCOME]: { next_attempt_at: JUST, attempts: 9 } },
    [`${WELCOME}: attempts: over the limit`, `${WELCOME}: next_attempt_at: the sweep is overdue`],
  ],
  'counters above their limits': [
    {
      [`message_counts/${CLIENT}`]: { count: 121 },
      [`thread_counts/${CLIENT}`]: { started_at: SOON },
    },
    [
      `message_counts/${CLIENT}: count: over the limit`,
      `thread_counts/${CLIENT}: started_at: later than counted_at`,
    ],
  ],
  'analytics whose counts disagree, and of another month': [
    {
      [MONTH]: {
        days: {
          '05': { ...EMPTY_DAY, views: 2, visitors: 3, sources: { qr: 2 } },
          '06': { ...EMPTY_DAY, requests: 1, request_cities: { 'Waco, TX': 2 } },
        },
      },
      [`analytics/${PROVIDER}_2026-03`]: { ...CONSISTENT[MONTH] },
    },
    [
      `analytics/${PROVIDER}_2026-03: provider_id, month: do not match the document id`,
      `${MONTH}: days: the counts don't add up`,
    ],
  ],
  'an expired document': [
    { 'stripe_events/evt_1': { expires_at: hoursAgo(24 * 4) } },
    ['stripe_events/evt_1: expired, but its TTL policy has not deleted it'],
  ],
  'a sitemap file with a wrong count, and a malformed one': [
    {
      'sitemap_files/2': { pages: '', files: 2, written_at: JUST },
      'sitemap_files/3': { pages: 'a page', files: null, written_at: JUST },
    },
    [
      'sitemap_files/2: files: must be set in the first file, and only there',
      'sitemap_files/3: pages: Invalid input',
    ],
  ],
  'an unknown directory, and a negative count': [
    {
      'market_directory/old': { trades: {}, cities: [] },
      'market_directory/current': { trades: { plumbing: -1 } },
    },
    [
      'market_directory/current: trades.plumbing: Too small: expected number to be >=0',
      'market_directory/old: unknown document',
    ],
  ],
  'a second home page, and a review on it that does not count': [
    {
      'market_home/old': { ...NO_MARKET_HOME },
      'market_home/current': { reviews: [HOME_REVIEW] },
    },
    [
      'market_home/current: reviews: one does not match its review',
      'market_home/old: unknown document',
    ],
  ],
  'an unknown cursor, a role under another id': [
    {
      'cursors/other': { after: null, saved_at: JUST },
      [`user_roles/${CLIENT}`]: { user_id: 'x' },
    },
    [
      'cursors/other: unknown document',
      `user_roles/${CLIENT}: user_id: does not match the document id`,
    ],
  ],
  'a block under another id, a suspension with an end, a deletion that left the account': [
    {
      'blocks/a_b': { blocker_uid: 'a', blocked_uid: 'c', created_at: JUST },
      'closed_accounts/gone1': { reason: 'suspended' },
      [`account_deletions/${CLIENT}`]: { ...CONSISTENT['account_deletions/gone1'] },
    },
    [
      `account_deletions/${CLIENT}: ${LEFT}`,
      `account_deletions/${CLIENT}: state: done, but the account still exists`,
      `blocks/a_b: blocked_uid: ${NO_ACCOUNT}`,
      `blocks/a_b: blocker_uid: ${NO_ACCOUNT}`,
      'blocks/a_b: the document id does not match the two accounts',
      'closed_accounts/gone1: expires_at: set, but a suspension has no end',
    ],
  ],
  'blocks with an account that does not exist': [
    { ...block('lost', CLIENT), ...block(PROVIDER, 'lost'), ...block(PROVIDER, 'gone1') },
    [
      `blocks/lost_${CLIENT}: blocker_uid: ${NO_ACCOUNT}`,
      `blocks/${PROVIDER}_lost: blocked_uid: ${NO_ACCOUNT}`,
    ],
  ],
  'a tombstone without a running deletion': [
    { [`closed_accounts/${CLIENT}`]: STAYS },
    [`closed_accounts/${CLIENT}: the deletion of this account stopped halfway`],
  ],
  'tombstones without an end: one with an open thread, and one without any': [
    {
      'closed_accounts/gone1': STAYS,
      'closed_accounts/gone2': STAYS,
      'account_deletions/gone2': { ...DONE, state: 'refused' },
      [ABOUT]: { client_uid: 'gone2' },
      [GROUP]: null,
      [`chat_messages/${REQUEST}-001`]: { sender_uid: 'gone2' },
    },
    [
      'closed_accounts/gone1: expires_at: missing, and no deletion is running that will set it',
      'closed_accounts/gone2: the deletion of this account stopped halfway',
    ],
  ],
  'a completed deletion that has left a document': [
    {
      'account_deletions/gone2': DONE,
      'edit_counts/gone2': {
        count: 1,
        last_id: 'client_profiles/gone2',
        counted_at: JUST,
        started_at: JUST,
      },
    },
    [`account_deletions/gone2: ${LEFT}`],
  ],
  'an entry of the audit log that was changed': [
    { 'audit_log/000000000002': { subject: 'somebody else' } },
    ['audit_log/000000000002: the previous entry is missing, or one of the two was changed'],
  ],
  'an entry of the audit log that was deleted': [
    { 'audit_log/000000000002': null },
    ['audit_log/000000000003: the previous entry is missing, or one of the two was changed'],
  ],
  'a truncated audit log': [
    { 'audit_log/000000000003': null },
    ['cursors/audit_log: the last entry of the audit log is missing or was changed'],
  ],
  'evidence that is missing, and overdue for the sweep': [
    {
      [BADGE]: {
        ...{ kind: 'insurance', state: 'granted', decided_at: hoursAgo(24 * 34) },
        evidence: { name: 'missing-file', type: 'application/pdf' },
        evidence_until: hoursAgo(24 * 4),
      },
    },
    [
      `${BADGE}: evidence: the file is missing`,
      `${BADGE}: evidence_until: the sweep is overdue`,
      `${BADGE}: provider_id: does not match the document id`,
    ],
  ],
  'an expired badge': [
    { [PAGE]: { facts: { badges: { license: { number: '1', expires_on: '2020-01-01' } } } } },
    [`${PAGE}: facts.badges: an expired badge was not removed`],
  ],
  'a report about nothing, decided by nobody': [
    { 'reports/report-1': { thread_id: 'lost', decided_by: null } },
    [
      'reports/report-1: decided_at, decided_by: must be set after a decision, and only then',
      'reports/report-1: thread_id: the thread does not exist',
    ],
  ],
};

/** Changes that leave the data consistent. */
export const CONSISTENT_CHANGES: Record<string, Changes> = {
  'a badge that an administrator took back': {
    [BADGE]: { state: 'taken_back', reason: 'Expired', decided_at: JUST, evidence_until: SOON },
  },
  'a request without an address, and its mail without it': {
    [ABOUT]: { client_email: null },
    [TOLD]: { data: { client_email: null } },
  },
  'a running deletion': {
    [`closed_accounts/${CLIENT}`]: { ...STAYS, closed_at: hoursAgo(0) },
    [`account_deletions/${CLIENT}`]: {
      ...{ state: 'running', step: 'mails', attempts: 0, expires_at: null },
      ...{ requested_at: hoursAgo(0), updated_at: hoursAgo(0), next_attempt_at: hoursAgo(0) },
    },
  },
};
