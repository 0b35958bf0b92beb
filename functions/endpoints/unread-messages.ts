import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { threadIn } from '../data/unread-threads.ts';
import { queueUnreadMail } from '../services/queue-unread-mail.ts';
import { loggingFailures } from './logging-failures.ts';
import { mailQueue } from './wiring.ts';

// Every message changes its thread, so these are called with each one; most end after a comparison.

/** A request begins without messages. */
export const unreadRequestTrigger = onDocumentUpdated(
  { document: 'service_requests/{id}', retry: true },
  loggingFailures('unread-request', async ({ data }) => {
    if (!data) return;
    const before = threadIn('request', data.before);
    await queueUnreadMail(mailQueue(), before, threadIn('request', data.after), new Date());
  }),
);

/** A conversation begins with its first message. */
export const unreadConversationTrigger = onDocumentWritten(
  { document: 'conversations/{id}', retry: true },
  loggingFailures('unread-conversation', async ({ data }) => {
    if (!data) return;
    const before = threadIn('conversation', data.before);
    await queueUnreadMail(mailQueue(), before, threadIn('conversation', data.after), new Date());
  }),
);
