import { conversation, directMessage, stored } from '@doorstep/local/demo/factories.ts';
import { doc, increment, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newDirectMessage, type Changes } from '../support/documents.ts';
import { expectPermissionDenied } from '../support/expectations.ts';
import { randomId, sendInConversation } from '../support/protocols.ts';
import { RulesProject, session } from '../support/rules-project.ts';

const project = new RulesProject('direct-threads', () => ({
  'conversations/provider-1_client-1': stored(conversation({ unread_client: 4 })),
  'conversations/provider-1_client-2': stored(conversation({ client_id: 'client-2' })),
  'direct_messages/direct-1': stored(directMessage()),
}));

const provider = session('provider-1');
const client = session('client-1');

describe("a conversation's thread is denied", () => {
  const send = (threadChanges: Changes) =>
    sendInConversation(project.as(client), { from: 'client', threadChanges });

  it.each<[string, Changes]>([
    ['another preview', { last_message: 'I agree to pay.' }],
    ['the id of another message', { last_message_id: 'direct-1' }],
    ['the id of no message', { last_message_id: 'nothing' }],
    ["the client's time", { last_at: Timestamp.now() }],
    ['two messages counted', { message_count: increment(2) }],
    ['no message counted', { message_count: increment(0) }],
    ['messages taken off', { message_count: 1 }],
    ['two unread messages', { unread_provider: increment(2) }],
    ['no unread message', { unread_provider: increment(0) }],
    ["the sender's own counter moved as well", { unread_client: increment(1) }],
    ["the sender's own counter put to zero as well", { unread_client: 0 }],
    ['another name as well', { provider_name: 'Best Plumber' }],
    ['an unknown field as well', { pinned: true }],
  ])('with %s', (_, changes) => expectPermissionDenied(send(changes)));

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

  it('when one message moves it twice, or two messages once', async () => {
    const db = project.as(client);
    const thread = doc(db, 'conversations/provider-1_client-1');
    const step = (id: string) => ({
      last_message: newDirectMessage('client')['message'],
      last_message_id: id,
      last_at: serverTimestamp(),
      message_count: increment(1),
      unread_provider: increment(1),
    });
    const id = randomId(db);
    const twice = writeBatch(db).set(doc(db, 'direct_messages', id), newDirectMessage('client'));
    await expectPermissionDenied(twice.update(thread, step(id)).update(thread, step(id)).commit());
    const both = writeBatch(db).set(doc(db, 'direct_messages', id), newDirectMessage('client'));
    both.set(doc(db, 'direct_messages', randomId(db)), newDirectMessage('client'));
    await expectPermissionDenied(both.update(thread, step(id)).commit());
  });
});
