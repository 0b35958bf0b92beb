import * as z from 'zod/mini';
import { toStored } from '../data-check/documents.ts';
import type { Migration } from './migration.ts';

const requestSchema = z.object({
  first_answered_at: z._default(z.nullable(z.date()), null),
  quote: z.catch(z.nullable(z.object({ created_at: z.date() })), null),
});
const messageSchema = z.object({ created_at: z.date() });
const entrySchema = z.object({ side: z.string(), at: z.date() });

/** A status can change only a few times; the first ones are enough. */
const ENTRIES_READ = 10;

/**
 * Stores the time of the professional's first answer in requests that are older than this field. An
 * answer is a message, a change of the status or a quote.
 */
export const firstAnswers: Migration = {
  id: '0001-first-answers',
  title: 'Store when old requests were answered first',
  runs: 'after deploy',
  isReversible: true,
  collection: 'service_requests',
  readsPerDocument: 1 + ENTRIES_READ,
  // The next night counts again which requests were answered within a day.
  deletesWhenDone: 'cursors/business_days',
  change: async (db, document) => {
    const request = requestSchema.safeParse(toStored(document)?.fields);
    if (!request.success || request.data.first_answered_at !== null) return null;
    const [messages, history] = await Promise.all([
      db
        .collection('chat_messages')
        .where('request_id', '==', document.id)
        .where('sender_type', '==', 'provider')
        .orderBy('created_at', 'asc')
        .limit(1)
        .get(),
      document.ref.collection('history').orderBy('at', 'asc').limit(ENTRIES_READ).get(),
    ]);
    const message = messageSchema.safeParse(messages.docs[0] && toStored(messages.docs[0])?.fields);
    const entry = history.docs
      .map((found) => entrySchema.safeParse(toStored(found)?.fields).data)
      .find((found) => found?.side === 'provider');
    const times = [message.data?.created_at, entry?.at, request.data.quote?.created_at];
    const known = times.filter((time) => time instanceof Date).map(Number);
    return known.length === 0 ? null : { first_answered_at: new Date(Math.min(...known)) };
  },
};
