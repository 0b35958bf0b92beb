import { LIMITS } from '@doorstep/domain/limits';
import { deleteDoc, doc, limit, updateDoc, where, type QueryConstraint } from 'firebase/firestore';
import { adminDb, fieldsOf } from '../support/server/admin.ts';
import type { Changes } from '../support/documents.ts';
import { beginConversation } from '../support/protocols.ts';
import type { Actor } from './support/actor.ts';
import { begin, list, listen, look, PAST, tell, tooLong } from './support/acts.ts';
import type { Cast } from './support/cast.ts';
import { each, SESSIONS, Stage } from './support/stage.ts';

const stage = new Stage();
const SIDES = ['client', 'provider'] as const;
const path = ({ conversationId }: Cast) => `conversations/${conversationId}`;

async function message(cast: Cast): Promise<string> {
  return `direct_messages/${String((await fieldsOf(path(cast)))['last_message_id'])}`;
}

async function update(who: Actor, cast: Cast, changes: Changes): Promise<void> {
  await adminDb().doc(path(cast)).update({ unread_provider: 3, unread_client: 3 });
  await updateDoc(doc(who.db, path(cast)), changes);
}

const between = ({ client, provider }: Cast): QueryConstraint[] => [
  where('provider_id', '==', provider.uid),
  where('client_id', '==', client.uid),
];

stage.onlyFor('reading a conversation', SIDES, (who, cast) => look(who, path(cast)));
stage.onlyFor('listening to a conversation', SIDES, (who, cast) => listen(who, path(cast)));
stage.onlyFor("listing a professional's conversations", ['provider'], (who, { provider }) =>
  list(who, 'conversations', where('provider_id', '==', provider.uid), limit(25)),
);
stage.onlyFor('reading a direct message', SIDES, async (who, cast) =>
  look(who, await message(cast)),
);
stage.onlyFor('listing direct messages', SIDES, (who, cast) =>
  list(who, 'direct_messages', ...between(cast), limit(50)),
);
stage.onlyFor('writing as the client', ['client'], (who, { conversationId }) =>
  tell(who, 'client', conversationId),
);
stage.onlyFor('writing as the professional', ['provider'], (who, { conversationId }) =>
  tell(who, 'provider', conversationId),
);
stage.onlyFor("marking the professional's side as read", ['provider'], (who, cast) =>
  update(who, cast, { unread_provider: 0 }),
);
stage.onlyFor("marking the client's side as read", ['client'], (who, cast) =>
  update(who, cast, { unread_client: 0 }),
);
// Nobody with himself.
stage.onlyFor(
  'beginning a conversation',
  SESSIONS.filter((who) => who !== 'otherProvider'),
  (who, { otherProvider }) => begin(who, otherProvider),
);

stage.refused('a beginning', ({ otherClient, provider }) => begin(otherClient, provider), {
  ...each<Changes>(
    {
      'with messages beforehand': { message_count: 50 },
      'with none unread': { unread_provider: 0 },
      'with another name': { provider_name: 'Somebody Else' },
      'with a picture from elsewhere': { provider_avatar_url: 'https://evil.example/a.png' },
      'with a field of its own': { pinned: true },
      'of an earlier day': { last_at: PAST },
      'with another preview': { last_message: 'I agree.' },
    },
    ({ otherClient, provider }, changes) => begin(otherClient, provider, changes),
  ),
  'with a professional without a page': ({ otherClient, lapsed }) => begin(otherClient, lapsed),
  'with a professional whose account is deleted': ({ otherClient, deleted }) =>
    begin(otherClient, deleted),
  'under another name': ({ otherClient, provider, client }) =>
    beginConversation(otherClient.db, otherClient.uid, {
      thread: `${provider.uid}_${client.uid}x`,
      messageChanges: { provider_id: provider.uid },
      threadChanges: { provider_id: provider.uid, provider_handle: provider.uid },
    }),
  'for another client': ({ otherClient, formerAdmin, provider }) =>
    begin({ ...otherClient, uid: formerAdmin.uid }, provider),
});

const send = ({ client, conversationId }: Cast, changes: Changes) =>
  tell(client, 'client', conversationId, { message: changes });

stage.refused('a direct message', (cast) => send(cast, {}), {
  ...each<Changes>(
    {
      'as the professional': { sender_type: 'provider' },
      'in the name of another': { sender_uid: 'somebody' },
      'of an earlier day': { created_at: PAST },
      'with a field of its own': { html: '<b>' },
      'of a number': { message: 7 },
      'of a list': { message: ['a'] },
      'of nothing': { message: '' },
      'that is too long': { message: tooLong(LIMITS.message) },
      'to somebody else': { provider_id: 'somebody' },
    },
    send,
  ),
  ...each<Changes>(
    {
      'with another preview': { last_message: 'I agree to pay.' },
      'that counts a thousand': { message_count: 1000 },
      'with another client': { client_id: 'somebody' },
    },
    ({ client, conversationId }, thread) => tell(client, 'client', conversationId, { thread }),
  ),
  'changed afterwards': async (cast) =>
    updateDoc(doc(cast.client.db, await message(cast)), { message: 'Other words' }),
  'deleted afterwards': async (cast) => deleteDoc(doc(cast.client.db, await message(cast))),
  'deleted with its conversation': (cast) => deleteDoc(doc(cast.client.db, path(cast))),
  'sent again, by the same batch': async ({ client, conversationId }) => {
    await tell(client, 'client', conversationId, { id: `${client.uid}-again` });
    return tell(client, 'client', conversationId, { id: `${client.uid}-again` });
  },
});

stage.refused(
  'a list of direct messages',
  (cast) => list(cast.client, 'direct_messages', ...between(cast), limit(100)),
  {
    'without a limit': (cast) => list(cast.client, 'direct_messages', ...between(cast)),
    'of more than 100': (cast) =>
      list(cast.client, 'direct_messages', ...between(cast), limit(101)),
    "of everybody's": (cast) => list(cast.client, 'direct_messages', limit(50)),
    'of a professional with all': ({ client, provider }) =>
      list(client, 'direct_messages', where('provider_id', '==', provider.uid), limit(50)),
  },
);
