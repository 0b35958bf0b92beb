import {
  chatMessageSchema,
  directMessageSchema,
  type Message,
  type SenderType,
} from '@doorstep/domain/chat/message';
import { clientLabel } from '@doorstep/domain/chat/conversation';
import type { Report } from '@doorstep/domain/moderation/report';
import { photosSchema } from '@doorstep/domain/pictures/photos';
import { reviewSchema } from '@doorstep/domain/reviews/review';
import { photoUrls } from '@doorstep/domain/reviews/review-photo';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument, parseList, readIn } from '../platform/firestore.ts';

/** A thread or a review. */
interface ReportedRef {
  kind: Report['thread_kind'];
  id: string;
}

/** A request, a conversation or a review, reduced to its two sides. */
export interface Thread {
  ref: ReportedRef;
  provider_id: string;
  /** The account that sent the request, started the conversation or wrote the review. */
  client_uid: string;
  /** A request's address; null after its account was deleted, and for anything else. */
  client_email: string | null;
  /** A request's description, or a review; null for a conversation. */
  about: string | null;
  /** The photos of a request or a review. */
  photos: Message['photos'];
  /** The name of each side in this thread. */
  names: Record<SenderType, string>;
}

const requestSchema = z.object({
  provider_id: z.string(),
  provider_name: z.string(),
  client_uid: z.string(),
  client_name: z.string(),
  client_email: z.nullable(z.string()),
  service_description: z.string(),
  photos: photosSchema,
});

const conversationSchema = z.object({
  provider_id: z.string(),
  provider_name: z.string(),
  client_id: z.string(),
});

/** A range of messages: up to `at`, included, or after it. */
export interface MessageRange {
  part: 'until' | 'since';
  at: Date;
}

/** Reads threads for moderation. */
export type Threads = ReturnType<typeof createThreads>;

function fromRequest(ref: ReportedRef, snapshot: DocumentSnapshot): Thread | null {
  const request = parseDocument(requestSchema, snapshot);
  if (!request) return null;
  const { provider_id, provider_name, client_uid, client_email, client_name, photos } = request;
  const about = request.service_description;
  const names = { provider: provider_name, client: client_name };
  return { ref, provider_id, client_uid, client_email, about, photos, names };
}

function fromConversation(ref: ReportedRef, snapshot: DocumentSnapshot): Thread | null {
  const conversation = parseDocument(conversationSchema, snapshot);
  if (!conversation) return null;
  const { provider_id, provider_name, client_id } = conversation;
  const names = { provider: provider_name, client: clientLabel(client_id) };
  const sides = { provider_id, client_uid: client_id, client_email: null };
  return { ref, ...sides, about: null, photos: [], names };
}

const reviewedSchema = z.object({ display_name: z.string() });

function fromReview(
  ref: ReportedRef,
  snapshot: DocumentSnapshot,
  profile: DocumentSnapshot,
): Thread | null {
  const review = parseDocument(reviewSchema, snapshot);
  if (!review) return null;
  const { provider_id, client_uid, author, stars, text } = review;
  const about = `${stars} of 5 stars. ${text}`.trim();
  const provider = parseDocument(reviewedSchema, profile)?.display_name ?? 'Deleted professional';
  return {
    ref,
    provider_id,
    client_uid,
    client_email: null,
    about,
    photos: photoUrls(review),
    names: { provider, client: author },
  };
}

const grantSchema = z.object({ expires_at: z.date() });

export function createThreads(db: Firestore) {
  const requests = db.collection('service_requests');
  return {
    /** Returns null for an unknown or invalid id. */
    find: async (ref: ReportedRef, transaction?: Transaction): Promise<Thread | null> => {
      if (!isDocumentId(ref.id)) return null;
      const get = (collection: string, id: string) =>
        readIn(transaction, db.collection(collection).doc(id));
      if (ref.kind === 'request') return fromRequest(ref, await get('service_requests', ref.id));
      if (ref.kind === 'conversation') {
        return fromConversation(ref, await get('conversations', ref.id));
      }
      const review = await get('reviews', ref.id);
      if (!review.exists) return null;
      const reviewed = String(review.get('provider_id'));
      return fromReview(ref, review, await get('provider_profiles', reviewed));
    },
    /**
     * Returns the last `limit` messages of a range, oldest first, or none for an unknown thread.
     */
    listMessages: async (
      ref: ReportedRef,
      { part, at }: MessageRange,
      limit: number,
    ): Promise<Message[]> => {
      if (ref.kind === 'review') return [];
      const latest = (query: Query) =>
        query
          .where('created_at', part === 'until' ? '<=' : '>', at)
          .orderBy('created_at', 'desc')
          .limit(limit)
          .get();
      if (ref.kind === 'request') {
        const messages = db.collection('chat_messages').where('request_id', '==', ref.id);
        return parseList(chatMessageSchema, (await latest(messages)).docs).reverse();
      }
      const conversation = fromConversation(
        ref,
        await db.collection('conversations').doc(ref.id).get(),
      );
      if (!conversation) return [];
      const messages = db
        .collection('direct_messages')
        .where('provider_id', '==', conversation.provider_id)
        .where('client_id', '==', conversation.client_uid);
      return parseList(directMessageSchema, (await latest(messages)).docs).reverse();
    },
    /** Checks whether the uid has a valid guest grant for the request. */
    hasGrant: async (
      requestId: string,
      uid: string,
      now: Date,
      transaction?: Transaction,
    ): Promise<boolean> => {
      const guest = requests.doc(requestId).collection('guests').doc(uid);
      const grant = await readIn(transaction, guest);
      const expiresAt = parseDocument(grantSchema, grant)?.expires_at;
      return expiresAt !== undefined && expiresAt > now;
    },
  };
}
