import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { doc, increment, setDoc, writeBatch, type WriteBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newRequest, publishedProvider } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import {
  addConversation,
  addToConversation,
  addToRequest,
  randomId,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../support/write-batches.ts';
import { RulesProject, session } from '../support/rules-project.ts';

// One write of a counter names one document and covers no other. Tabs of the previous release name
// the bare id, which covers one document as well.

const project = new RulesProject('counted-names', () => ({
  ...publishedProvider('provider-1'),
  'service_requests/request-1': stored(serviceRequest()),
  'conversations/provider-1_client-1': stored(conversation()),
}));

const db = (uid = 'client-1') => project.as(session(uid));

function commit(uid: string, fill: (batch: WriteBatch) => void): Promise<void> {
  const batch = writeBatch(db(uid));
  fill(batch);
  return batch.commit();
}

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
    commit('client-1', (batch) => {
      addToRequest(batch, db(), { from: 'client', id, counted: null });
      addToConversation(batch, db(), { from: 'client', id, counted });
    });

  it('is counted under its own collection', async () => {
    await expectPermissionDenied(inRequest(`direct_messages/${id}`));
    await expectPermissionDenied(inConversation(`chat_messages/${id}`));
    await expectAllowed(inRequest(`chat_messages/${id}`));
    await expectPermissionDenied(inConversation(null));
    await expectAllowed(inConversation(`direct_messages/${id}`));
  });

  it('shares its count with no other of the same id', async () => {
    await expectPermissionDenied(both(`chat_messages/${id}`));
    await expectPermissionDenied(both(`direct_messages/${id}`));
    await expectPermissionDenied(both(id));
  });

  it('is counted under its bare id, about a request', async () => {
    await expectAllowed(inRequest(id));
    await expectPermissionDenied(inConversation(null));
    await expectPermissionDenied(inConversation(id));
  });

  it('is counted under its bare id, in a conversation', async () => {
    await expectAllowed(inConversation(id));
    await expectPermissionDenied(inRequest(null));
    await expectPermissionDenied(inRequest(id));
  });
});

describe('a message of one sender', () => {
  const uid = 'sender';
  const [first, second] = [`${uid}-1`, `${uid}-2`];
  beforeEach(() =>
    project.seed({
      [`service_requests/${first}`]: stored(serviceRequest({ client_uid: uid })),
      [`service_requests/${second}`]: stored(serviceRequest({ client_uid: uid })),
      [`message_counts/${uid}`]: { count: 0, last_id: 'a' },
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
      const changes = { count: increment(steps), last_id: `chat_messages/${ids.at(-1)}` };
      batch.set(doc(db(uid), 'message_counts', uid), changes, { merge: true });
    });

  it('does not share its batch with another message', async () => {
    for (const steps of [1, 2]) {
      await expectPermissionDenied(send([first, first], steps));
      await expectPermissionDenied(send([first, second], steps));
    }
    await expectAllowed(send([first], 1));
  });

  it('may be counted before it is sent', async () => {
    const id = randomId(db(uid));
    const counter = { count: increment(1), last_id: `chat_messages/${id}` };
    await expectAllowed(setDoc(doc(db(uid), 'message_counts', uid), counter, { merge: true }));
    const message = { thread: first, messageChanges: { sender_uid: uid }, counted: null } as const;
    await expectAllowed(sendInRequest(db(uid), { from: 'client', id, ...message }));
    await expectPermissionDenied(sendInRequest(db(uid), { from: 'client', ...message }));
  });
});

describe('a thread', () => {
  const PLAIN = 'requestWithoutUnderscore';
  const request = (uid: string, id: string, counted: string | null) =>
    sendRequest(db(uid), { fields: newRequest({ client_uid: uid }), id, counted });
  const begin = (uid: string, threadCounted: string | null) =>
    commit(uid, (batch) => addConversation(batch, db(uid), uid, { threadCounted }));
  /** A request and a conversation under one id in one batch, with one write of the counter. */
  const both = (uid: string, threadCounted: string) =>
    commit(uid, (batch) => {
      batch.set(
        doc(db(uid), 'service_requests', `provider-1_${uid}`),
        newRequest({ client_uid: uid }),
      );
      addConversation(batch, db(uid), uid, { threadCounted });
    });

  it('is counted under its own collection', async () => {
    const id = 'provider-1_client-2';
    await expectPermissionDenied(request('client-2', id, `conversations/${id}`));
    await expectPermissionDenied(begin('client-2', `service_requests/${id}`));
    await expectAllowed(request('client-2', id, `service_requests/${id}`));
    await expectPermissionDenied(begin('client-2', null));
    await expectAllowed(begin('client-2', `conversations/${id}`));
  });

  it('shares its count with no other of the same id', async () => {
    const id = 'provider-1_client-3';
    await expectPermissionDenied(both('client-3', `service_requests/${id}`));
    await expectPermissionDenied(both('client-3', `conversations/${id}`));
    await expectPermissionDenied(both('client-3', id));
  });

  it('is counted under its bare id: a request whose id no conversation can have', async () => {
    await expectPermissionDenied(request('client-4', 'provider-1_client-4', 'provider-1_client-4'));
    await expectAllowed(request('client-4', PLAIN, PLAIN));
  });

  it('is counted under its bare id: a conversation', async () => {
    const id = 'provider-1_client-5';
    await expectAllowed(begin('client-5', id));
    await expectPermissionDenied(request('client-5', id, null));
  });
});

describe.each(['message_counts', 'thread_counts'])('a counter of %s', (counter) => {
  it.each(['chat_messages/', 'chat_messages/a/b', 'chat_messages/a b', '/a', 'a//b', 'A/b'])(
    'does not name %s',
    async (last_id) => {
      const changes = { count: increment(1), last_id };
      await project.seed({ [`${counter}/client-1`]: { count: 1 } });
      for (const uid of ['without', 'client-1']) {
        await expectPermissionDenied(setDoc(doc(db(uid), counter, uid), changes, { merge: true }));
      }
    },
  );
});
