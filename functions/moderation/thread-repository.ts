import {
  chatMessageSchema,
  directMessageSchema,
  type Message,
  type SenderType,
} from '@doorstep/domain/chat/message';
import { clientLabel } from '@doorstep/domain/chat/conversation';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument, parseList } from '../platform/firestore.ts';

/** What both kinds of threads have in common: their two sides. */
export interface Thread {
  ref: ThreadRef;
  provider_id: string;
  /** The account that sent the request, or began the conversation. */
  client_uid: string;
  /** The address given with a request; null for a conversation, and once its account is deleted. */
  client_email: string | null;
  /** What a request asked for; null for a conversation. */
  about: string | null;
  /** How each of them is called in this thread. */
  names: Record<SenderType, string>;
}

const requestSchema = z.object({
  provider_id: z.string(),
  provider_name: z.string(),
  client_uid: z.string(),
  client_name: z.string(),
  client_email: z.nullable(z.string()),
  service_description: z.string(),
});

const conversationSchema = z.object({
  provider_id: z.string(),
  provider_name: z.string(),
  client_id: z.string(),
});

/** A part of a thread: it ends or begins with a moment. */
export interface MessageTime {
  part: 'until' | 'since';
  at: Date;
}

/** Both kinds of threads, as far as it is about who stands on which side. */
export interface Threads {
  /** Null when there is none, and for a text that is no id. */
  find(ref: ThreadRef): Promise<Thread | null>;
  /**
   * The last messages of a time, up to `at` (included) or since then, the oldest of them first; none
   * where there is no such thread.
   */
  listMessages(ref: ThreadRef, time: MessageTime, limit: number): Promise<Message[]>;
  /** Whether a guest was let into the chat about that request, and still is. */
  hasGrant(requestId: string, uid: string, now: Date): Promise<boolean>;
}

function fromRequest(ref: ThreadRef, snapshot: DocumentSnapshot): Thread | null {
  const request = parseDocument(requestSchema, snapshot);
  if (!request) return null;
  const { provider_id, provider_name, client_uid, client_email, client_name } = request;
  const about = request.service_description;
  const names = { provider: provider_name, client: client_name };
  return { ref, provider_id, client_uid, client_email, about, names };
}

function fromConversation(ref: ThreadRef, snapshot: DocumentSnapshot): Thread | null {
  const conversation = parseDocument(conversationSchema, snapshot);
  if (!conversation) return null;
  const { provider_id, provider_name, client_id } = conversation;
  const names = { provider: provider_name, client: clientLabel(client_id) };
  return { ref, provider_id, client_uid: client_id, client_email: null, about: null, names };
}

const grantSchema = z.object({ expires_at: z.date() });

export function createThreads(db: Firestore): Threads {
  const requests = db.collection('service_requests');
  return {
    find: async (ref) => {
      if (!isDocumentId(ref.id)) return null;
      if (ref.kind === 'request') return fromRequest(ref, await requests.doc(ref.id).get());
      return fromConversation(ref, await db.collection('conversations').doc(ref.id).get());
    },
    listMessages: async (ref, { part, at }, limit) => {
      const latest = (query: Query) =>
        query
          .where('created_at', part === 'until' ? '<=' : '>', at)
          .orderBy('created_at', 'desc')
          .limit(limit)
          .get();
      if (ref.kind === 'request') {
        const said = db.collection('chat_messages').where('request_id', '==', ref.id);
        return parseList(chatMessageSchema, (await latest(said)).docs).reverse();
      }
      const conversation = fromConversation(
        ref,
        await db.collection('conversations').doc(ref.id).get(),
      );
      if (!conversation) return [];
      const said = db
        .collection('direct_messages')
        .where('provider_id', '==', conversation.provider_id)
        .where('client_id', '==', conversation.client_uid);
      return parseList(directMessageSchema, (await latest(said)).docs).reverse();
    },
    hasGrant: async (requestId, uid, now) => {
      const grant = await requests.doc(requestId).collection('guests').doc(uid).get();
      const ends = parseDocument(grantSchema, grant)?.expires_at;
      return ends !== undefined && ends > now;
    },
  };
}
