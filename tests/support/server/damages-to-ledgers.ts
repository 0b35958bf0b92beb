import { past, type Damages } from './damage.ts';
import { mailPath, soundDocuments } from './sound-database.ts';

const STAYS = { reason: 'deleted', closed_at: past(1), expires_at: null };
const doneAt = (hours: number) => ({
  state: 'done',
  step: 'sign_in',
  attempts: 0,
  requested_at: past(hours),
  updated_at: past(hours),
  next_attempt_at: past(hours),
  expires_at: past(-1),
});

/** Of mails, counters and whatever else only the server keeps. */
export const LEDGER_DAMAGES: Damages = [
  [
    'a mail that is sent and is not, and one under a wrong id',
    ({ provider, client }) => ({
      changes: {
        [mailPath]: { sent_at: null, expires_at: null },
        'mail_preferences/ann': { subscribed: true, updated_at: past(1) },
        'mail/welcome': { ...soundDocuments({ provider, client })[`mail/welcome_${provider}`] },
      },
      findings: [
        [mailPath, 'expires_at: only once it is over'],
        [mailPath, 'sent_at: only once it is sent'],
        ['mail_preferences/ann', 'its id is no hash of an address'],
        ['mail/welcome', 'its id is not made of what it is about'],
      ],
    }),
  ],
  [
    'a mail that the sweep has left, with more tries than there are',
    ({ provider }) => ({
      changes: { [`mail/welcome_${provider}`]: { next_attempt_at: past(1), attempts: 9 } },
      findings: [
        [`mail/welcome_${provider}`, 'attempts: more than there are tries'],
        [`mail/welcome_${provider}`, 'next_attempt_at: the sweep has left it'],
      ],
    }),
  ],
  [
    'counters above their limits',
    ({ client }) => ({
      changes: {
        [`message_counts/${client}`]: { count: 121 },
        [`thread_counts/${client}`]: { count: 1 },
      },
      findings: [
        [`message_counts/${client}`, 'count: above the limit'],
        [`thread_counts/${client}`, 'last_id: of nothing counted'],
      ],
    }),
  ],
  [
    'what its TTL should have cleared away',
    () => ({
      changes: { 'stripe_events/evt_1': { expires_at: past(24 * 4) } },
      findings: [['stripe_events/evt_1', 'should have been cleared away by its TTL']],
    }),
  ],
  [
    'a file of the sitemap that says how many there are, and one that is none',
    () => ({
      changes: {
        'sitemap_files/2': { pages: '', files: 2, written_at: past(1) },
        'sitemap_files/3': { pages: 'a page', files: null, written_at: past(1) },
      },
      findings: [
        ['sitemap_files/2', 'files: told by the first one, and by it alone'],
        ['sitemap_files/3', 'pages: Invalid input'],
      ],
    }),
  ],
  [
    'an unknown cursor, a role under another id',
    ({ client }) => ({
      changes: {
        'cursors/other': { after: null, saved_at: past(1) },
        [`user_roles/${client}`]: { user_id: 'x' },
      },
      findings: [
        ['cursors/other', 'is not known'],
        [`user_roles/${client}`, 'user_id: is not its id'],
      ],
    }),
  ],
  [
    'a block under another id, a suspension with an end, a deletion that left the account',
    ({ provider, client }) => ({
      changes: {
        'blocks/a_b': { blocker_uid: 'a', blocked_uid: 'c', created_at: past(1) },
        'closed_accounts/gone1': { reason: 'suspended' },
        [`account_deletions/${client}`]: {
          ...soundDocuments({ provider, client })['account_deletions/gone1'],
        },
      },
      findings: [
        [
          `account_deletions/${client}`,
          'done: documents of its own or open threads are still there',
        ],
        [`account_deletions/${client}`, 'done: the account is still there'],
        ['blocks/a_b', 'blocked_uid: is of an account that does not exist'],
        ['blocks/a_b', 'blocker_uid: is of an account that does not exist'],
        ['blocks/a_b', 'its id is not made of the two'],
        ['closed_accounts/gone1', 'expires_at: a suspension stays until it is lifted'],
      ],
    }),
  ],
  [
    'a block of somebody who is there by somebody who is not, and the other way round',
    ({ provider, client }) => ({
      changes: {
        [`blocks/lost_${client}`]: {
          blocker_uid: 'lost',
          blocked_uid: client,
          created_at: past(1),
        },
        [`blocks/${provider}_lost`]: {
          blocker_uid: provider,
          blocked_uid: 'lost',
          created_at: past(1),
        },
        [`blocks/${provider}_gone1`]: {
          blocker_uid: provider,
          blocked_uid: 'gone1',
          created_at: past(1),
        },
      },
      findings: [
        [`blocks/lost_${client}`, 'blocker_uid: is of an account that does not exist'],
        [`blocks/${provider}_lost`, 'blocked_uid: is of an account that does not exist'],
      ],
    }),
  ],
  [
    'a tombstone of a client whose deletion nobody goes on with',
    ({ client }) => ({
      changes: { [`closed_accounts/${client}`]: STAYS },
      findings: [
        [`closed_accounts/${client}`, 'its deletion is not complete, and nobody goes on with it'],
      ],
    }),
  ],
  [
    'tombstones that stay: of an open thread alone, and of nothing',
    () => ({
      changes: {
        'closed_accounts/gone1': STAYS,
        'closed_accounts/gone2': STAYS,
        'account_deletions/gone2': { ...doneAt(1), state: 'refused' },
        'service_requests/request-1': { client_uid: 'gone2' },
        'chat_messages/request-1-001': { sender_uid: 'gone2' },
      },
      findings: [
        ['closed_accounts/gone1', 'expires_at: no deletion is left that would end it'],
        ['closed_accounts/gone2', 'its deletion is not complete, and nobody goes on with it'],
      ],
    }),
  ],
  [
    'a deletion that has left a document',
    () => ({
      changes: {
        'account_deletions/gone2': doneAt(1),
        'thread_counts/gone2': { count: 0, started_at: past(1) },
      },
      findings: [
        ['account_deletions/gone2', 'done: documents of its own or open threads are still there'],
      ],
    }),
  ],
  [
    'an entry of the audit log that was changed',
    () => ({
      changes: { 'audit_log/000000000002': { subject: 'somebody else' } },
      findings: [['audit_log/000000000002', 'does not follow from the entry before']],
    }),
  ],
  [
    'an entry of the audit log that was taken out',
    () => ({
      changes: { 'audit_log/000000000002': null },
      findings: [['audit_log/000000000003', 'does not follow from the entry before']],
    }),
  ],
  [
    'an end of the audit log that was cut off',
    () => ({
      changes: { 'audit_log/000000000003': null },
      findings: [
        ['cursors/audit_log', 'the last entry of the audit log is missing, or another one'],
      ],
    }),
  ],
  [
    'a report about nothing, decided by nobody',
    () => ({
      changes: { 'reports/report-1': { thread_id: 'lost', decided_by: null } },
      findings: [
        ['reports/report-1', 'decided_at, decided_by: only once it is decided'],
        ['reports/report-1', 'thread_id: there is no such thread'],
      ],
    }),
  ],
];
