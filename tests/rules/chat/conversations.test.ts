import { conversation, providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { doc, increment, limit, orderBy, Timestamp, where } from 'firebase/firestore';
import { describe } from 'vitest';
import {
  newConversation,
  newDirectMessage,
  publishedProvider,
  type Changes,
} from '../../support/documents.ts';
import {
  startConversation,
  countDocument,
  randomId,
  commitCounted,
} from '../../support/write-batches.ts';
import { allowed, denied, each, eachMissing } from '../../support/rules/cases.ts';
import {
  RulesProject,
  session,
  STRANGERS,
  strangersTo,
  type Requester,
} from '../../support/rules/project.ts';

const AVATAR = 'http://127.0.0.1:9199/v0/b/any/o/provider-avatars%2Fpictured%2Fa.png';
const project = new RulesProject('chat-conversations', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  'provider_profiles/hidden': stored(providerProfile({ user_id: 'hidden', published: false })),
  'provider_profiles/pictured': stored(
    providerProfile({ user_id: 'pictured', avatar_url: AVATAR }),
  ),
  'conversations/provider-1_client-1': stored(
    conversation({ unread_provider: 3, unread_client: 3 }),
  ),
  'conversations/provider-1_never-read': stored(
    conversation({ client_id: 'never-read', unread_provider: 3, unread_client: 2 }),
  ),
}));

const provider = session('provider-1');
const client = session('client-1');
const neverRead = session('never-read');
const PATH = 'conversations/provider-1_client-1';
const NOT_BEGUN = 'conversations/provider-1_client-9';

allowed('reading a conversation', {
  'to both sides': () => [project.get(client, PATH), project.get(provider, PATH)],
  'to the client before it has begun': () =>
    project.get(client, 'conversations/provider-9_client-1'),
  'to the professional before it has begun': () => project.get(provider, NOT_BEGUN),
});
denied(
  'reading a conversation, begun or not,',
  each(STRANGERS, (who) => [project.get(who, PATH), project.get(who, NOT_BEGUN)]),
);

const list = (requester: Requester, side: 'provider_id' | 'client_id', uid: string, size = 25) =>
  project.list(
    requester,
    'conversations',
    where(side, '==', uid),
    orderBy('last_at', 'desc'),
    limit(size),
  );
allowed('listing conversations', {
  'to the professional': () => list(provider, 'provider_id', 'provider-1'),
  'to the client': () => list(client, 'client_id', 'client-1'),
});
denied('listing conversations', {
  ...each(STRANGERS, (who) => [
    list(who, 'provider_id', 'provider-1'),
    list(who, 'client_id', 'client-1'),
  ]),
  'above a page': () => list(provider, 'provider_id', 'provider-1', 101),
  'without a limit': () =>
    project.list(provider, 'conversations', where('provider_id', '==', 'provider-1')),
  'without saying whose': () => project.list(provider, 'conversations', limit(1)),
});

const change = (requester: Requester, fields: object, id = 'provider-1_never-read') =>
  project.update(requester, `conversations/${id}`, fields);

allowed('marking as read', {
  'by the professional': () => change(provider, { unread_provider: 0 }, 'provider-1_client-1'),
  'by the client': () => change(client, { unread_client: 0 }, 'provider-1_client-1'),
});
denied('marking as read', {
  'of nothing unread': async () => {
    await project.updateAsFunctions('conversations/provider-1_client-1', { unread_client: 0 });
    await change(client, { unread_client: 0 }, 'provider-1_client-1');
  },
  ...each({ ...strangersTo('never-read'), ...strangersTo('provider-1') }, (who) => [
    change(who, { unread_client: 0 }),
    change(who, { unread_provider: 0 }),
  ]),
  'for the other side': () => [
    change(provider, { unread_client: 0 }),
    change(neverRead, { unread_provider: 0 }),
  ],
  ...each<Changes>(
    {
      'of one less': { unread_provider: increment(-1) },
      'of one more': { unread_provider: increment(1) },
      'below none': { unread_provider: -1 },
      'to null': { unread_provider: null },
      'with the other side': { unread_provider: 0, unread_client: 0 },
      'with a preview': { unread_provider: 0, last_message: 'I agree.' },
      'with the count': { unread_provider: 0, message_count: 0 },
    },
    (fields) => change(provider, fields),
  ),
});
denied(
  'changing, by either side,',
  each<Changes>(
    {
      provider_id: { provider_id: 'provider-2' },
      client_id: { client_id: 'client-2' },
      provider_name: { provider_name: 'Best Plumber' },
      provider_handle: { provider_handle: 'provider-2' },
      provider_avatar_url: { provider_avatar_url: 'https://evil.example/a.png' },
      message_count: { message_count: increment(1) },
      last_message: { last_message: 'I agree to pay.' },
      last_message_id: { last_message_id: 'direct-9' },
      last_at: { last_at: new Date() },
      client_name: { client_name: 'Nora Whitfield' },
      "the client's turn": { waiting: 'client' },
      'an unknown field': { archived: true },
    },
    (fields) => [change(provider, fields), change(neverRead, fields)],
  ),
);
denied('deleting', {
  'to both sides': () => [project.delete(client, PATH), project.delete(provider, PATH)],
});

