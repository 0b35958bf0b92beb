import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { doc, increment, Timestamp, writeBatch } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  newConversation,
  newDirectMessage,
  publishedProvider,
  type Changes,
} from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { count, beginConversation, randomId } from '../support/protocols.ts';
import { RulesProject, session, strangersTo } from '../support/rules-project.ts';

const hidden = providerProfile({ user_id: 'hidden', published: false });
const AVATAR = 'http://127.0.0.1:9199/v0/b/any/o/provider-avatars%2Fpictured%2Fa.png';

const project = new RulesProject('conversation-beginning', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  'provider_profiles/hidden': stored(hidden),
  'provider_profiles/pictured': stored(
    providerProfile({ user_id: 'pictured', avatar_url: AVATAR }),
  ),
}));

/** The first message of `client-1` to somebody else than `provider-1`. */
const beginWith = (provider: string, uid = 'client-1', threadChanges: Changes = {}) =>
  beginConversation(project.as(session(uid)), uid, {
    thread: `${provider}_${uid}`,
    messageChanges: { provider_id: provider },
    threadChanges: { provider_id: provider, provider_handle: provider, ...threadChanges },
  });

describe('beginning a conversation', () => {
  it('is allowed to a client with a published profile', () =>
    expectAllowed(beginConversation(project.as(session('client-1')), 'client-1')));

  it('is allowed to a professional who needs another one', () =>
    expectAllowed(beginConversation(project.as(session('provider-2')), 'provider-2')));

  it("is allowed with the profile's picture", () =>
    expectAllowed(beginWith('pictured', 'client-1', { provider_avatar_url: AVATAR })));

  it.each(strangersTo('client-9'))("is denied to %s in the client's name", (_, asking) =>
    expectPermissionDenied(beginConversation(project.as(asking), 'client-9')),
  );

  it('is denied for another client, with oneself as the sender', () =>
    expectPermissionDenied(
      beginConversation(project.as(session('client-2')), 'client-9', {
        messageChanges: { sender_uid: 'client-2' },
      }),
    ));

  it('is denied to the professional', () =>
    expectPermissionDenied(
      beginConversation(project.as(session('provider-1')), 'client-9', {
        messageChanges: { sender_type: 'provider', sender_uid: 'provider-1' },
        threadChanges: { unread_provider: 0, unread_client: 1 },
      }),
    ));

  it('is denied with oneself', () => expectPermissionDenied(beginWith('provider-1', 'provider-1')));

  it('is denied with a draft', () => expectPermissionDenied(beginWith('hidden')));

  it('is denied with a professional that does not exist', () =>
    expectPermissionDenied(beginWith('nobody')));

  it('is denied a second time', async () => {
    const db = project.as(session('twice'));
    await expectAllowed(beginConversation(db, 'twice'));
    await expectPermissionDenied(beginConversation(db, 'twice'));
  });

  it('is denied without its message', () =>
    expectPermissionDenied(
      beginConversation(project.as(session('wrong')), 'wrong', { messageChanges: null }),
    ));

  it('is denied without the conversation', () =>
    expectPermissionDenied(
      beginConversation(project.as(session('wrong')), 'wrong', { threadChanges: null }),
    ));

  it('is denied alone, with no message ever', () =>
    expectPermissionDenied(
      beginConversation(project.as(session('wrong')), 'wrong', {
        messageChanges: null,
        threadChanges: { message_count: 0, unread_provider: 0 },
      }),
    ));
});

describe('a new conversation is denied', () => {
  const begin = (threadChanges: Changes, thread?: string) =>
    beginConversation(project.as(session('wrong')), 'wrong', {
      threadChanges,
      ...(thread && { thread }),
    });

  it.each<[string, Changes]>([
    ["somebody else's name", { provider_name: 'Best Plumber' }],
    ["somebody else's handle", { provider_handle: 'provider-2' }],
    ['another picture', { provider_avatar_url: 'https://evil.example/a.png' }],
    ['another professional than the message', { provider_id: 'provider-2' }],
    ['another client than the message', { client_id: 'client-1' }],
    ['another preview', { last_message: 'I agree to pay.' }],
    ['the id of no message', { last_message_id: 'nothing' }],
    ["the client's time", { last_at: Timestamp.now() }],
    ['no messages', { message_count: 0 }],
    ['two messages', { message_count: 2 }],
    ['a count of increments', { message_count: increment(2) }],
    ['nothing unread', { unread_provider: 0 }],
    ['two unread', { unread_provider: 2 }],
    ['something unread for the client', { unread_client: 1 }],
    ['an unknown field', { pinned: true }],
    ['its id stored in it', { id: 'provider-1_wrong' }],
  ])('with %s', (_, changes) => expectPermissionDenied(begin(changes)));

  it.each(Object.keys(newConversation()))('without %s', (threadWithout) =>
    expectPermissionDenied(
      beginConversation(project.as(session('wrong')), 'wrong', { threadWithout }),
    ),
  );

  it.each([
    ['turned round', 'wrong_provider-1'],
    ['of others', 'provider-1_client-7'],
    ['of random letters', 'x7Kq2mZ'],
  ])('with an id %s', (_, id) => expectPermissionDenied(begin({}, id)));

  it('with any id beside the right one', () => {
    const db = project.as(session('wrong'));
    const id = randomId(db);
    const sides = { client_id: 'wrong', sender_uid: 'wrong' };
    const thread = newConversation({ client_id: 'wrong', last_message_id: id });
    const batch = writeBatch(db);
    batch.set(doc(db, 'direct_messages', id), newDirectMessage('client', sides));
    batch.set(doc(db, 'conversations/provider-1_wrong'), thread);
    batch.set(doc(db, 'conversations/x7Kq2mZ'), thread);
    count(batch, doc(db, 'message_counts/wrong'), id);
    count(batch, doc(db, 'thread_counts/wrong'), 'provider-1_wrong');
    return expectPermissionDenied(batch.commit());
  });
});
