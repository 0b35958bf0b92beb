import { LIMITS } from '@doorstep/domain/limits';
import { deleteDoc, doc, limit, setDoc, updateDoc, where } from 'firebase/firestore';
import { fieldsOf } from '../support/server/admin.ts';
import { unique } from '../support/server/people.ts';
import { newChatMessage, type Changes } from '../support/documents.ts';
import type { Actor } from './support/actor.ts';
import { list, listen, look, MEBIBYTE, PAST, request, say, tooLong } from './support/acts.ts';
import type { Cast } from './support/cast.ts';
import { each, Stage } from './support/stage.ts';

const stage = new Stage();
const SIDES = ['client', 'provider', 'guest'] as const;

/** A message of the client's; its path. */
async function written({ client, requestId }: Cast): Promise<string> {
  await say(client, 'client', requestId);
  const { last_message_id: id } = await fieldsOf(`service_requests/${requestId}`);
  return `chat_messages/${String(id)}`;
}

stage.onlyFor("writing as a request's client", ['client', 'guest'], (who, { requestId }) =>
  say(who, 'client', requestId),
);
stage.onlyFor("writing as a request's professional", ['provider'], (who, { requestId }) =>
  say(who, 'provider', requestId),
);
stage.onlyFor("listing a request's messages", SIDES, (who, { requestId }) =>
  list(who, 'chat_messages', where('request_id', '==', requestId), limit(50)),
);
stage.onlyFor('reading a message', SIDES, async (who, cast) => look(who, await written(cast)));
stage.onlyFor('listening to a message', SIDES, async (who, cast) =>
  listen(who, await written(cast)),
);

const send = ({ client, requestId }: Cast, message: Changes) =>
  say(client, 'client', requestId, { message });
const id = unique('attack');

stage.refused('a message', (cast) => send(cast, {}), {
  ...each<Changes>(
    {
      'as the professional': { sender_type: 'provider' },
      'as nobody': { sender_type: 'admin' },
      'in the name of another': { sender_uid: 'somebody' },
      'with no sender': { sender_uid: null },
      'of an earlier day': { created_at: PAST },
      'with a time as text': { created_at: '2026-01-01' },
      'with a field of its own': { html: '<b>' },
      'of a number': { message: 7 },
      'of a list': { message: ['a'] },
      'of a map': { message: { text: 'a' } },
      'of nothing': { message: '' },
      'of spaces': { message: ' \n ' },
      'of nothing to see': { message: '\u200b\u2060' },
      'that is too long': { message: tooLong(LIMITS.message) },
      'about no request': { request_id: 'nothing' },
      'about a path': { request_id: 'a/guests/b' },
    },
    send,
  ),
  ...each<Changes>(
    {
      'with another preview': { last_message: 'I agree to pay.' },
      'that counts twice': { unread_provider: 1000 },
      'with a new status': { status: 'completed' },
      'with a new address of the client': { client_email: 'mine@doorstep.test' },
    },
    ({ client, requestId }, thread) => say(client, 'client', requestId, { thread }),
  ),
  'without its thread': ({ client, requestId }) =>
    say(client, 'client', requestId, { thread: null }),
  'without its message': ({ client, requestId }) =>
    say(client, 'client', requestId, { message: null }),
  alone: ({ client, requestId }) =>
    setDoc(
      doc(client.db, 'chat_messages/alone'),
      newChatMessage('client', { request_id: requestId, sender_uid: client.uid }),
    ),
  'with an id that is no word': ({ client, requestId }) =>
    say(client, 'client', requestId, { id: 'a b' }),
  'with its thread in a request of others': async ({
    client,
    otherClient,
    provider,
    requestId,
  }) => {
    const other = await request(otherClient, provider);
    return say(client, 'client', other, { message: { request_id: requestId } });
  },
  'by the professional as the client': ({ provider, requestId }) =>
    say(provider, 'client', requestId),
  'by a guest as the professional': ({ guest, requestId }) => say(guest, 'provider', requestId),
});

stage.refused(
  'a message of a mebibyte',
  (cast) => send(cast, { message: 'x'.repeat(LIMITS.message) }),
  { 'by its text': (cast) => send(cast, { message: MEBIBYTE }) },
  'invalid-argument',
);

const change = (pick: (cast: Cast) => Actor, fields: Changes) => async (cast: Cast) =>
  updateDoc(doc(pick(cast).db, await written(cast)), fields);

stage.refused(
  'what was said',
  ({ client, requestId }) => say(client, 'client', requestId, { id }),
  {
    'changed by its sender': change(({ client }) => client, { message: 'Other words' }),
    'changed by its reader': change(({ provider }) => provider, { message: 'Other words' }),
    'claimed by its reader': change(({ provider }) => provider, { sender_type: 'provider' }),
    'deleted by its sender': async (cast) => deleteDoc(doc(cast.client.db, await written(cast))),
    'said again, by the same batch': async ({ client, requestId }) => {
      await say(client, 'client', requestId, { id: `${id}-again` });
      return say(client, 'client', requestId, { id: `${id}-again` });
    },
  },
);

stage.refused(
  'a list of messages',
  ({ client, requestId }) =>
    list(client, 'chat_messages', where('request_id', '==', requestId), limit(100)),
  {
    'without a limit': ({ client, requestId }) =>
      list(client, 'chat_messages', where('request_id', '==', requestId)),
    'of more than 100': ({ client, requestId }) =>
      list(client, 'chat_messages', where('request_id', '==', requestId), limit(101)),
    "of everybody's": ({ client }) => list(client, 'chat_messages', limit(50)),
    'by what one has written oneself': ({ client }) =>
      list(client, 'chat_messages', where('sender_uid', '==', client.uid), limit(50)),
  },
);
