import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { defineCallable, deps } from '../container.ts';
import type { Job } from '../platform/run-jobs.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { logInfo } from '../platform/log.ts';
import type { Guests } from './guest-repository.ts';
import { openRequestChat } from './open-request-chat.ts';
import { queueUnreadMail } from './queue-unread-mail.ts';
import { saveReplies } from './save-replies.ts';
import { parseUnreadThread } from './unread-thread-repository.ts';

export const chatCallables = [
  defineCallable(
    'open-request-chat',
    {
      auth: 'any-user',
      rateLimit: { by: 'address', max: 120, windowSeconds: 60 },
    },
    (input, caller) => openRequestChat(deps, caller, input),
  ),

  defineCallable(
    'save-replies',
    { auth: 'session', rateLimit: { by: 'uid', max: 120, windowSeconds: 600 } },
    (input, caller) => saveReplies(deps, caller, input),
  ),
];

/** The counters that each message raises on its thread. */
const UNREAD_FIELDS = ['unread_provider', 'unread_client'];

/** Ignores new requests, because a request is created without messages. */
export const requestUnreadMailStep: TriggerStep = {
  name: 'request-unread-mail',
  on: ['updated'],
  fields: UNREAD_FIELDS,
  seconds: 30,
  run: ({ before, after }) => queueUnreadMailOf('request', before, after),
};

/** Answers to new conversations too, because one is created with its first message. */
export const conversationUnreadMailStep: TriggerStep = {
  name: 'conversation-unread-mail',
  on: ['created', 'updated'],
  fields: UNREAD_FIELDS,
  seconds: 30,
  run: ({ before, after }) => queueUnreadMailOf('conversation', before, after),
};

function queueUnreadMailOf(
  kind: 'request' | 'conversation',
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<void> {
  const [earlier, current] = [parseUnreadThread(kind, before), parseUnreadThread(kind, after)];
  return queueUnreadMail(deps, earlier, current, new Date());
}

/** Stores the client's name on a new conversation. */
export const conversationNameStep: TriggerStep = {
  name: 'conversation-name',
  on: ['created'],
  seconds: 30,
  run: ({ id }) => deps.clientNames.store(id),
};

/** Updates the client's name on their newest conversations. */
export const clientNameStep: TriggerStep = {
  name: 'client-name',
  on: ['created', 'updated', 'deleted'],
  fields: ['full_name'],
  seconds: 60,
  run: ({ id }) => deps.clientNames.refresh(id),
};

const GUEST_PAGE = 200;

/**
 * Deletes expired grants and returns their number. The rules ignore them already, but only the
 * deletion stops running listeners.
 */
async function sweepGuests(guests: Guests): Promise<number> {
  let deleted = 0;
  for (;;) {
    const page = await guests.deleteExpired(new Date(), GUEST_PAGE);
    deleted += page.deleted;
    if (!page.more) return deleted;
  }
}

export const sweepGuestsJob: Job = {
  name: 'sweep-guests',
  limitMs: 50_000,
  run: async () => {
    const deleted = await sweepGuests(deps.guests);
    if (deleted > 0) logInfo('guests swept', { deleted });
  },
};
