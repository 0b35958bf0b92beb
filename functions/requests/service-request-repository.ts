import type { HistoryEntry } from '@doorstep/domain/requests/history';
import { preferredContactSchema } from '@doorstep/domain/requests/preferred-contact';
import { urgencySchema } from '@doorstep/domain/requests/service-request';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument, parseList } from '../platform/firestore.ts';

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
  urgency: urgencySchema,
  preferred_contact: preferredContactSchema,
  created_at: z.date(),
  status: z.string(),
  status_changed_by: z._default(z.nullable(z.string()), null),
  status_changed_at: z._default(z.nullable(z.date()), null),
  /** Set when one side's account was deleted. No more mails are sent about the request. */
  closed: z.optional(z.literal(true)),
});
export type RequestRecord = z.infer<typeof requestRecordSchema>;

/** Parses a document of `service_requests`. Returns null if it does not exist. */
export function parseRequest(snapshot: DocumentSnapshot): RequestRecord | null {
  return parseDocument(requestRecordSchema, snapshot);
}

export interface ServiceRequests {
  /** Returns null for an unknown or invalid id. */
  find(id: string): Promise<RequestRecord | null>;
  /** Checks whether the professional has sent a message about the request. */
  hasProviderMessage(id: string): Promise<boolean>;
  /** Lists the professionals of a client's last 20 requests. One can be listed twice. */
  listAskedProviders(clientUid: string): Promise<string[]>;
  /** Stores a change of a request's status. The same change is stored once. */
  saveHistoryEntry(requestId: string, entry: Omit<HistoryEntry, 'id'>): Promise<void>;
}

export function createServiceRequests(db: Firestore): ServiceRequests {
  return {
    hasProviderMessage: async (id) => {
      const messages = db
        .collection('chat_messages')
        .where('request_id', '==', id)
        .where('sender_type', '==', 'provider')
        .limit(1);
      return !(await messages.get()).empty;
    },

    listAskedProviders: async (clientUid) => {
      const last = db
        .collection('service_requests')
        .where('client_uid', '==', clientUid)
        .orderBy('created_at', 'desc')
        .limit(20);
      return parseList(requestRecordSchema, (await last.get()).docs).map((one) => one.provider_id);
    },

    saveHistoryEntry: async (requestId, entry) => {
      const id = `${entry.at.getTime()}_${entry.status}`;
      await db.doc(`service_requests/${requestId}/history/${id}`).set(entry);
    },

    find: async (id) =>
      isDocumentId(id) ? parseRequest(await db.collection('service_requests').doc(id).get()) : null,
  };
}
