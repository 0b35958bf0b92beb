import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { defineCallable, mailQueue, rateLimits } from '../container.ts';
import { adminAuth, createAccounts } from '../platform/account-repository.ts';
import { linkSecrets } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import type { Job } from '../platform/run-jobs.ts';
import { logInfo } from '../platform/log.ts';
import { createClientNames } from './client-name-repository.ts';
import { createGuests } from './guest-repository.ts';
import { createServiceRequests } from '../requests/service-request-repository.ts';
import { createTeams } from '../team/team-repository.ts';
import { openRequestChat } from './open-request-chat.ts';
import { queueUnreadMail } from './queue-unread-mail.ts';
import { sweepGuests } from './sweep-guests.ts';
import { parseUnreadThread } from './unread-thread-repository.ts';
import { createClosedAccounts } from '../platform/closed-account-repository.ts';

export const chatCallables = [
  defineCallable(
    'open-request-chat',
    {
      auth: 'any-user',
      rateLimit: { by: 'address', max: 120, windowSeconds: 60 },
    },
    (input, caller) => {
      const db = firestore();
      const deps = {
        requests: createServiceRequests(db),
        guests: createGuests(db),
        accounts: createAccounts(adminAuth()),
        rateLimits: rateLimits(),
        teams: createTeams(db),
        closedAccounts: createClosedAccounts(db),
        linkSecrets: linkSecrets(),
      };
      return openRequestChat(deps, caller, input);
    },
  ),
];

// Every message updates its thread, so these triggers run with each message. Other changes, such as
// read marks, end after a comparison.

/** Runs on updates only, because a request is created without messages. */
export const unreadRequestTrigger = onDocumentUpdated(
  { document: 'service_requests/{id}', retry: true },
  logFailures('unread-request', async ({ data }) => {
    if (!data) return;
    const before = parseUnreadThread('request', data.before);
    await queueUnreadMail(
      mailQueue(),
      before,
      parseUnreadThread('request', data.after),
      new Date(),
    );
  }),
);

/**
 * Runs on creation as well, because a conversation is created with its first message. Stores the
 * client's name, which new conversations and those of earlier releases lack.
 */
export const unreadConversationTrigger = onDocumentWritten(
  { document: 'conversations/{id}', retry: true },
  logFailures('unread-conversation', async ({ data }) => {
    if (!data) return;
    if (data.after.exists && data.after.get('client_name') === undefined) {
      await createClientNames(firestore()).store(data.after.id);
    }
    const before = parseUnreadThread('conversation', data.before);
    await queueUnreadMail(
      mailQueue(),
      before,
      parseUnreadThread('conversation', data.after),
      new Date(),
    );
  }),
);

export const clientProfileChangedTrigger = onDocumentWritten(
  { document: 'client_profiles/{uid}', retry: true },
  logFailures('client-profile-changed', async ({ data, params: { uid } }) => {
    if (!data || data.before.get('full_name') === data.after.get('full_name')) return;
    await createClientNames(firestore()).refresh(uid);
  }),
);

export const sweepGuestsJob: Job = {
  name: 'sweep-guests',
  limitMs: 50_000,
  run: async () => {
    const deleted = await sweepGuests(createGuests(firestore()));
    if (deleted > 0) logInfo('guests swept', { deleted });
  },
};
