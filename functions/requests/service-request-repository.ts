import { preferredContactSchema } from '@doorstep/domain/requests/preferred-contact';
import { urgencySchema } from '@doorstep/domain/requests/service-request';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument } from '../platform/firestore.ts';

/**
 * A request as the functions read it: only what they use, and the texts as they are. What the
 * rules let in must be mailed, also where the form's schema would have asked for better.
 */
const requestRecordSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  provider_name: z.string(),
  client_uid: z.string(),
  client_name: z.string(),
  /** Null once the client's account is deleted. */
  client_email: z.pipe(
    z.nullish(z.string()),
    z.transform((email) => email ?? null),
  ),
  client_phone: z.pipe(
    z.nullish(z.string()),
    z.transform((phone) => phone ?? null),
  ),
  service_description: z.string(),
  urgency: urgencySchema,
  preferred_contact: preferredContactSchema,
  created_at: z.date(),
  /** An account of its two is deleted: nobody is written to about it any more. */
  closed: z.optional(z.literal(true)),
});
export type RequestRecord = z.infer<typeof requestRecordSchema>;

export interface ServiceRequests {
  /** Null for an unknown id and for a text that is no id. */
  find(id: string): Promise<RequestRecord | null>;
}

export function createServiceRequests(db: Firestore): ServiceRequests {
  return {
    find: async (id) => {
      if (!isDocumentId(id)) return null;
      return parseDocument(
        requestRecordSchema,
        await db.collection('service_requests').doc(id).get(),
      );
    },
  };
}
