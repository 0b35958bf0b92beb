import {
  collection,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  Timestamp,
  type QueryConstraint,
} from 'firebase/firestore';
import { newRequest, type Changes } from '../../support/documents.ts';
import {
  beginConversation,
  randomId,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../../support/protocols.ts';
import { readStack } from '../../support/stack.ts';
import type { Actor } from './actor.ts';

/** What people do, as the app does it; `changes` are an attacker's. */

type From = 'provider' | 'client';

/** Returns a request as its form sends it. */
export function requestFields(client: Actor, providerId: string, changes: Changes = {}) {
  return newRequest({
    provider_id: providerId,
    provider_handle: providerId,
    client_uid: client.uid,
    client_email: client.email,
    ...changes,
  });
}

/** Sends a request and returns its id. */
export async function request(client: Actor, provider: { uid: string }): Promise<string> {
  const id = randomId(client.db);
  await sendRequest(client.db, { id, fields: requestFields(client, provider.uid) });
  return id;
}

interface Saying {
  id?: string;
  message?: Changes | null;
  thread?: Changes | null;
  counted?: string | null;
}

const optional = ({ id, thread, counted }: Saying) => ({
  ...(id !== undefined && { id }),
  ...(thread !== undefined && { threadChanges: thread }),
  ...(counted !== undefined && { counted }),
});

/** Writes into the chat about a request. */
export function say(who: Actor, from: From, requestId: string, what: Saying = {}): Promise<void> {
  return sendInRequest(who.db, {
    from,
    thread: requestId,
    messageChanges: what.message === null ? null : { sender_uid: who.uid, ...what.message },
    ...optional(what),
  });
}

/** Begins a conversation and returns its id. */
export async function begin(
  client: Actor,
  provider: { uid: string },
  changes: Changes = {},
): Promise<string> {
  const id = `${provider.uid}_${client.uid}`;
  await beginConversation(client.db, client.uid, {
    thread: id,
    messageChanges: { provider_id: provider.uid },
    threadChanges: { provider_id: provider.uid, provider_handle: provider.uid, ...changes },
  });
  return id;
}

/** Writes into a conversation that has begun. */
export function tell(
  who: Actor,
  from: From,
  conversationId: string,
  what: Saying = {},
): Promise<void> {
  const [provider_id, client_id] = conversationId.split('_');
  const sides = { provider_id, client_id, sender_uid: who.uid };
  return sendInConversation(who.db, {
    from,
    thread: conversationId,
    messageChanges: what.message === null ? null : { ...sides, ...what.message },
    ...optional(what),
  });
}

/** Reads one document. */
export const look = (who: Actor, path: string) => getDoc(doc(who.db, path));

/** Listens to a document until the server's first answer. */
export function listen(who: Actor, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      doc(who.db, path),
      { includeMetadataChanges: true },
      ({ metadata }) => {
        if (metadata.fromCache) return;
        stop();
        resolve();
      },
      reject,
    );
  });
}

/** Asks for a page of a collection. */
export const list = (who: Actor, name: string, ...more: QueryConstraint[]) =>
  getDocs(query(collection(who.db, name), ...more));

/** A time that the client chooses. */
export const PAST = Timestamp.fromMillis(0);

/** Sends a request to Firestore in somebody's name, without the SDK; returns the HTTP status. */
export async function rest(
  who: Actor,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  const { firestore, project } = readStack();
  const url = `${firestore}/v1/projects/${project}/databases/(default)/documents${path}`;
  const headers = {
    'content-type': 'application/json',
    ...(who.auth.currentUser && { authorization: `Bearer ${await who.idToken()}` }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await fetch(url, init)).status;
}

/** Sends a query as the SDK does; returns the HTTP status. */
export const runQuery = (who: Actor, structuredQuery: object) =>
  rest(who, 'POST', ':runQuery', { structuredQuery });
