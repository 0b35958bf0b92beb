import {
  clientProfile,
  conversation,
  providerProfile,
  serviceRequest,
  stored,
  subscriber,
} from '@doorstep/local/demo/factories.ts';
import { teamMember } from '@doorstep/local/demo/team-member.ts';
import {
  newChatMessage,
  newConversation,
  newDirectMessage,
  newProfile,
  newRequest,
  without,
  type Fields,
} from './documents.ts';
import { NOW, ONE_MORE, type Flow, type Write } from './recorded-writes.ts';

/**
 * The write batches that the app of this release sends to Firestore, one for each thing that people
 * do. `npm run release:record` stores them for the next release (docs/releases.md).
 */

/** A counter of an earlier window. */
const COUNTER = {
  ...{ count: 1, last_id: 'earlier/document' },
  ...{ counted_at: new Date(0), started_at: new Date(0) },
};

/** The documents before each flow, by path. */
export const SEED: Record<string, Fields> = {
  'provider_profiles/provider-1': stored(providerProfile()),
  'subscribers/provider-1': { ...subscriber({ subscription_tier: 'Business' }) },
  'handles/provider-1': { owner: 'provider-1' },
  'client_profiles/client-1': { ...clientProfile({ user_id: 'client-1' }) },
  'service_requests/request-1': stored(serviceRequest({ unread_provider: 1, unread_client: 1 })),
  'conversations/provider-1_client-1': stored(conversation()),
  'team_members/member-1': stored(teamMember({ id: 'member-1' })),
  ...Object.fromEntries(
    ['message_counts', 'thread_counts', 'edit_counts'].flatMap((counter) =>
      ['provider-1', 'client-1', 'client-2', 'member-1'].map((uid) => [
        `${counter}/${uid}`,
        COUNTER,
      ]),
    ),
  ),
  'message_counts/full': { ...COUNTER, count: 120 },
};

const set = (path: string, fields: Fields): Write => ({ kind: 'set', path, fields });
const merge = (path: string, fields: Fields): Write => ({ kind: 'merge', path, fields });
const update = (path: string, fields: Fields): Write => ({ kind: 'update', path, fields });

/** Counts a document in its writer's counter. */
const count = (counter: string, uid: string, path: string): Write =>
  merge(`${counter}/${uid}`, { count: ONE_MORE, last_id: path, counted_at: NOW });

/** Counts a document in its writer's counter, and begins a window. */
const countFirst = (counter: string, uid: string, path: string): Write =>
  set(`${counter}/${uid}`, { count: 1, last_id: path, counted_at: NOW, started_at: NOW });

/** Gives a document the sentinels of this file instead of those of the SDK. */
const sent = (fields: Fields, ...times: string[]): Fields => ({
  ...fields,
  ...Object.fromEntries(times.map((name) => [name, NOW])),
});

function inRequest(id: string, from: 'provider' | 'client', uid: string, more: Fields = {}) {
  const message = newChatMessage(from, { sender_uid: uid, ...more });
  return [
    set(`chat_messages/${id}`, sent(message, 'created_at')),
    update('service_requests/request-1', {
      last_message: message['message'],
      last_message_id: id,
      last_message_at: NOW,
      [from === 'client' ? 'unread_provider' : 'unread_client']: ONE_MORE,
    }),
    count('message_counts', uid, `chat_messages/${id}`),
  ];
}

function inConversation(id: string, from: 'provider' | 'client', uid: string) {
  const message = newDirectMessage(from, { sender_uid: uid });
  return [
    set(`direct_messages/${id}`, sent(message, 'created_at')),
    update('conversations/provider-1_client-1', {
      last_message: message['message'],
      last_message_id: id,
      last_at: NOW,
      message_count: ONE_MORE,
      [from === 'client' ? 'unread_provider' : 'unread_client']: ONE_MORE,
    }),
    count('message_counts', uid, `direct_messages/${id}`),
  ];
}

