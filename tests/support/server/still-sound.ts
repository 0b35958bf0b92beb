import { past, type Changes } from './damage.ts';
import { mailPath, REQUEST, type People } from './sound-database.ts';

/** What looks like damage, and is as it must be: with words for a test's name. */
export const STILL_SOUND: [string, (people: People) => Changes][] = [
  [
    'a request that has lost its address, and told its professional without it',
    () => ({
      [`service_requests/${REQUEST}`]: { client_email: null },
      [mailPath]: { data: { client_email: null } },
    }),
  ],
  [
    'a deletion that goes on, whatever is still there',
    ({ client }) => ({
      [`closed_accounts/${client}`]: { reason: 'deleted', closed_at: past(0), expires_at: null },
      [`account_deletions/${client}`]: {
        state: 'running',
        step: 'mails',
        attempts: 0,
        requested_at: past(0),
        updated_at: past(0),
        next_attempt_at: past(0),
        expires_at: null,
      },
    }),
  ],
];
