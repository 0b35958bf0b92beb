import { conversation, providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { publishedProvider } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { type Asking, RulesProject, session, strangersTo } from '../support/rules-project.ts';

const project = new RulesProject('conversations', () => ({
  ...publishedProvider('provider-1'),
  'provider_profiles/hidden': stored(providerProfile({ user_id: 'hidden', published: false })),
  'conversations/provider-1_client-1': stored(conversation({ unread_provider: 3 })),
  'conversations/provider-1_never-read': stored(
    conversation({ client_id: 'never-read', unread_provider: 3, unread_client: 2 }),
  ),
}));

const provider = session('provider-1');
const client = session('client-1');
const STRANGERS = [...strangersTo('client-1'), ...strangersTo('provider-1').slice(1, 3)];

describe('reading a conversation', () => {
  const read = (asking: Asking, id = 'provider-1_client-1') =>
    getDoc(doc(project.as(asking), 'conversations', id));

  it.each([client, provider])('is allowed to its sides: $uid', (asking) =>
    expectAllowed(read(asking)),
  );

  it.each([client, provider])('is allowed to its sides before it has begun: $uid', (asking) =>
    expectAllowed(read(asking, asking === client ? 'provider-9_client-1' : 'provider-1_client-9')),
  );

  it.each(STRANGERS)('is denied to %s', (_, asking) => expectPermissionDenied(read(asking)));

  it.each(STRANGERS)('is denied to %s before it has begun', (_, asking) =>
    expectPermissionDenied(read(asking, 'provider-1_client-9')),
  );
});

describe('listing conversations', () => {
  const list = (asking: Asking, side: 'provider_id' | 'client_id', uid: string, size = 25) =>
    getDocs(
      query(
        collection(project.as(asking), 'conversations'),
        where(side, '==', uid),
        orderBy('last_at', 'desc'),
        limit(size),
      ),
    );

  it('is allowed to a provider for his own', () =>
    expectAllowed(list(provider, 'provider_id', 'provider-1')));

  it('is allowed to a client for his own', () =>
    expectAllowed(list(client, 'client_id', 'client-1')));

  it.each(strangersTo('provider-1'))("is denied to %s for a provider's", (_, asking) =>
    expectPermissionDenied(list(asking, 'provider_id', 'provider-1')),
  );

  it.each(strangersTo('client-1'))("is denied to %s for a client's", (_, asking) =>
    expectPermissionDenied(list(asking, 'client_id', 'client-1')),
  );

  it('is denied above a page', () =>
    expectPermissionDenied(list(provider, 'provider_id', 'provider-1', 101)));

  it('is denied without a limit or without saying whose', async () => {
    const all = collection(project.as(provider), 'conversations');
    await expectPermissionDenied(getDocs(query(all, where('provider_id', '==', 'provider-1'))));
    await expectPermissionDenied(getDocs(query(all, limit(1))));
  });
});

const change = (asking: Asking, fields: object, id = 'provider-1_never-read') =>
  updateDoc(doc(project.as(asking), 'conversations', id), { ...fields });

describe('the unread messages of a conversation', () => {
  it('are read by the professional for himself, once or again', async () => {
    await expectAllowed(change(provider, { unread_provider: 0 }, 'provider-1_client-1'));
    await expectAllowed(change(provider, { unread_provider: 0 }, 'provider-1_client-1'));
  });

  it('are read by the client for himself', () =>
    expectAllowed(change(client, { unread_client: 0 }, 'provider-1_client-1')));

  it('are not read by one side for the other', async () => {
    await expectPermissionDenied(change(provider, { unread_client: 0 }));
    await expectPermissionDenied(change(session('never-read'), { unread_provider: 0 }));
  });

  it.each(strangersTo('never-read'))('are not read by %s for the client', (_, asking) =>
    expectPermissionDenied(change(asking, { unread_client: 0 })),
  );

  it.each(strangersTo('provider-1'))('are not read by %s for the professional', (_, asking) =>
    expectPermissionDenied(change(asking, { unread_provider: 0 })),
  );

  it.each<[string, object]>([
    ['one less', { unread_provider: increment(-1) }],
    ['one more', { unread_provider: increment(1) }],
    ['less than none', { unread_provider: -1 }],
    ['null', { unread_provider: null }],
    ['none, with the other side', { unread_provider: 0, unread_client: 0 }],
    ['none, with a preview', { unread_provider: 0, last_message: 'I agree.' }],
    ['none, with the count', { unread_provider: 0, message_count: 0 }],
  ])('are never %s', (_, fields) => expectPermissionDenied(change(provider, fields)));
});

describe('a conversation that has begun', () => {
  it.each<[string, object]>([
    ['provider_id', { provider_id: 'provider-2' }],
    ['client_id', { client_id: 'client-2' }],
    ['provider_name', { provider_name: 'Best Plumber' }],
    ['provider_handle', { provider_handle: 'provider-2' }],
    ['provider_avatar_url', { provider_avatar_url: 'https://evil.example/a.png' }],
    ['message_count', { message_count: increment(1) }],
    ['last_message', { last_message: 'I agree to pay.' }],
    ['last_message_id', { last_message_id: 'direct-9' }],
    ['last_at', { last_at: new Date() }],
    ['an unknown field', { archived: true }],
  ])('keeps %s from both sides', async (_, fields) => {
    await expectPermissionDenied(change(provider, fields));
    await expectPermissionDenied(change(session('never-read'), fields));
  });

  it.each([client, provider])('is never deleted: $uid', (asking) =>
    expectPermissionDenied(deleteDoc(doc(project.as(asking), 'conversations/provider-1_client-1'))),
  );
});
