import { conversationSides } from '@doorstep/domain/chat/conversation';
import { emailSchema } from '@doorstep/domain/email';
import { threadRefSchema, type ThreadRef } from '@doorstep/domain/chat/thread-ref';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId } from '../platform/firestore.ts';

const aboutSchema = z.union([
  z.pipe(
    z.object({ template: z.literal('new_request'), data: z.object({ request_id: z.string() }) }),
    z.transform(({ data }): ThreadRef => ({ kind: 'request', id: data.request_id })),
  ),
  z.pipe(
    z.object({
      template: z.literal('unread_messages'),
      data: z.object({ thread: threadRefSchema, side: z.literal('provider') }),
    }),
    z.transform(({ data }) => data.thread),
  ),
]);

const providerOf = (request: DocumentSnapshot): string | null =>
  z.string().safeParse(request.get('provider_id')).data ?? null;

/** The thread that a mail tells its professional about; null for any other mail. */
function threadOf(mail: DocumentSnapshot): ThreadRef | null {
  return aboutSchema.safeParse(mail.data()).data ?? null;
}

/**
 * The address on a professional's page, where the mails about requests and messages go. Nobody has
 * proven that it is theirs: of the mails to it only those are the professional's that are about the
 * own threads. Null where there is none.
 */
export async function pageAddress(db: Firestore, uid: string): Promise<string | null> {
  const profile = await db.collection('provider_profiles').doc(uid).get();
  return emailSchema.safeParse(profile.get('email')).data ?? null;
}

/** For each mail the professional whom it tells about a request or a chat of his; null for any other mail. */
async function professionalsOf(
  db: Firestore,
  mails: readonly DocumentSnapshot[],
): Promise<(string | null)[]> {
  const threads = mails.map(threadOf);
  const ids = threads.flatMap((thread) =>
    thread?.kind === 'request' && isDocumentId(thread.id) ? [thread.id] : [],
  );
  const requests = [...new Set(ids)].map((id) => db.collection('service_requests').doc(id));
  const found = requests.length > 0 ? await db.getAll(...requests) : [];
  const providers = new Map(found.map((request) => [request.id, providerOf(request)]));
  return threads.map((thread) => {
    if (thread?.kind === 'conversation') return conversationSides(thread.id).providerId;
    return thread ? (providers.get(thread.id) ?? null) : null;
  });
}

/** Those of the mails that tell that professional about a request or a chat of his own. */
export async function filterOwnThreadMails<T extends DocumentSnapshot>(
  db: Firestore,
  uid: string,
  mails: readonly T[],
): Promise<T[]> {
  const professionals = await professionalsOf(db, mails);
  return mails.filter((_mail, i) => professionals[i] === uid);
}

/** Those that tell no other professional: several may name one address, an office's. */
export async function dropMailsOfOtherProviders<T extends DocumentSnapshot>(
  db: Firestore,
  uid: string,
  mails: readonly T[],
): Promise<T[]> {
  const professionals = await professionalsOf(db, mails);
  return mails.filter((_mail, i) => (professionals[i] ?? uid) === uid);
}