function firstMessage(id: string, uid: string): Write[] {
  const sides = { provider_id: 'provider-1', client_id: uid };
  const path = `conversations/provider-1_${uid}`;
  const message = newDirectMessage('client', { ...sides, sender_uid: uid });
  return [
    set(`direct_messages/${id}`, sent(message, 'created_at')),
    set(path, sent(newConversation({ ...sides, last_message_id: id }), 'last_at')),
    count('thread_counts', uid, path),
    count('message_counts', uid, `direct_messages/${id}`),
  ];
}

const edit = (uid: string, fields: Fields): Write[] => [
  update('service_requests/request-1', fields),
  count('edit_counts', uid, 'service_requests/request-1'),
];

const status = (to: string, uid: string): Write[] =>
  edit(uid, { status: to, status_changed_by: uid, status_changed_at: NOW });

const nora = { uid: 'client-1', email: 'nora@doorstep.test' };
const person = (uid: string) => ({ uid, email: `${uid}@doorstep.test` });
const provider = person('provider-1');

export const FLOWS: Flow[] = [
  {
    name: 'a professional saves a first draft',
    by: person('new-pro'),
    writes: [
      set('provider_profiles/new-pro', sent(newProfile('new-pro'), 'created_at', 'updated_at')),
      set('handles/new-pro', { owner: 'new-pro' }),
      countFirst('edit_counts', 'new-pro', 'provider_profiles/new-pro'),
    ],
  },
  {
    name: 'a professional changes the page and its handle',
    by: provider,
    writes: [
      merge('provider_profiles/provider-1', {
        ...without(stored(providerProfile()), 'created_at', 'facts'),
        ...{ handle: 'renamed', bio: 'Since 1998.', updated_at: NOW },
      }),
      set('handles/renamed', { owner: 'provider-1' }),
      { kind: 'delete', path: 'handles/provider-1', fields: {} },
      count('edit_counts', 'provider-1', 'provider_profiles/provider-1'),
    ],
  },
  {
    name: 'a client saves the profile',
    by: person('client-2'),
    writes: [
      set('client_profiles/client-2', { ...clientProfile({ user_id: 'client-2' }) }),
      count('edit_counts', 'client-2', 'client_profiles/client-2'),
    ],
  },
  {
    name: 'a client sends a request',
    by: nora,
    writes: [
      set('service_requests/sent', sent(newRequest(), 'created_at')),
      count('thread_counts', 'client-1', 'service_requests/sent'),
    ],
  },
  { name: 'a client writes in a request', by: nora, writes: inRequest('a', 'client', 'client-1') },
  {
    name: 'a professional writes in a request',
    by: provider,
    writes: inRequest('b', 'provider', 'provider-1'),
  },
  {
    name: 'a member of the team writes in a request',
    by: person('member-1'),
    writes: inRequest('c', 'provider', 'member-1', { sender_name: teamMember().name }),
  },
  {
    name: 'a professional starts with a request',
    by: provider,
    writes: status('in_progress', 'provider-1'),
  },
  { name: 'a client cancels a request', by: nora, writes: status('cancelled', 'client-1') },
  {
    name: 'a professional assigns a request',
    by: provider,
    writes: edit('provider-1', { assignee_uid: 'member-1' }),
  },
  {
    name: 'a client has read a request',
    by: nora,
    writes: [update('service_requests/request-1', { unread_client: 0 })],
  },
  {
    name: 'a professional has read a request',
    by: provider,
    writes: [update('service_requests/request-1', { unread_provider: 0 })],
  },
  {
    name: 'a client starts a conversation',
    by: person('client-2'),
    writes: firstMessage('d', 'client-2'),
  },
  {
    name: 'a client writes in a conversation',
    by: nora,
    writes: inConversation('e', 'client', 'client-1'),
  },
  {
    name: 'a professional writes in a conversation',
    by: provider,
    writes: inConversation('f', 'provider', 'provider-1'),
  },
  {
    name: 'a professional has read a conversation',
    by: provider,
    writes: [update('conversations/provider-1_client-1', { unread_provider: 0 })],
  },
  {
    name: 'a person begins a new window of the limit on messages',
    by: person('full'),
    writes: [countFirst('message_counts', 'full', 'chat_messages/later')],
  },
];
