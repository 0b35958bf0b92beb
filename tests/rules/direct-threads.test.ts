import { conversation, directMessage, stored } from '@doorstep/local/demo/factories.ts';
import { doc, increment, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newDirectMessage, without } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { FORGED_THREADS, type Forgery } from '../support/forged-threads.ts';
import { count, randomId, sendInConversation } from '../support/protocols.ts';
import { RulesProject, session } from '../support/rules-project.ts';

const project = new RulesProject('direct-threads', () => ({
  'conversations/provider-1_client-1': stored(
    conversation({ unread_provider: 4, unread_client: 4 }),
  ),
  'conversations/provider-1_client-2': stored(conversation({ client_id: 'client-2' })),
  'conversations/provider-2_client-1': stored(conversation({ provider_id: 'provider-2' })),
  'direct_messages/direct-1': stored(directMessage()),
}));

const provider = session('provider-1');
const client = session('client-1');

const FORGED: Forgery[] = [
  ...FORGED_THREADS,
  ['the id of another message', () => ({ last_message_id: 'direct-1' })],
  ["the client's time", () => ({ last_at: Timestamp.now() })],
  ['two messages counted', () => ({ message_count: increment(2) })],
  ['no message counted', () => ({ message_count: increment(0) })],
  ['messages taken off', () => ({ message_count: 1 })],
  ['another name as well', () => ({ provider_name: 'Best Plumber' })],
];

describe("a conversation's thread is denied", () => {
  it.each(FORGED)('to the client with %s', (_, changes) =>
    expectPermissionDenied(
      sendInConversation(project.as(client), {
        from: 'client',
        threadChanges: changes({ own: 'unread_client', other: 'unread_provider' }),
      }),
    ),
  );

  it.each(FORGED)('to the professional with %s', (_, changes) =>
    expectPermissionDenied(
      sendInConversation(project.as(provider), {
        from: 'provider',
        threadChanges: changes({ own: 'unread_provider', other: 'unread_client' }),
      }),
    ),
  );

  it('without its message', () =>
    expectPermissionDenied(
      sendInConversation(project.as(client), { from: 'client', messageChanges: null }),
    ));

  it('with a message of another conversation', () =>
    expectPermissionDenied(
      sendInConversation(project.as(provider), {
        from: 'provider',
        messageChanges: { client_id: 'client-2' },
      }),
    ));

  it('with the message of the batch before', async () => {
    const db = project.as(client);
    const id = 'sent-once';
    await expectAllowed(sendInConversation(db, { from: 'client', id }));
    await expectPermissionDenied(
      sendInConversation(db, { from: 'client', id, messageChanges: null }),
    );
  });

  const step = (id: string) => ({
    last_message: newDirectMessage('client')['message'],
    last_message_id: id,
    last_at: serverTimestamp(),
    message_count: increment(1),
    unread_provider: increment(1),
  });

  it('when one message moves it twice, or two messages once', async () => {
    const db = project.as(client);
    const thread = doc(db, 'conversations/provider-1_client-1');
    const id = randomId(db);
    const counter = doc(db, 'message_counts/client-1');
    const twice = writeBatch(db).set(doc(db, 'direct_messages', id), newDirectMessage('client'));
    count(twice, counter, id);
    await expectPermissionDenied(twice.update(thread, step(id)).update(thread, step(id)).commit());
    const both = writeBatch(db).set(doc(db, 'direct_messages', id), newDirectMessage('client'));
    count(both, counter, id);
    both.set(doc(db, 'direct_messages', randomId(db)), newDirectMessage('client'));
    await expectPermissionDenied(both.update(thread, step(id)).commit());
  });

  it.each(['provider-2_client-1', 'provider-1_client-2'])(
    'of %s with a message of another, beside the right one',
    (other) => {
      const asking = other.endsWith('client-1') ? client : provider;
      const from = asking === client ? 'client' : 'provider';
      const db = project.as(asking);
      const id = randomId(db);
      const batch = writeBatch(db);
      const message = newDirectMessage(from);
      const fields = {
        ...without(step(id), 'unread_provider'),
        [from === 'client' ? 'unread_provider' : 'unread_client']: increment(1),
        last_message: message['message'],
      };
      batch.set(doc(db, 'direct_messages', id), message);
      batch.update(doc(db, 'conversations/provider-1_client-1'), fields);
      batch.update(doc(db, 'conversations', other), fields);
      count(batch, doc(db, 'message_counts', asking.uid), id);
      return expectPermissionDenied(batch.commit());
    },
  );
});
