import { hoursAgo, type Changes, type Damages } from './inconsistencies.ts';
import { ABOUT, CLIENT, PROVIDER, REQUEST, SOUND, TOLD, WELCOME } from './consistent-data.ts';

const [JUST, SOON] = [hoursAgo(1), hoursAgo(-1)];
const STAYS = { reason: 'deleted', closed_at: JUST, expires_at: null };
const DONE = {
  ...{ state: 'done', step: 'sign_in', attempts: 0, requested_at: JUST, updated_at: JUST },
  ...{ next_attempt_at: JUST, expires_at: SOON },
};
const block = (blocker_uid: string, blocked_uid: string) => ({
  [`blocks/${blocker_uid}_${blocked_uid}`]: { blocker_uid, blocked_uid, created_at: JUST },
});
const NO_ACCOUNT = 'is of an account that does not exist';
const LEFT = 'done: documents of its own or open threads are still there';

/** Damages to mails, counters and the server's ledgers. */
export const LEDGER_DAMAGES: Damages = {
  'a mail that is sent and is not, and one under a wrong id': [
    {
      [TOLD]: { sent_at: null, expires_at: null },
      'mail_preferences/ann': { subscribed: true, updated_at: JUST },
      'mail/welcome': { ...SOUND[WELCOME] },
    },
    [
      `${TOLD}: expires_at: only once it is over`,
      `${TOLD}: sent_at: only once it is sent`,
      'mail_preferences/ann: its id is no hash of an address',
      'mail/welcome: its id is not made of what it is about',
    ],
  ],
  'a mail that the sweep has left, with more tries than there are': [
    { [WELCOME]: { next_attempt_at: JUST, attempts: 9 } },
    [
      `${WELCOME}: attempts: more than there are tries`,
      `${WELCOME}: next_attempt_at: the sweep has left it`,
    ],
  ],
  'counters above their limits': [
    { [`message_counts/${CLIENT}`]: { count: 121 }, [`thread_counts/${CLIENT}`]: { count: 1 } },
    [
      `message_counts/${CLIENT}: count: above the limit`,
      `thread_counts/${CLIENT}: last_id: of nothing counted`,
    ],
  ],
  'a document that its TTL should have deleted': [
    { 'stripe_events/evt_1': { expires_at: hoursAgo(24 * 4) } },
    ['stripe_events/evt_1: should have been cleared away by its TTL'],
  ],
  'a file of the sitemap that says how many there are, and one that is none': [
    {
      'sitemap_files/2': { pages: '', files: 2, written_at: JUST },
      'sitemap_files/3': { pages: 'a page', files: null, written_at: JUST },
    },
    [
      'sitemap_files/2: files: told by the first one, and by it alone',
      'sitemap_files/3: pages: Invalid input',
    ],
  ],
  'an unknown cursor, a role under another id': [
    {
      'cursors/other': { after: null, saved_at: JUST },
      [`user_roles/${CLIENT}`]: { user_id: 'x' },
    },
    ['cursors/other: is not known', `user_roles/${CLIENT}: user_id: is not its id`],
  ],
  'a block under another id, a suspension with an end, a deletion that left the account': [
    {
      'blocks/a_b': { blocker_uid: 'a', blocked_uid: 'c', created_at: JUST },
      'closed_accounts/gone1': { reason: 'suspended' },
      [`account_deletions/${CLIENT}`]: { ...SOUND['account_deletions/gone1'] },
    },
    [
      `account_deletions/${CLIENT}: ${LEFT}`,
      `account_deletions/${CLIENT}: done: the account is still there`,
      `blocks/a_b: blocked_uid: ${NO_ACCOUNT}`,
      `blocks/a_b: blocker_uid: ${NO_ACCOUNT}`,
      'blocks/a_b: its id is not made of the two',
      'closed_accounts/gone1: expires_at: a suspension stays until it is lifted',
    ],
  ],
  'a block of somebody who is there by somebody who is not, and the other way round': [
    { ...block('lost', CLIENT), ...block(PROVIDER, 'lost'), ...block(PROVIDER, 'gone1') },
    [
      `blocks/lost_${CLIENT}: blocker_uid: ${NO_ACCOUNT}`,
      `blocks/${PROVIDER}_lost: blocked_uid: ${NO_ACCOUNT}`,
    ],
  ],
  'a tombstone of a client whose deletion nobody goes on with': [
    { [`closed_accounts/${CLIENT}`]: STAYS },
    [`closed_accounts/${CLIENT}: its deletion is not complete, and nobody goes on with it`],
  ],
  'tombstones that stay: of an open thread alone, and of nothing': [
    {
      'closed_accounts/gone1': STAYS,
      'closed_accounts/gone2': STAYS,
      'account_deletions/gone2': { ...DONE, state: 'refused' },
      [ABOUT]: { client_uid: 'gone2' },
      [`chat_messages/${REQUEST}-001`]: { sender_uid: 'gone2' },
    },
    [
      'closed_accounts/gone1: expires_at: no deletion is left that would end it',
      'closed_accounts/gone2: its deletion is not complete, and nobody goes on with it',
    ],
  ],
  'a deletion that has left a document': [
    { 'account_deletions/gone2': DONE, 'thread_counts/gone2': { count: 0, started_at: JUST } },
    [`account_deletions/gone2: ${LEFT}`],
  ],
  'an entry of the audit log that was changed': [
    { 'audit_log/000000000002': { subject: 'somebody else' } },
    ['audit_log/000000000002: does not follow from the entry before'],
  ],
  'an entry of the audit log that was deleted': [
    { 'audit_log/000000000002': null },
    ['audit_log/000000000003: does not follow from the entry before'],
  ],
  'an end of the audit log that was cut off': [
    { 'audit_log/000000000003': null },
    ['cursors/audit_log: the last entry of the audit log is missing, or another one'],
  ],
  'a report about nothing, decided by nobody': [
    { 'reports/report-1': { thread_id: 'lost', decided_by: null } },
    [
      'reports/report-1: decided_at, decided_by: only once it is decided',
      'reports/report-1: thread_id: there is no such thread',
    ],
  ],
};

/** Changes that look like damage, and are none. */
export const STILL_SOUND: Record<string, Changes> = {
  'a request that has lost its address, and told its professional without it': {
    [ABOUT]: { client_email: null },
    [TOLD]: { data: { client_email: null } },
  },
  'a deletion that goes on, whatever is still there': {
    [`closed_accounts/${CLIENT}`]: { ...STAYS, closed_at: hoursAgo(0) },
    [`account_deletions/${CLIENT}`]: {
      ...{ state: 'running', step: 'mails', attempts: 0, expires_at: null },
      ...{ requested_at: hoursAgo(0), updated_at: hoursAgo(0), next_attempt_at: hoursAgo(0) },
    },
  },
};
