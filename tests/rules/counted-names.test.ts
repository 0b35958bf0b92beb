import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { doc, increment, serverTimestamp, setDoc, type WriteBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newRequest, publishedProvider } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import {
  addConversation,
  addToConversation,
  addToRequest,
  commitCounted,
  randomId,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../support/write-batches.ts';
import { RulesProject, session } from '../support/rules/project.ts';

// One write of a counter names one document and covers no other.

const project = new RulesProject('counted-names', () => ({
  ...publishedProvider('provider-1'),
  'service_requests/request-1': stored(serviceRequest()),
  'conversations/provider-1_client-1': stored(conversation()),
}));

const db = (uid = 'client-1') => project.as(session(uid));

const commit = (uid: string, fill: (batch: WriteBatch, begins: boolean) => void) =>
  commitCounted(db(uid), fill);

describe('a message', () => {
  let id = '';
  beforeEach(() => {
    id = randomId(db());
  });
  const inRequest = (counted: string | null) =>
    sendInRequest(db(), { from: 'client', id, counted });
  const inConversation = (counted: string | null) =>
    sendInConversation(db(), { from: 'client', id, counted });
  /** Both kinds under one id in one batch, with one write of the counter. */
  const both = (counted: string) =>
    commit('client-1', (batch, begins) => {
      addToRequest(batch, db(), { from: 'client', id, counted: null });
      addToConversation(batch, db(), { from: 'client', id, counted, begins });
    });

  it('is counted under its own collection', async () => {
    for (const counted of [`direct_messages/${id}`, id]) {
      await expectPermissionDenied(inRequest(counted));
    }
    for (const counted of [`chat_messages/${id}`, id]) {
      await expectPermissionDenied(inConversation(counted));
    }
    await expectAllowed(inRequest(`chat_messages/${id}`));
    await expectPermissionDenied(inConversation(null));
    await expectAllowed(inConversation(`direct_messages/${id}`));
  });

  it('shares its count with no other of the same id', async () => {
    await expectPermissionDenied(both(`chat_messages/${id}`));
    await expectPermissionDenied(both(`direct_messages/${id}`));
  });
});

describe('a message of one sender', () => {
  const uid = 'sender';
  const [first, second] = [`${uid}-1`, `${uid}-2`];
  const earlier = { last_id: 'earlier/document', counted_at: new Date(0), started_at: new Date(0) };
  beforeEach(() =>
    project.seed({
      [`service_requests/${first}`]: stored(serviceRequest({ client_uid: uid })),
      [`service_requests/${second}`]: stored(serviceRequest({ client_uid: uid })),
      [`message_counts/${uid}`]: { ...earlier, count: 1 },
    }),
  );

  /** Sends one message in each request in one batch, and increments the counter by `steps`. */
  const send = (requests: string[], steps: number) =>
    commit(uid, (batch) => {
      const ids = requests.map(() => randomId(db(uid)));
      for (const [index, thread] of requests.entries()) {
        const message = { id: ids[index] ?? '', thread, messageChanges: { sender_uid: uid } };
        addToRequest(batch, db(uid), { from: 'client', counted: null, ...message });
      }
      const named = { last_id: `chat_messages/${ids.at(-1)}`, counted_at: serverTimestamp() };
      const counter = doc(db(uid), 'message_counts', uid);
      batch.set(counter, { ...named, count: increment(steps) }, { merge: true });
    });

  it('does not share its batch with another message', async () => {
    for (const steps of [1, 2]) {
      await expectPermissionDenied(send([first, first], steps));
      await expectPermissionDenied(send([first, second], steps));
    }
    await expectAllowed(send([first], 1));
  });

  it('is not counted before it is sent', async () => {
    const id = randomId(db(uid));
    const named = { last_id: `chat_messages/${id}`, counted_at: serverTimestamp() };
    const counter = doc(db(uid), 'message_counts', uid);
    await expectAllowed(setDoc(counter, { ...named, count: increment(1) }, { merge: true }));
    const message = { thread: first, messageChanges: { sender_uid: uid }, counted: null } as const;
    await expectPermissionDenied(sendInRequest(db(uid), { from: 'client', id, ...message }));
  });
});

describe('a thread', () => {
  const request = (uid: string, id: string, counted: string | null) =>
    sendRequest(db(uid), { fields: newRequest({ client_uid: uid }), id, counted });
  const begin = (uid: string, threadCounted: string | null) =>
    commit(uid, (batch, begins) => addConversation(batch, db(uid), uid, { threadCounted, begins }));
  it('is counted under its own collection', async () => {
    const id = 'provider-1_client-2';
    const sent = 'request-2';
    for (const counted of [`conversations/${sent}`, sent]) {
      await expectPermissionDenied(request('client-2', sent, counted));
    }
    for (const counted of [`service_requests/${id}`, id]) {
      await expectPermissionDenied(begin('client-2', counted));
    }
    await expectAllowed(request('client-2', sent, `service_requests/${sent}`));
    await expectPermissionDenied(begin('client-2', null));

    await project.seed({
      'message_counts/client-2': {
        ...{ count: 1, last_id: 'earlier/document' },
        ...{ counted_at: new Date(0), started_at: new Date(0) },
      },
    });
    await expectAllowed(begin('client-2', `conversations/${id}`));
  });
});
