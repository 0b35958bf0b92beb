import {
  collection,
  doc,
  increment,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore';
import {
  newChatMessage,
  newConversation,
  newDirectMessage,
  without,
  type Changes,
  type Fields,
} from './documents.ts';

/**
 * The batches of docs/data-model.md as the app sends them, made so that a test can get one part
 * wrong: `changes` go over the valid fields, null leaves that part out.
 */

/** An id as the SDK makes them. */
export function randomId(db: Firestore): string {
  return doc(collection(db, 'ids')).id;
}

interface ProfileSave {
  uid: string;
  profile: Fields;
  /** Merge into the profile that is there, as a later save does. */
  update?: boolean;
  claim?: string;
  claimFields?: Fields;
  release?: string;
}

/** Saves a profile, and claims and releases handles with it. */
export function saveProfile(db: Firestore, save: ProfileSave): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, 'provider_profiles', save.uid), save.profile, { merge: save.update ?? false });
  if (save.claim)
    batch.set(doc(db, 'handles', save.claim), save.claimFields ?? { owner: save.uid });
  if (save.release) batch.delete(doc(db, 'handles', save.release));
  return batch.commit();
}

/** One more of what `uid` writes, as it goes into the batch of the thing itself. */
export function count(batch: WriteBatch, counter: DocumentReference, id: string): void {
  batch.set(counter, { count: increment(1), last_id: id }, { merge: true });
}

interface Request {
  fields: Fields;
  id?: string;
  /** What the counter names, where it is not the request; null leaves the counter out. */
  counted?: string | null;
}

/** Sends a request, counted for the client of its fields. */
export function sendRequest(db: Firestore, request: Request): Promise<void> {
  const { fields, id = randomId(db), counted = id } = request;
  const batch = writeBatch(db);
  batch.set(doc(db, 'service_requests', id), fields);
  const uid = fields['client_uid'];
  const counter = doc(db, 'thread_counts', typeof uid === 'string' ? uid : 'client-1');
  if (counted !== null) count(batch, counter, counted);
  return batch.commit();
}

interface Sending {
  from: 'provider' | 'client';
  id?: string;
  /** The document of the thread, where it is not the usual one. */
  thread?: string;
  messageChanges?: Changes | null;
  threadChanges?: Changes | null;
  /** A field to leave out. */
  messageWithout?: string;
  threadWithout?: string;
  /** What the sender's counter names, where it is not the message; null leaves the counter out. */
  counted?: string | null;
}

const otherCounter = (from: Sending['from']) =>
  from === 'client' ? 'unread_provider' : 'unread_client';

function countMessage(batch: WriteBatch, db: Firestore, message: Fields, id: string | null): void {
  const sender = message['sender_uid'];
  if (id === null || typeof sender !== 'string') return;
  count(batch, doc(db, 'message_counts', sender), id);
}

/** Sends a message about `request-1`, or the request that is named. */
export function sendInRequest(
  db: Firestore,
  { from, id = randomId(db), thread = 'request-1', ...changes }: Sending,
): Promise<void> {
  const batch = writeBatch(db);
  const message = newChatMessage(from, { request_id: thread, ...changes.messageChanges });
  if (changes.messageChanges !== null) {
    batch.set(doc(db, 'chat_messages', id), without(message, changes.messageWithout));
  }
  if (changes.threadChanges !== null) {
    batch.update(doc(db, 'service_requests', thread), {
      last_message: message['message'],
      last_message_id: id,
      last_message_at: serverTimestamp(),
      [otherCounter(from)]: increment(1),
      ...changes.threadChanges,
    });
  }
  countMessage(batch, db, message, changes.counted === undefined ? id : changes.counted);
  return batch.commit();
}

/** Sends a further message in the conversation of `client-1` with `provider-1`. */
export function sendInConversation(
  db: Firestore,
  { from, id = randomId(db), thread = 'provider-1_client-1', ...changes }: Sending,
): Promise<void> {
  const batch = writeBatch(db);
  const message = newDirectMessage(from, changes.messageChanges ?? {});
  if (changes.messageChanges !== null) {
    batch.set(doc(db, 'direct_messages', id), without(message, changes.messageWithout));
  }
  if (changes.threadChanges !== null) {
    batch.update(doc(db, 'conversations', thread), {
      last_message: message['message'],
      last_message_id: id,
      last_at: serverTimestamp(),
      message_count: increment(1),
      [otherCounter(from)]: increment(1),
      ...changes.threadChanges,
    });
  }
  countMessage(batch, db, message, changes.counted === undefined ? id : changes.counted);
  return batch.commit();
}

interface Beginning extends Omit<Sending, 'from'> {
  /** What the client's counter of threads names, where it is not the conversation. */
  threadCounted?: string | null;
}

/** Begins the conversation of `client` with `provider-1` by its first message. */
export function beginConversation(
  db: Firestore,
  client: string,
  changes: Beginning = {},
): Promise<void> {
  const id = changes.id ?? randomId(db);
  const batch = writeBatch(db);
  const sides = { provider_id: 'provider-1', client_id: client };
  const message = newDirectMessage('client', {
    ...sides,
    sender_uid: client,
    ...changes.messageChanges,
  });
  if (changes.messageChanges !== null) {
    batch.set(doc(db, 'direct_messages', id), without(message, changes.messageWithout));
  }
  if (changes.threadChanges !== null) {
    const path = doc(db, 'conversations', changes.thread ?? `provider-1_${client}`);
    const thread = newConversation({ ...sides, last_message_id: id, ...changes.threadChanges });
    batch.set(path, without(thread, changes.threadWithout));
    const counted = changes.threadCounted === undefined ? path.id : changes.threadCounted;
    if (counted !== null) count(batch, doc(db, 'thread_counts', client), counted);
  }
  countMessage(batch, db, message, changes.counted === undefined ? id : changes.counted);
  return batch.commit();
}
