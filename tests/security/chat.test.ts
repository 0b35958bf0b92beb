import { collection, limit, onSnapshot, query, where } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { newRequest } from '../support/documents.ts';
import { codeOf } from '../support/expectations.ts';
import {
  sendInRequest as sendMessageBatch,
  sendRequest as sendRequestBatch,
} from '../support/write-batches.ts';
import { adminDb, exists } from '../support/server/admin.ts';
import { anonymous, session, unique } from '../support/server/sdk-people.ts';
import { until } from '../support/server/until.ts';
import { Access, DENIED } from './support/access.ts';
import {
  startConversation,
  read,
  sendHttp,
  runQuery,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from './support/actions.ts';
import { connectActor, type Actor } from './support/actor.ts';
import { createProfessional, openChat } from './support/people.ts';

const access = new Access();

/** Listens to a chat. Returns an object that is updated with the texts received so far. */
function listenToChat({ db }: Actor, requestId: string) {
  const state: { texts: string[]; hasStarted: boolean; error: string | null } = {
    ...{ texts: [], hasStarted: false, error: null },
  };
  onSnapshot(
    query(collection(db, 'chat_messages'), where('request_id', '==', requestId), limit(50)),
    ({ docs }) => {
      state.hasStarted = true;
      state.texts = docs.map((message) => String(message.get('message')));
    },
    ({ code }) => (state.error = code),
  );
  return state;
}

it.each(['deleted', 'expired'] as const)(
  'a guest whose grant is %s is denied, and their listener receives nothing more',
  async (end) => {
    const { client, provider, requestId } = access.people;
    const guest = connectActor(await anonymous());
    // This bypasses the SDK, which could answer from its cache.
    const readMessages = () =>
      runQuery(guest, {
        from: [{ collectionId: 'chat_messages' }],
        where: {
          fieldFilter: {
            ...{ field: { fieldPath: 'request_id' }, op: 'EQUAL' },
            value: { stringValue: requestId },
          },
        },
        limit: 50,
      });
    expect(await readMessages()).toBe(403);
    await openChat(guest, requestId, client.email);
    expect(await readMessages()).toBe(200);
    expect(await codeOf(sendInRequest(guest, 'client', requestId))).toBe('allowed');
    const listener = listenToChat(guest, requestId);
    await until('the listener has started', () => Promise.resolve(listener.hasStarted));

    const grant = adminDb().doc(`service_requests/${requestId}/guests/${guest.uid}`);
    if (end === 'deleted') await grant.delete();
    else await grant.set({ expires_at: new Date(Date.now() - 1000) });
    expect(await readMessages()).toBe(403);
    expect(await codeOf(sendInRequest(guest, 'client', requestId))).toBe(DENIED);
    // The schedule deletes an expired grant, and the deletion ends listeners.
    await until('the grant is deleted', async () => !(await exists(grant.path)));
    const message = unique('secret');
    const changes = { sender_uid: provider.uid, message };
    await sendMessageBatch(provider.db, {
      from: 'provider',
      thread: requestId,
      messageChanges: changes,
    });
    await until('the listener has ended', () => Promise.resolve(listener.error !== null));
    expect(listener.error).toBe(DENIED);
    expect(listener.texts).not.toContain(message);
  },
);

it('a blocked client cannot contact the professional, and does not see the block', async () => {
  const [client, provider] = [connectActor(await session('client')), await createProfessional()];
  const id = await sendRequest(client, provider);
  const conversation = await startConversation(client, provider);
  const otherAccount = connectActor(await session('other'));
  await openChat(otherAccount, id, client.email);
  const thread = { kind: 'request', id } as const;
  const expectAllSends = async (code: string) => {
    for (const send of [
      () => sendInRequest(client, 'client', id),
      () => sendInConversation(client, 'client', conversation),
      () => sendRequest(client, provider),
      () => sendInRequest(otherAccount, 'client', id),
    ]) {
      expect(await codeOf(send())).toBe(code);
    }
  };
  await expectAllSends('allowed');

  await provider.call('block-person', { thread, blocked: true });
  await expectAllSends(DENIED);
  // A request to a professional who does not exist is denied with the same code.
  const requestToNobody = newRequest({
    ...{ client_uid: client.uid, client_email: client.email, client_email_confirmed: true },
    provider_id: 'nobody',
    provider_handle: 'nobody',
  });
  expect(await codeOf(sendRequestBatch(client.db, { fields: requestToNobody }))).toBe(DENIED);
  for (const path of [
    `provider_profiles/${provider.uid}`,
    `service_requests/${id}`,
    `conversations/${conversation}`,
    `thread_counts/${client.uid}`,
  ]) {
    expect(await codeOf(read(client, path))).toBe('allowed');
  }
  expect(await client.callRaw('send-service-request', { request_id: id })).toEqual({
    delivered: true,
  });
  const block = `blocks/${provider.uid}_${client.uid}`;
  expect(await codeOf(read(client, block))).toBe(DENIED);
  expect(await sendHttp(client, 'GET', `/${block}`)).toBe(403);

  // The client cannot lift the professional's block.
  await client.call('block-person', { thread, blocked: false });
  await expectAllSends(DENIED);
  await provider.call('block-person', { thread, blocked: false });
  await expectAllSends('allowed');
});
