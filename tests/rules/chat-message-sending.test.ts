import { chatMessage, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newChatMessage, type Changes } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { sendInRequest } from '../support/protocols.ts';
import {
  type Asking,
  RulesProject,
  session,
  strangersTo,
  unverified,
} from '../support/rules-project.ts';

const CLIENT_EMAIL = 'nora@doorstep.test';
const project = new RulesProject('chat-message-sending', () => ({
  'service_requests/request-1': stored(
    serviceRequest({ client_email: CLIENT_EMAIL, unread_provider: 3, unread_client: 3 }),
  ),
  'service_requests/to-my-own-address': stored(
    serviceRequest({ client_email: 'provider-1@doorstep.test' }),
  ),
  'chat_messages/message-1': stored(chatMessage()),
}));

const provider = session('provider-1');
const client = session('client-1');
const byAddress = session('later', CLIENT_EMAIL);

describe('sending a message about a request', () => {
  it('is allowed to its provider', () =>
    expectAllowed(sendInRequest(project.as(provider), { from: 'provider' })));

  it('is allowed to the account that sent it', () =>
    expectAllowed(sendInRequest(project.as(client), { from: 'client' })));

  it('is allowed to the account of its address', () =>
    expectAllowed(
      sendInRequest(project.as(byAddress), {
        from: 'client',
        messageChanges: { sender_uid: 'later' },
      }),
    ));

  it('is allowed with the same words again', () =>
    expectAllowed(sendInRequest(project.as(client), { from: 'client' })));

  it('is allowed with 4,000 characters and line breaks', () =>
    expectAllowed(
      sendInRequest(project.as(client), {
        from: 'client',
        messageChanges: { message: 'line\n'.repeat(800) },
      }),
    ));

  const SIDES = ['provider', 'client'] as const;
  const strangers: [string, Asking][] = [
    ...strangersTo('client-1'),
    ...strangersTo('provider-1').slice(1, 3),
    ['an account of its address, not confirmed', unverified('later', CLIENT_EMAIL)],
  ];
  it.each(SIDES.flatMap((from) => strangers.map(([who, asking]) => [who, from, asking] as const)))(
    'is denied to %s as the %s',
    (_, from, asking) =>
      expectPermissionDenied(
        sendInRequest(project.as(asking), {
          from,
          messageChanges: { sender_uid: asking?.uid ?? 'client-1' },
        }),
      ),
  );

  it('is denied to the provider as the client', () =>
    expectPermissionDenied(
      sendInRequest(project.as(provider), {
        from: 'client',
        messageChanges: { sender_uid: 'provider-1' },
      }),
    ));

  it('is denied to the provider as the client of a request with his own address', () =>
    expectPermissionDenied(
      sendInRequest(project.as(provider), {
        from: 'client',
        thread: 'to-my-own-address',
        messageChanges: { sender_uid: 'provider-1' },
      }),
    ));

  it('is denied to the client as the provider', () =>
    expectPermissionDenied(
      sendInRequest(project.as(client), {
        from: 'provider',
        messageChanges: { sender_uid: 'client-1' },
      }),
    ));

  it("is denied in somebody else's name", async () => {
    await expectPermissionDenied(sendInRequest(project.as(byAddress), { from: 'client' }));
    await expectPermissionDenied(
      sendInRequest(project.as(client), {
        from: 'client',
        messageChanges: { sender_uid: 'provider-1' },
      }),
    );
  });

  it('is denied about a request that does not exist', () =>
    expectPermissionDenied(
      sendInRequest(project.as(client), {
        from: 'client',
        messageChanges: { request_id: 'nothing' },
        threadChanges: null,
      }),
    ));
});

describe('a message about a request is denied', () => {
  it.each<[string, Changes]>([
    ['no words', { message: '' }],
    ['blank words', { message: ' \n\t ' }],
    ['4,001 characters', { message: 'm'.repeat(4001) }],
    ['a number for words', { message: 7 }],
    ['null for words', { message: null }],
    ["the client's time", { created_at: Timestamp.now() }],
    ['no time', { created_at: null }],
    ['an unknown kind of sender', { sender_type: 'admin' }],
    ['no kind of sender', { sender_type: null }],
    ['no sender', { sender_uid: null }],
    ['an unknown field', { read: true }],
    ['its id stored in it', { id: 'message-2' }],
    ['a request that is a path', { request_id: 'request-1/guests/client-1' }],
    ['a number for the request', { request_id: 1 }],
    ['no request', { request_id: null }],
  ])('with %s', (_, messageChanges) =>
    expectPermissionDenied(sendInRequest(project.as(client), { from: 'client', messageChanges })),
  );

  it.each(Object.keys(newChatMessage('client')))('without %s', (messageWithout) =>
    expectPermissionDenied(sendInRequest(project.as(client), { from: 'client', messageWithout })),
  );

  it('with an id that is none', () =>
    expectPermissionDenied(sendInRequest(project.as(client), { from: 'client', id: 'a b' })));

  it('over a message that was sent before', () =>
    expectPermissionDenied(sendInRequest(project.as(client), { from: 'client', id: 'message-1' })));

  it('without its thread', () =>
    expectPermissionDenied(
      sendInRequest(project.as(client), { from: 'client', threadChanges: null }),
    ));
});