/** Sends the first message to another professional than `provider-1`. */
const beginWith = (providerId: string, uid = 'client-2', threadChanges: Changes = {}) =>
  startConversation(project.as(session(uid)), uid, {
    thread: `${providerId}_${uid}`,
    messageChanges: { provider_id: providerId },
    threadChanges: { provider_id: providerId, provider_handle: providerId, ...threadChanges },
  });
type Beginning = Parameters<typeof startConversation>[2];
const begin = (changes: Beginning = {}, uid = 'wrong', requester: Requester = session(uid)) =>
  startConversation(project.as(requester), uid, changes);

describe('beginning', () => {
  allowed('a conversation', {
    'of a client with a published profile': () => begin({}, 'client-2'),
    'of a professional with another one': () => begin({}, 'provider-2'),
    "with the profile's picture": () =>
      beginWith('pictured', 'client-2', { provider_avatar_url: AVATAR }),
  });
  denied('a conversation', {
    'a second time': () => begin({}, 'client-1'),
    ...each(strangersTo('client-9'), (who) => begin({}, 'client-9', who)),
    'for another client': () =>
      begin({ messageChanges: { sender_uid: 'client-2' } }, 'client-9', session('client-2')),
    'by the professional': () =>
      begin(
        {
          messageChanges: { sender_type: 'provider', sender_uid: 'provider-1' },
          threadChanges: { unread_provider: 0, unread_client: 1 },
        },
        'client-9',
        provider,
      ),
    'with oneself': () => beginWith('provider-1', 'provider-1'),
    'with a draft': () => beginWith('hidden'),
    'with nobody': () => beginWith('nobody'),
    'without its message': () => begin({ messageChanges: null }),
    'without the conversation': () => begin({ threadChanges: null }),
    'empty, without a message ever': () =>
      begin({ messageChanges: null, threadChanges: { message_count: 0, unread_provider: 0 } }),
    'under an id turned round': () => begin({ thread: 'wrong_provider-1' }),
    'under the id of others': () => begin({ thread: 'provider-1_client-7' }),
    'under an id of random letters': () => begin({ thread: 'x7Kq2mZ' }),
    ...each<Changes>(
      {
        "with another's name": { provider_name: 'Best Plumber' },
        "with another's handle": { provider_handle: 'provider-2' },
        'with another picture': { provider_avatar_url: 'https://evil.example/a.png' },
        'with another professional than the message': { provider_id: 'provider-2' },
        'with another client than the message': { client_id: 'client-1' },
        'with another preview': { last_message: 'I agree to pay.' },
        'with the id of no message': { last_message_id: 'nothing' },
        "with the client's time": { last_at: Timestamp.now() },
        "with the client's turn": { waiting: 'client' },
        'with no messages': { message_count: 0 },
        'with two messages': { message_count: 2 },
        'with a count of increments': { message_count: increment(2) },
        'with nothing unread': { unread_provider: 0 },
        'with two unread': { unread_provider: 2 },
        'with something unread for the client': { unread_client: 1 },
        "with the client's name": { client_name: 'Nora Whitfield' },
        'with an unknown field': { pinned: true },
        'with its id stored in it': { id: 'provider-1_wrong' },
      },
      (threadChanges) => begin({ threadChanges }),
    ),
    ...eachMissing(newConversation(), (threadWithout) => begin({ threadWithout })),
    'with any id beside the right one': () => {
      const db = project.as(session('wrong'));
      const id = randomId(db);
      const message = newDirectMessage('client', { client_id: 'wrong', sender_uid: 'wrong' });
      const thread = newConversation({ client_id: 'wrong', last_message_id: id });
      return commitCounted(db, (batch, begins) => {
        batch.set(doc(db, 'direct_messages', id), message);
        batch.set(doc(db, 'conversations/provider-1_wrong'), thread);
        batch.set(doc(db, 'conversations/x7Kq2mZ'), thread);
        const counter = (name: string) => doc(db, name, 'wrong');
        countDocument(batch, counter('message_counts'), `direct_messages/${id}`, begins);
        const path = 'conversations/provider-1_wrong';
        countDocument(batch, counter('thread_counts'), path, begins);
      });
    },
  });
  // With all of it right, the client of these denials may begin.
  allowed('in the end, a conversation', { 'of that client': () => begin() });
});
