import { otherSide } from '@doorstep/domain/chat/message';
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
  /** The document path in the owner's counter; by default the profile's. Null omits it. */
  counted?: string | null;
}

/** Saves a profile, and claims or releases handles in the same batch. */
export function saveProfile(db: Firestore, save: ProfileOptions): Promise<void> {
  const { counted = `provider_profiles/${save.uid}` } = save;
  return commitCounted(db, (batch, begins) => {
    const profile = doc(db, 'provider_profiles', save.uid);
    batch.set(profile, save.profile, { merge: save.update ?? false });
    if (save.claim)
      batch.set(doc(db, 'handles', save.claim), save.claimFields ?? { owner: save.uid });
    if (save.release) batch.delete(doc(db, 'handles', save.release));
    if (counted === null) return;
    countDocument(batch, doc(db, 'edit_counts', save.uid), counted, begins);
  });
}

/**
 * Counts a document in the batch that writes it. `name` is the document's path; `begins` begins a
 * new window of the counter.
 */
export function countDocument(
  batch: WriteBatch,
  counter: DocumentReference,
  name: string,
  begins = false,
): void {
  const named = { last_id: name, counted_at: serverTimestamp() };
  if (begins) batch.set(counter, { ...named, count: 1, started_at: serverTimestamp() });
  else batch.set(counter, { ...named, count: increment(1) }, { merge: true });
}

function commitOnce(db: Firestore, fill: (batch: WriteBatch) => void): Promise<void> {
  const batch = writeBatch(db);
  fill(batch);
  return batch.commit();
}

/** Commits a batch as the app does: a denied one again, with new windows of its counters. */
export async function commitCounted(
  db: Firestore,
  fill: (batch: WriteBatch, begins: boolean) => void,
): Promise<void> {
  const commit = (begins: boolean) => commitOnce(db, (batch) => fill(batch, begins));
  await commit(false).catch(() => commit(true));
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
  const uid = fields['client_uid'];
  const counter = doc(db, 'thread_counts', typeof uid === 'string' ? uid : 'client-1');
  return commitCounted(db, (batch, begins) => {
    batch.set(doc(db, 'service_requests', id), fields);
    if (counted !== null) countDocument(batch, counter, counted, begins);
  });
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
  /** Which counters begin a new window: both, none, or one of them. */
  begins?: boolean | 'messages' | 'threads';
}

const unreadCounterOf = (from: SendOptions['from']) =>
  from === 'client' ? 'unread_provider' : 'unread_client';

function countMessage(
  batch: WriteBatch,
  db: Firestore,
  message: Fields,
  { counted: name, begins = false }: { counted: string | null; begins?: boolean | undefined },
): void {
  const sender = message['sender_uid'];
  if (name === null || typeof sender !== 'string') return;
  countDocument(batch, doc(db, 'message_counts', sender), name, begins);
}

/** Sends a message about `request-1` or another request. */
export function sendInRequest(db: Firestore, sending: SendOptions): Promise<void> {
  const id = sending.id ?? randomId(db);
  return commitCounted(db, (batch, begins) => addToRequest(batch, db, { id, ...sending, begins }));
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
      ...{ last_message: message['message'], last_message_id: id },
      last_at: serverTimestamp(),
      waiting: otherSide(from),
      [unreadCounterOf(from)]: increment(1),
      ...changes.threadChanges,
    });
  }
  const { counted = `chat_messages/${id}`, begins } = changes;
  countMessage(batch, db, message, { counted, begins: begins === true });
}

/** Sends a further message in the conversation of `client-1` with `provider-1`. */
export function sendInConversation(db: Firestore, sending: SendOptions): Promise<void> {
  const id = sending.id ?? randomId(db);
  return commitCounted(db, (batch, begins) =>
    addToConversation(batch, db, { id, ...sending, begins }),
  );
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
      ...{ last_message: message['message'], last_message_id: id },
      last_at: serverTimestamp(),
      waiting: otherSide(from),
      message_count: increment(1),
      [unreadCounterOf(from)]: increment(1),
      ...changes.threadChanges,
    });
  }
  const { counted = `direct_messages/${id}`, begins } = changes;
  countMessage(batch, db, message, { counted, begins: begins === true });
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
  const id = changes.id ?? randomId(db);
  // Each of the two counters may have a window already.
  const commit = (begins: NonNullable<StartOptions['begins']>) =>
    commitOnce(db, (batch) => addConversation(batch, db, client, { id, ...changes, begins }));
  return commit(false)
    .catch(() => commit(true))
    .catch(() => commit('messages'))
    .catch(() => commit('threads'));
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
      countDocument(
        batch,
        doc(db, 'thread_counts', client),
        threadCounted,
        changes.begins === true || changes.begins === 'threads',
      );
  }
  const { counted = `direct_messages/${id}`, begins } = changes;
  countMessage(batch, db, message, { counted, begins: begins === true || begins === 'messages' });
}
