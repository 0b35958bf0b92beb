import { LIMITS } from '@doorstep/domain/limits';
import { doneSchema } from '@doorstep/domain/requests/done';
import { jobDistanceSchema, type JobDistance } from '@doorstep/domain/requests/job-distance';
import type { HistoryEntry } from '@doorstep/domain/requests/history';
import { photosSchema } from '@doorstep/domain/pictures/photos';
import { preferredContactSchema } from '@doorstep/domain/requests/preferred-contact';
import { quoteSchema } from '@doorstep/domain/requests/quote';
import { urgencySchema } from '@doorstep/domain/requests/service-request';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument, parseList, readIn } from '../platform/firestore.ts';

/**
 * The fields of a request that the functions use. It is less strict than the form's schema, because
 * every request that the rules accept must be mailed.
 */
const requestRecordSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  provider_name: z.string(),
  client_uid: z.string(),
  client_name: z.string(),
  /** Null after the client's account was deleted. */
  client_email: z.pipe(
    z.nullish(z.string()),
    z.transform((email) => email ?? null),
  ),
  client_email_confirmed: z._default(z.nullable(z.boolean()), null),
  client_phone: z.pipe(
    z.nullish(z.string()),
    z.transform((phone) => phone ?? null),
  ),
  service_description: z.string(),
  photos: photosSchema,
  branch_name: z._default(z.nullable(z.string()), null),
  place: z._default(z.nullable(z.string()), null),
  distance: z._default(z.nullable(jobDistanceSchema), null),
  urgency: urgencySchema,
  preferred_contact: preferredContactSchema,
  created_at: z.date(),
  status: z.string(),
  status_changed_by: z._default(z.nullable(z.string()), null),
  status_changed_at: z._default(z.nullable(z.date()), null),
  first_answered_at: z._default(z.nullable(z.date()), null),
  last_at: z.date(),
  unread_client: z._default(z.int(), 0),
  done: z._default(z.nullable(doneSchema), null),
  quote: z._default(z.nullable(quoteSchema), null),
  /** Set when one side's account was deleted. No more mails are sent about the request. */
  closed: z.optional(z.literal(true)),
});
export type RequestRecord = z.infer<typeof requestRecordSchema>;

const messageTimeSchema = z.object({ created_at: z.date() });
const waitSchema = z.object({ created_at: z.date(), first_answered_at: z.date() });

/** Parses a document of `service_requests`. Returns null if it does not exist. */
export function parseRequest(snapshot: DocumentSnapshot): RequestRecord | null {
  return parseDocument(requestRecordSchema, snapshot);
}

export type ServiceRequests = ReturnType<typeof createServiceRequests>;

export function createServiceRequests(db: Firestore) {
  return {
    /** Checks whether the professional has sent a message about the request. */
    hasProviderMessage: async (id: string): Promise<boolean> => {
      const messages = db
        .collection('chat_messages')
        .where('request_id', '==', id)
        .where('sender_type', '==', 'provider')
        .limit(1);
      return !(await messages.get()).empty;
    },

    /** Lists the professionals of a client's last 20 requests. One can be listed twice. */
    listAskedProviders: async (clientUid: string): Promise<string[]> => {
      const last = db
        .collection('service_requests')
        .where('client_uid', '==', clientUid)
        .orderBy('created_at', 'desc')
        .limit(20);
      return parseList(requestRecordSchema, (await last.get()).docs).map((one) => one.provider_id);
    },

    /** Checks whether the request was ever in progress or completed. */
    wasBegun: async (id: string, transaction?: Transaction): Promise<boolean> => {
      const begun = db
        .collection(`service_requests/${id}/history`)
        .where('status', 'in', ['in_progress', 'completed'])
        .limit(1);
      return !(await (transaction ? transaction.get(begun) : begun.get())).empty;
    },

    /**
     * Stores when the professional answered first: at `at`, or with an earlier message. Repeated
     * and parallel calls store the earliest time.
     */
    saveFirstAnswer: async (id: string, at: Date): Promise<void> => {
      const reference = db.doc(`service_requests/${id}`);
      const messages = db
        .collection('chat_messages')
        .where('request_id', '==', id)
        .where('sender_type', '==', 'provider')
        .orderBy('created_at', 'asc')
        .limit(1);
      await db.runTransaction(async (transaction) => {
        const request = parseRequest(await transaction.get(reference));
        if (!request) return;
        const [message] = parseList(messageTimeSchema, (await transaction.get(messages)).docs);
        const known = [at, message?.created_at, request.first_answered_at];
        const first = Math.min(...known.filter((time) => time instanceof Date).map(Number));
        if (first === request.first_answered_at?.getTime()) return;
        transaction.update(reference, { first_answered_at: new Date(first) });
      });
    },

    /** Stores a request's distance unless it has one, and returns the stored one. */
    saveDistance: (id: string, distance: JobDistance): Promise<JobDistance> => {
      const reference = db.doc(`service_requests/${id}`);
      return db.runTransaction(async (transaction) => {
        const request = parseRequest(await transaction.get(reference));
        if (request && request.distance === null) transaction.update(reference, { distance });
        return request?.distance ?? distance;
      });
    },

    /** Returns how many minutes the last `limit` answered requests of a professional waited. */
    listWaitingMinutes: async (
      transaction: Transaction,
      providerId: string,
      limit: number,
    ): Promise<number[]> => {
      const answered = db
        .collection('service_requests')
        .where('provider_id', '==', providerId)
        .where('first_answered_at', '>', new Date(0))
        .orderBy('first_answered_at', 'desc')
        .select('created_at', 'first_answered_at')
        .limit(limit);
      const waits = parseList(waitSchema, (await transaction.get(answered)).docs);
      return waits.map(({ created_at: asked, first_answered_at: answer }) =>
        Math.max(0, Math.ceil((answer.getTime() - asked.getTime()) / 60_000)),
      );
    },

    countCompleted: async (transaction: Transaction, providerId: string): Promise<number> => {
      const completed = db
        .collection('service_requests')
        .where('provider_id', '==', providerId)
        .where('status', '==', 'completed');
      return (await transaction.get(completed.count())).data().count;
    },

    /**
     * Stores a change of a request's status, and deletes the oldest ones to this status beyond
     * `LIMITS.historyOfStatus`. The same change is stored once.
     */
    saveHistoryEntry: async (requestId: string, entry: Omit<HistoryEntry, 'id'>): Promise<void> => {
      const history = db.collection(`service_requests/${requestId}/history`);
      await history.doc(`${entry.at.getTime()}_${entry.status}`).set(entry);
      const same = history.where('status', '==', entry.status);
      if ((await same.count().get()).data().count <= LIMITS.historyOfStatus) return;
      const oldest = same.orderBy('at', 'desc').offset(LIMITS.historyOfStatus).limit(25);
      await Promise.all((await oldest.get()).docs.map(({ ref }) => ref.delete()));
    },

    /** Returns null for an unknown or invalid id. */
    find: async (id: string, transaction?: Transaction): Promise<RequestRecord | null> =>
      isDocumentId(id)
        ? parseRequest(await readIn(transaction, db.collection('service_requests').doc(id)))
        : null,
  };
}
