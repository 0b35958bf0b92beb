import {
  collection,
  doc,
  increment,
  serverTimestamp,
  writeBatch,
  type Firestore,
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
}

const otherCounter = (from: Sending['from']) =>
  from === 'client' ? 'unread_provider' : 'unread_client';

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
  return batch.commit();
}

/** Begins the conversation of `client` with `provider-1` by its first message. */
export function beginConversation(
  db: Firestore,
  client: string,
  changes: Omit<Sending, 'from'> = {},
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
  }
  return batch.commit();
}
