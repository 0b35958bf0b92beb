import { conversation, directMessage, stored } from '@doorstep/local/demo/factories.ts';
import { Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newDirectMessage, type Changes } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { sendInConversation } from '../support/protocols.ts';
import { type Asking, RulesProject, session, strangersTo } from '../support/rules-project.ts';

const project = new RulesProject('direct-message-sending', () => ({
  'conversations/provider-1_client-1': stored(conversation()),
  'conversations/provider-1_client-2': stored(conversation({ client_id: 'client-2' })),
  'direct_messages/direct-1': stored(directMessage()),
}));

const provider = session('provider-1');
const client = session('client-1');
const STRANGERS = [...strangersTo('client-1'), ...strangersTo('provider-1').slice(1, 3)];

describe('sending a direct message', () => {
  it('is allowed to the client', () =>
    expectAllowed(sendInConversation(project.as(client), { from: 'client' })));

  it('is allowed to the professional', () =>
    expectAllowed(sendInConversation(project.as(provider), { from: 'provider' })));

  it('is allowed with 4,000 characters', () =>
    expectAllowed(
      sendInConversation(project.as(client), {
        from: 'client',
        messageChanges: { message: 'm'.repeat(4000) },
      }),
    ));

  it.each(
    (['provider', 'client'] as const).flatMap((from) =>
      STRANGERS.map(([who, asking]) => [who, from, asking] as const),
    ),
  )('is denied to %s as the %s', (_, from, asking) =>
    expectPermissionDenied(
      sendInConversation(project.as(asking), {
        from,
        messageChanges: { sender_uid: asking?.uid ?? 'client-1' },
      }),
    ),
  );

  it.each<[string, Asking & object, 'provider' | 'client']>([
    ['the professional as the client', provider, 'client'],
    ['the client as the professional', client, 'provider'],
  ])('is denied to %s', async (_, asking, from) => {
    const db = project.as(asking);
    await expectPermissionDenied(sendInConversation(db, { from }));
    const messageChanges = { sender_uid: asking.uid };
    await expectPermissionDenied(sendInConversation(db, { from, messageChanges }));
  });
});

describe('a direct message is denied', () => {
  const send = (messageChanges: Changes) =>
    sendInConversation(project.as(client), { from: 'client', messageChanges });

  it.each<[string, Changes]>([
    ['no words', { message: '' }],
    ['blank words', { message: '  \n' }],
    ['4,001 characters', { message: 'm'.repeat(4001) }],
    ['a map for words', { message: { text: 'Hello' } }],
    ["the client's time", { created_at: Timestamp.now() }],
    ['an unknown kind of sender', { sender_type: 'admin' }],
    ['no sender', { sender_uid: null }],
    ['another professional', { provider_id: 'provider-2' }],
    ['another client', { client_id: 'client-2' }],
    ['the client on both sides', { provider_id: 'client-1' }],
    ['no professional', { provider_id: null }],
    ['an unknown field', { read: true }],
    ['its id stored in it', { id: 'direct-2' }],
  ])('with %s', (_, changes) => expectPermissionDenied(send(changes)));

  it.each(Object.keys(newDirectMessage('client')))('without %s', (messageWithout) =>
    expectPermissionDenied(
      sendInConversation(project.as(client), { from: 'client', messageWithout }),
    ),
  );

  it('with an id that is none', () =>
    expectPermissionDenied(sendInConversation(project.as(client), { from: 'client', id: 'a b' })));

  it('over a message that was sent before', () =>
    expectPermissionDenied(
      sendInConversation(project.as(client), { from: 'client', id: 'direct-1' }),
    ));

  it('without its conversation', () =>
    expectPermissionDenied(
      sendInConversation(project.as(client), { from: 'client', threadChanges: null }),
    ));
});
