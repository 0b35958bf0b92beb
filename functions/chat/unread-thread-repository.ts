import type { SenderType } from '@doorstep/domain/chat/message';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { photosSchema } from '@doorstep/domain/pictures/photos';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument } from '../platform/firestore.ts';

/** The fields of a thread that mails about unread messages need. */
export interface UnreadThread {
  ref: ThreadRef;
  /** The account of each side. */
  uids: Record<SenderType, string>;
  /** A request's address; null for a conversation, or after its account was deleted. */
  client_email: string | null;
  /** Null for a conversation's client: mails do not name them. */
  names: Record<SenderType, string | null>;
  unread: Record<SenderType, number>;
  last_message: string | null;
  last_message_id: string | null;
  closed: boolean;
}

const counters = {
  unread_provider: z.number(),
  unread_client: z.number(),
  last_message: z.nullable(z.string()),
  last_message_id: z.nullable(z.string()),
  closed: z._default(z.boolean(), false),
};

const requestSchema = z.pipe(
  z.object({
    id: z.string(),
    provider_id: z.string(),
    provider_name: z.string(),
    client_uid: z.string(),
    client_name: z.string(),
    client_email: z.nullable(z.string()),
    ...counters,
  }),
  z.transform(({ id, unread_provider, unread_client, ...request }): UnreadThread => ({
    ref: { kind: 'request', id },
    uids: { provider: request.provider_id, client: request.client_uid },
    client_email: request.client_email,
    names: { provider: request.provider_name, client: request.client_name },
    unread: { provider: unread_provider, client: unread_client },
    last_message: request.last_message,
    last_message_id: request.last_message_id,
    closed: request.closed,
  })),
);

const conversationSchema = z.pipe(
  z.object({
    id: z.string(),
    provider_id: z.string(),
    provider_name: z.string(),
    client_id: z.string(),
    ...counters,
  }),
  z.transform(({ id, unread_provider, unread_client, ...conversation }): UnreadThread => ({
    ref: { kind: 'conversation', id },
    uids: { provider: conversation.provider_id, client: conversation.client_id },
    client_email: null,
    names: { provider: conversation.provider_name, client: null },
    unread: { provider: unread_provider, client: unread_client },
    last_message: conversation.last_message,
    last_message_id: conversation.last_message_id,
    closed: conversation.closed,
  })),
);

/**
 * Parses a document of `service_requests` or `conversations`. Returns null if it does not exist.
 */
export function parseUnreadThread(
  kind: ThreadRef['kind'],
  snapshot: DocumentSnapshot,
): UnreadThread | null {
  return kind === 'request'
    ? parseDocument(requestSchema, snapshot)
    : parseDocument(conversationSchema, snapshot);
}

const messagePhotosSchema = z.object({ photos: photosSchema });

/** Reads threads for mails about unread messages. */
export type UnreadThreads = ReturnType<typeof createUnreadThreads>;

export function createUnreadThreads(db: Firestore) {
  const collectionOf = (kind: ThreadRef['kind']) =>
    db.collection(kind === 'request' ? 'service_requests' : 'conversations');
  const messagesOf = ({ ref, uids }: UnreadThread) =>
    ref.kind === 'request'
      ? db.collection('chat_messages').where('request_id', '==', ref.id)
      : db
          .collection('direct_messages')
          .where('provider_id', '==', uids.provider)
          .where('client_id', '==', uids.client);
  const latest = (thread: UnreadThread, limit: number): Query =>
    messagesOf(thread).orderBy('created_at', 'desc').limit(limit);
  return {
    /**
     * Returns the thread and the id of a side's first unread message. Returns null if the thread is
     * closed, and if none or more than `PAGE_SIZE.messages` are unread.
     */
    findUnread: (
      { kind, id }: ThreadRef,
      side: SenderType,
    ): Promise<{ thread: UnreadThread; firstId: string } | null> =>
      db.runTransaction(
        async (transaction) => {
          const thread = parseUnreadThread(kind, await transaction.get(collectionOf(kind).doc(id)));
          const count = thread?.unread[side] ?? 0;
          if (!thread || thread.closed || count === 0 || count > PAGE_SIZE.messages) return null;
          const { docs } = await transaction.get(latest(thread, count));
          const firstId = docs.at(-1)?.id ?? thread.last_message_id;
          return firstId === null ? null : { thread, firstId };
        },
        { readOnly: true },
      ),
    /** Returns null for an unknown or invalid id. */
    find: async ({ kind, id }: ThreadRef): Promise<UnreadThread | null> =>
      isDocumentId(id) ? parseUnreadThread(kind, await collectionOf(kind).doc(id).get()) : null,
    /** Returns the number of photos of a thread's message; 0 if it does not exist. */
    countPhotos: async ({ kind }: ThreadRef, messageId: string): Promise<number> => {
      const messages = db.collection(kind === 'request' ? 'chat_messages' : 'direct_messages');
      const message = parseDocument(messagePhotosSchema, await messages.doc(messageId).get());
      return message?.photos.length ?? 0;
    },
    /** Returns the ids of the latest messages, at most `limit` (up to 50), newest first. */
    listMessageIds: async (thread: UnreadThread, limit: number): Promise<string[]> =>
      (await latest(thread, limit).get()).docs.map(({ id }) => id),
  };
}
