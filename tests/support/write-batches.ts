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
 * Commits the write batches of docs/data-model.md as the app does. A test can change one part of a
 * batch: `changes` override the valid fields, and null omits the part.
 */

/** Returns an id as the SDK generates it. */
export function randomId(db: Firestore): string {
  return doc(collection(db, 'ids')).id;
}

interface ProfileOptions {
  uid: string;
  profile: Fields;
  /** Merges the fields into the stored profile, as every save after the first one does. */
  update?: boolean;
  claim?: string;
  claimFields?: Fields;
  release?: string;
}

/** Saves a profile, and claims or releases handles in the same batch. */
export function saveProfile(db: Firestore, save: ProfileOptions): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, 'provider_profiles', save.uid), save.profile, { merge: save.update ?? false });
  if (save.claim)
    batch.set(doc(db, 'handles', save.claim), save.claimFields ?? { owner: save.uid });
  if (save.release) batch.delete(doc(db, 'handles', save.release));
  return batch.commit();
}

/** Increments a counter in the batch that creates a document. `name` is the document's path. */
export function countDocument(batch: WriteBatch, counter: DocumentReference, name: string): void {
  batch.set(counter, { count: increment(1), last_id: name }, { merge: true });
}

interface RequestOptions {
  fields: Fields;
  id?: string;
  /** The document path in the client's counter; by default the request's. Null omits it. */
  counted?: string | null;
}

/** Sends a request and counts it for its client. */
export function sendRequest(db: Firestore, request: RequestOptions): Promise<void> {
  const { fields, id = randomId(db), counted = `service_requests/${id}` } = request;
  const batch = writeBatch(db);
  batch.set(doc(db, 'service_requests', id), fields);
  const uid = fields['client_uid'];
  const counter = doc(db, 'thread_counts', typeof uid === 'string' ? uid : 'client-1');
  if (counted !== null) countDocument(batch, counter, counted);
  return batch.commit();
}

interface SendOptions {
  from: 'provider' | 'client';
  id?: string;
  /** The id of the thread, if it differs from the default. */
  thread?: string;
  messageChanges?: Changes | null;
  threadChanges?: Changes | null;
  /** The name of a field to omit. */
  messageWithout?: string;
  threadWithout?: string;
  /** The document path in the sender's counter; by default the message's. Null omits it. */
  counted?: string | null;
}

const unreadCounterOf = (from: SendOptions['from']) =>
  from === 'client' ? 'unread_provider' : 'unread_client';

function countMessage(
  batch: WriteBatch,
  db: Firestore,
  message: Fields,
  name: string | null,
): void {
  const sender = message['sender_uid'];
  if (name === null || typeof sender !== 'string') return;
  countDocument(batch, doc(db, 'message_counts', sender), name);
}

/** Sends a message about `request-1` or another request. */
export function sendInRequest(db: Firestore, sending: SendOptions): Promise<void> {
  const batch = writeBatch(db);
  addToRequest(batch, db, sending);
  return batch.commit();
}

/** Adds the writes of `sendInRequest` to a batch. */
export function addToRequest(
  batch: WriteBatch,
  db: Firestore,
  { from, id = randomId(db), thread = 'request-1', ...changes }: SendOptions,
): void {
  const message = newChatMessage(from, { request_id: thread, ...changes.messageChanges });
  if (changes.messageChanges !== null) {
    batch.set(doc(db, 'chat_messages', id), without(message, changes.messageWithout));
  }
  if (changes.threadChanges !== null) {
    batch.update(doc(db, 'service_requests', thread), {
      last_message: message['message'],
      last_message_id: id,
      last_message_at: serverTimestamp(),
      [unreadCounterOf(from)]: increment(1),
      ...changes.threadChanges,
    });
  }
  const { counted = `chat_messages/${id}` } = changes;
  countMessage(batch, db, message, counted);
}

/** Sends a further message in the conversation of `client-1` with `provider-1`. */
export function sendInConversation(db: Firestore, sending: SendOptions): Promise<void> {
  const batch = writeBatch(db);
  addToConversation(batch, db, sending);
  return batch.commit();
}

/** Adds the writes of `sendInConversation` to a batch. */
export function addToConversation(
  batch: WriteBatch,
  db: Firestore,
  { from, id = randomId(db), thread = 'provider-1_client-1', ...changes }: SendOptions,
): void {
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
      [unreadCounterOf(from)]: increment(1),
      ...changes.threadChanges,
    });
  }
  const { counted = `direct_messages/${id}` } = changes;
  countMessage(batch, db, message, counted);
}

interface StartOptions extends Omit<SendOptions, 'from'> {
  /** The document path in the client's thread counter; by default the conversation's. */
  threadCounted?: string | null;
}

/** Starts the conversation of `client` with `provider-1` with its first message. */
export function startConversation(
  db: Firestore,
  client: string,
  changes: StartOptions = {},
): Promise<void> {
  const batch = writeBatch(db);
  addConversation(batch, db, client, changes);
  return batch.commit();
}

/** Adds the writes of `startConversation` to a batch. */
export function addConversation(
  batch: WriteBatch,
  db: Firestore,
  client: string,
  changes: StartOptions,
): void {
  const id = changes.id ?? randomId(db);
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
    const { threadCounted = path.path } = changes;
    if (threadCounted !== null)
      countDocument(batch, doc(db, 'thread_counts', client), threadCounted);
  }
  const { counted = `direct_messages/${id}` } = changes;
  countMessage(batch, db, message, counted);
}
