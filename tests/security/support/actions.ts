import {
  collection,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  type QueryConstraint,
  type WriteBatch,
} from 'firebase/firestore';
import { newRequest, type Changes } from '../../support/documents.ts';
import * as protocols from '../../support/write-batches.ts';
import { readStack } from '../../support/stack.ts';
import type { Actor } from './actor.ts';

type From = 'provider' | 'client';

/** Returns the fields of a request as the form sends them. */
function requestFields(client: Actor, providerId: string, changes: Changes = {}) {
  return newRequest({
    provider_id: providerId,
    provider_handle: providerId,
    client_uid: client.uid,
    client_email: client.email,
    client_email_confirmed: true,
    ...changes,
  });
}

/** Writes a document as the app does: in one batch with the actor's counter of edits. */
export const edit = ({ db, uid }: Actor, path: string, write: (batch: WriteBatch) => void) =>
  protocols.commitCounted(db, (batch, begins) => {
    write(batch);
    protocols.countDocument(batch, doc(db, 'edit_counts', uid), path, begins);
  });

/** Sends a request and returns its id. */
export async function sendRequest(client: Actor, provider: { uid: string }): Promise<string> {
  const id = protocols.randomId(client.db);
  await protocols.sendRequest(client.db, { id, fields: requestFields(client, provider.uid) });
  return id;
}

/** Sends a message in the chat about a request. */
export function sendInRequest(
  actor: Actor,
  from: From,
  requestId: string,
  changes: Changes = {},
): Promise<void> {
  const messageChanges = { sender_uid: actor.uid, ...changes };
  return protocols.sendInRequest(actor.db, { from, thread: requestId, messageChanges });
}

/** Starts a conversation and returns its id. */
export async function startConversation(client: Actor, provider: { uid: string }): Promise<string> {
  const id = `${provider.uid}_${client.uid}`;
  await protocols.startConversation(client.db, client.uid, {
    thread: id,
    messageChanges: { provider_id: provider.uid },
    threadChanges: { provider_id: provider.uid, provider_handle: provider.uid },
  });
  return id;
}

/** Sends a message in an existing conversation. */
export function sendInConversation(actor: Actor, from: From, id: string): Promise<void> {
  const [provider_id, client_id] = id.split('_');
  const messageChanges = { provider_id, client_id, sender_uid: actor.uid };
  return protocols.sendInConversation(actor.db, { from, thread: id, messageChanges });
}

/** Reads one document. */
export const read = (actor: Actor, path: string) => getDoc(doc(actor.db, path));

/** Listens to a document until the server's first answer. */
export function listen(actor: Actor, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      doc(actor.db, path),
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

/** Lists documents of a collection. */
export const list = (actor: Actor, name: string, ...more: QueryConstraint[]) =>
  getDocs(query(collection(actor.db, name), ...more));

/** Sends an HTTP request to Firestore with a person's token. Returns the status. */
export async function sendHttp(
  actor: Actor,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  const { firestore, project } = readStack();
  const url = `${firestore}/v1/projects/${project}/databases/(default)/documents${path}`;
  const headers = {
    'content-type': 'application/json',
    ...(actor.auth.currentUser && { authorization: `Bearer ${await actor.idToken()}` }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await fetch(url, init)).status;
}

/** Sends a query over HTTP, as the SDK does. Returns the status. */
export const runQuery = (actor: Actor, structuredQuery: object) =>
  sendHttp(actor, 'POST', ':runQuery', { structuredQuery });
