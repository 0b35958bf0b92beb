import { conversationSides } from '@doorstep/domain/chat/conversation';
import { emailSchema } from '@doorstep/domain/contact/email';
import { requestMailSide } from '@doorstep/domain/mail/mail';
import { threadRefSchema, type ThreadRef } from '@doorstep/domain/chat/thread-ref';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId } from '../platform/firestore.ts';

const aboutSchema = z.union([
  z.pipe(
    z.object({
      template: z.string().check(z.refine((name) => requestMailSide(name) === 'provider')),
      data: z.object({ request_id: z.string() }),
    }),
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

/** Returns the thread of a mail to a professional, or null for any other mail. */
function threadOf(mail: DocumentSnapshot): ThreadRef | null {
  return aboutSchema.safeParse(mail.data()).data ?? null;
}

/**
 * Returns the confirmed address of a professional's page, to which mails about requests and
 * messages go, or null. Pages can share one, so only mails about the professional's own threads
 * belong to them.
 */
export async function pageAddress(db: Firestore, uid: string): Promise<string | null> {
  const stored = await db.collection('page_emails').doc(uid).get();
  return emailSchema.safeParse(stored.get('email')).data ?? null;
}

/** Returns for each mail the uid of the professional whose thread it is about, or null. */
async function professionalsOf(
  db: Firestore,
  mails: readonly DocumentSnapshot[],
): Promise<(string | null)[]> {
  const threads = mails.map(threadOf);
  const ids = threads.flatMap((thread) =>
    thread?.kind === 'request' && isDocumentId(thread.id) ? [thread.id] : [],
  );
  const requests = [...new Set(ids)].map((id) => db.collection('service_requests').doc(id));
  const snapshots = requests.length > 0 ? await db.getAll(...requests) : [];
  const providers = new Map(snapshots.map((request) => [request.id, providerOf(request)]));
  return threads.map((thread) => {
    if (thread?.kind === 'conversation') return conversationSides(thread.id).providerId;
    return thread ? (providers.get(thread.id) ?? null) : null;
  });
}

/** Returns the mails that are about the professional's own threads. */
export async function filterOwnThreadMails<T extends DocumentSnapshot>(
  db: Firestore,
  uid: string,
  mails: readonly T[],
): Promise<T[]> {
  const professionals = await professionalsOf(db, mails);
  return mails.filter((_mail, i) => professionals[i] === uid);
}

/** Removes the mails about threads of other professionals, who may share an office's address. */
export async function dropMailsOfOtherProviders<T extends DocumentSnapshot>(
  db: Firestore,
  uid: string,
  mails: readonly T[],
): Promise<T[]> {
  const professionals = await professionalsOf(db, mails);
  return mails.filter((_mail, i) => (professionals[i] ?? uid) === uid);
}
