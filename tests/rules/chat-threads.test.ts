import { chatMessage, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { doc, increment, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newChatMessage } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { FORGED_THREADS, type Forgery } from '../support/forged-threads.ts';
import { count, randomId, sendInRequest } from '../support/protocols.ts';
import { RulesProject, session } from '../support/rules-project.ts';

const project = new RulesProject('chat-threads', () => ({
  'service_requests/request-1': stored(serviceRequest({ unread_provider: 3, unread_client: 3 })),
  'service_requests/request-2': stored(serviceRequest()),
  'chat_messages/message-1': stored(chatMessage()),
}));

const provider = session('provider-1');
const client = session('client-1');

const FORGED: Forgery[] = [
  ...FORGED_THREADS,
  ['the id of another message', () => ({ last_message_id: 'message-1' })],
  ['no id', () => ({ last_message_id: null })],
  ["the client's time", () => ({ last_message_at: Timestamp.now() })],
  ['no time', () => ({ last_message_at: null })],
  ['the status changed as well', () => ({ status: 'completed' })],
];

describe("a request's thread is denied", () => {
  it.each(FORGED)('to the client with %s', (_, changes) =>
    expectPermissionDenied(
      sendInRequest(project.as(client), {
        from: 'client',
        threadChanges: changes({ own: 'unread_client', other: 'unread_provider' }),
      }),
    ),
  );

  it.each(FORGED)('to the provider with %s', (_, changes) =>
    expectPermissionDenied(
      sendInRequest(project.as(provider), {
        from: 'provider',
        threadChanges: changes({ own: 'unread_provider', other: 'unread_client' }),
      }),
    ),
  );

  it('without its message', () =>
    expectPermissionDenied(
      sendInRequest(project.as(client), { from: 'client', messageChanges: null }),
    ));

  it('with a message about another request', () =>
    expectPermissionDenied(
      sendInRequest(project.as(client), {
        from: 'client',
        messageChanges: { request_id: 'request-2' },
      }),
    ));

  it('with a message about another request, beside the right one', () => {
    const db = project.as(client);
    const id = randomId(db);
    const step = {
      last_message: newChatMessage('client')['message'],
      last_message_id: id,
      last_message_at: serverTimestamp(),
      unread_provider: increment(1),
    };
    const batch = writeBatch(db);
    batch.set(doc(db, 'chat_messages', id), newChatMessage('client'));
    batch.update(doc(db, 'service_requests/request-1'), step);
    batch.update(doc(db, 'service_requests/request-2'), step);
    count(batch, doc(db, 'message_counts/client-1'), id);
    return expectPermissionDenied(batch.commit());
  });

  it('with the message of the batch before', async () => {
    const id = 'sent-once';
    await expectAllowed(sendInRequest(project.as(client), { from: 'client', id }));
    await expectPermissionDenied(
      sendInRequest(project.as(client), { from: 'client', id, messageChanges: null }),
    );
  });

  it('when one message moves it twice', () => {
    const db = project.as(client);
    const id = randomId(db);
    const batch = writeBatch(db);
    const thread = doc(db, 'service_requests/request-1');
    const fields = {
      last_message: newChatMessage('client')['message'],
      last_message_id: id,
      last_message_at: serverTimestamp(),
      unread_provider: increment(1),
    };
    batch.set(doc(db, 'chat_messages', id), newChatMessage('client'));
    batch.update(thread, fields);
    batch.update(thread, fields);
    count(batch, doc(db, 'message_counts/client-1'), id);
    return expectPermissionDenied(batch.commit());
  });

  it('when two messages share one step', () => {
    const db = project.as(client);
    const id = randomId(db);
    const batch = writeBatch(db);
    batch.set(doc(db, 'chat_messages', id), newChatMessage('client'));
    batch.set(doc(db, 'chat_messages', randomId(db)), newChatMessage('client'));
    batch.update(doc(db, 'service_requests/request-1'), {
      last_message: newChatMessage('client')['message'],
      last_message_id: id,
      last_message_at: serverTimestamp(),
      unread_provider: increment(1),
    });
    count(batch, doc(db, 'message_counts/client-1'), id);
    return expectPermissionDenied(batch.commit());
  });
});
