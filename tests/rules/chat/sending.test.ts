import { otherSide } from '@doorstep/domain/chat/message';
import {
  chatMessage,
  conversation,
  directMessage,
  serviceRequest,
  stored,
} from '@doorstep/local/demo/factories.ts';
import { doc, increment, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { newChatMessage, newDirectMessage, type Changes } from '../../support/documents.ts';
import { codeOf } from '../../support/expectations.ts';
import {
  countDocument,
  randomId,
  sendInConversation,
  sendInRequest,
  commitCounted,
} from '../../support/write-batches.ts';
import { allowed, denied, each, eachMissing, type Attempts } from '../../support/rules/cases.ts';
import {
  RulesProject,
  session,
  STRANGERS,
  unverified,
  type Requester,
} from '../../support/rules/project.ts';

const CLIENT_EMAIL = 'nora@doorstep.test';
const unread = { unread_provider: 3, unread_client: 3 };
const OWN_ADDRESS = 'provider-1@doorstep.test';
const project = new RulesProject('chat-sending', () => ({
  'service_requests/request-1': stored(serviceRequest({ client_email: CLIENT_EMAIL, ...unread })),
  'service_requests/request-2': stored(serviceRequest()),
  'service_requests/to-my-own-address': stored(serviceRequest({ client_email: OWN_ADDRESS })),
  'chat_messages/message-1': stored(chatMessage()),
  'conversations/provider-1_client-1': stored(conversation(unread)),
  'conversations/provider-1_client-2': stored(conversation({ client_id: 'client-2' })),
  'conversations/provider-2_client-1': stored(conversation({ provider_id: 'provider-2' })),
  'direct_messages/direct-1': stored(directMessage()),
}));

type Side = 'provider' | 'client';
type Sending = Omit<Parameters<typeof sendInRequest>[1], 'from'>;
const PEOPLE = { provider: session('provider-1'), client: session('client-1') };

const CHATS = {
  'a request': {
    messages: 'chat_messages',
    sent: 'message-1',
    make: newChatMessage,
    commit: sendInRequest,
    thread: 'service_requests/request-1',
    otherThreads: { provider: 'service_requests/request-2', client: 'service_requests/request-2' },
    strangers: { ...STRANGERS, 'its address, unconfirmed': unverified('later', CLIENT_EMAIL) },
    wrongMessages: {
      'about a path': { request_id: 'request-1/guests/client-1' },
      'about a number': { request_id: 1 },
      'about nothing': { request_id: null },
      'about another request': { request_id: 'request-2' },
    },
    wrongThreads: {
      'no id': { last_message_id: null },
      'a new status': { status: 'completed' },
      'another address of the client': { client_email: 'mine@doorstep.test' },
    },
  },
  'a conversation': {
    messages: 'direct_messages',
    sent: 'direct-1',
    make: newDirectMessage,
    commit: sendInConversation,
    thread: 'conversations/provider-1_client-1',
    otherThreads: {
      provider: 'conversations/provider-1_client-2',
      client: 'conversations/provider-2_client-1',
    },
    strangers: STRANGERS,
    wrongMessages: {
      'to another professional': { provider_id: 'provider-2' },
      'of another client': { client_id: 'client-2' },
      'of the client on both sides': { provider_id: 'client-1' },
      'to no professional': { provider_id: null },
    },
    wrongThreads: {
      'two messages counted': { message_count: increment(2) },
      'no message counted': { message_count: increment(0) },
      'messages taken off': { message_count: 1 },
      'another name': { provider_name: 'Best Plumber' },
      'another client': { client_id: 'somebody' },
    },
  },
} as const;

const WRONG_MESSAGES: Record<string, Changes> = {
  'without words': { message: '' },
  'of blank words': { message: ' \n\t ' },
  'of nothing to see': { message: '\u200b\u2060' },
  'of 4,001 characters': { message: 'm'.repeat(4001) },
  'of a number': { message: 7 },
  'of a list': { message: ['a'] },
  'of a map': { message: { text: 'Hello' } },
  'of null': { message: null },
  "of the client's time": { created_at: Timestamp.now() },
  'of an earlier day': { created_at: Timestamp.fromMillis(0) },
  'of a time in words': { created_at: '2026-01-01' },
  'of no time': { created_at: null },
  'by an unknown kind of sender': { sender_type: 'admin' },
  'by no kind of sender': { sender_type: null },
  'by no sender': { sender_uid: null },
  'with an unknown field': { html: '<b>' },
  'with its id stored in it': { id: 'message-2' },
};

/** Changes to a thread that the sender of `side` may not make beside a message. */
const wrongThreads = (side: Side): Record<string, Changes> => {
  const [own, others] = [`unread_${side}`, `unread_${otherSide(side)}`];
  return {
    'another preview': { last_message: 'I agree to pay.' },
    'the id of no message': { last_message_id: 'nothing' },
    'two unread messages': { [others]: increment(2) },
    'no unread message': { [others]: increment(0) },
    'all messages read': { [others]: 0 },
    'a thousand unread messages': { [others]: 1000 },
    "the sender's own counter moved": { [own]: increment(1) },
    "the sender's own counter put to zero": { [own]: 0 },
    'an unknown field': { pinned: true },
    'the turn kept': { waiting: side },
    "nobody's turn": { waiting: 'none' },
    'an unknown turn': { waiting: 'everybody' },
  };
};

describe.each(Object.entries(CHATS))('sending in %s', (_, chat) => {
  const send = (who: Requester, from: Side, changes: Sending = {}) =>
    chat.commit(project.as(who), { from, ...changes });
  const byClient = (changes: Sending) => send(PEOPLE.client, 'client', changes);
  /** In one's own name. */
  const as = (who: Requester, from: Side) =>
    send(who, from, { messageChanges: { sender_uid: who?.uid ?? 'client-1' } });

  allowed('a message', {
    'of the professional': () => send(PEOPLE.provider, 'provider'),
    'of the client': () => byClient({}),
    'of the client, in the same words again': () => byClient({}),
    'of 4,000 characters with line breaks': () =>
      byClient({ messageChanges: { message: 'line\n'.repeat(800) } }),
  });

  denied('a message', {
    ...each(chat.strangers, (who) => [as(who, 'provider'), as(who, 'client')]),
    "of the professional in the client's name": () => [
      as(PEOPLE.provider, 'client'),
      send(PEOPLE.provider, 'client'),
    ],
    "of the client in the professional's name": () => [
      as(PEOPLE.client, 'provider'),
      send(PEOPLE.client, 'provider'),
      byClient({ messageChanges: { sender_uid: 'provider-1' } }),
    ],
    ...each({ ...WRONG_MESSAGES, ...chat.wrongMessages }, (messageChanges: Changes) =>
      byClient({ messageChanges }),
    ),
    ...eachMissing(chat.make('client'), (messageWithout) => byClient({ messageWithout })),
    'with an id that is no word': () => byClient({ id: 'a b' }),
    'over one that was sent before': () => byClient({ id: chat.sent }),
    'without its thread': () => byClient({ threadChanges: null }),
  });

  describe.each(['provider', 'client'] as const)('by the %s', (side) => {
    const change = (threadChanges: Changes) => send(PEOPLE[side], side, { threadChanges });
    denied('a thread with', {
      ...each({ ...wrongThreads(side), ...chat.wrongThreads }, change),
      'the id of another message': () => change({ last_message_id: chat.sent }),
      "the client's time": () => change({ last_at: Timestamp.now() }),
      'no time': () => change({ last_at: null }),
    });
  });

  const step = (id: string, from: Side) => ({
    last_message: chat.make(from)['message'],
    last_message_id: id,
    last_at: serverTimestamp(),
    waiting: otherSide(from),
    [`unread_${otherSide(from)}`]: increment(1),
    ...(chat.messages === 'direct_messages' && { message_count: increment(1) }),
  });
  /** Writes messages of one side with one step of each thread, counted once. */
  function write(ids: string[], threads: readonly string[], from: Side = 'client') {
    const db = project.as(PEOPLE[from]);
    const id = `${chat.messages}/${ids[0] ?? ''}`;
    return commitCounted(db, (batch, begins) => {
      for (const one of ids) batch.set(doc(db, chat.messages, one), chat.make(from));
      for (const thread of threads) batch.update(doc(db, thread), step(ids[0] ?? '', from));
      countDocument(batch, doc(db, 'message_counts', PEOPLE[from].uid), id, begins);
    });
  }
  const newId = () => randomId(project.functions());

  allowed('a batch', {
    "of one of the client's messages": () => write([newId()], [chat.thread]),
    "of one of the professional's messages": () => write([newId()], [chat.thread], 'provider'),
  });
  denied('a batch', {
    'without its message': () => byClient({ messageChanges: null }),
    "that moves two of the client's threads by one message": () =>
      write([newId()], [chat.thread, chat.otherThreads.client]),
    "that moves two of the professional's threads by one message": () =>
      write([newId()], [chat.thread, chat.otherThreads.provider], 'provider'),
    'that moves a thread twice by one message': () => write([newId()], [chat.thread, chat.thread]),
    'that moves a thread once by two messages': () => write([newId(), newId()], [chat.thread]),
  });

  it('is denied with the message of the batch before', async () => {
    expect(await codeOf(byClient({ id: 'sent-once' }))).toBe('allowed');
    const again = byClient({ id: 'sent-once', messageChanges: null });
    expect(await codeOf(again)).toBe('permission-denied');
    expect(await codeOf(byClient({ id: 'sent-once' }))).toBe('permission-denied');
  });
});

const later = session('later', CLIENT_EMAIL);
const byAddress =
  (thread: string, who: Exclude<Requester, null>, uid = who.uid): Attempts[string] =>
  () =>
    sendInRequest(project.as(who), { from: 'client', thread, messageChanges: { sender_uid: uid } });

allowed('a message about a request', { 'of its address': byAddress('request-1', later) });
denied('a message about a request', {
  "of its address in its sender's name": byAddress('request-1', later, 'client-1'),
  "of the professional, whose own address is the client's": byAddress(
    'to-my-own-address',
    PEOPLE.provider,
  ),
  'that does not exist': () =>
    sendInRequest(project.as(PEOPLE.client), {
      from: 'client',
      messageChanges: { request_id: 'nothing' },
      threadChanges: null,
    }),
});

// The professional is a side of both conversations, the client of one.
denied('a conversation', {
  'moved by a message of another one': () =>
    sendInConversation(project.as(PEOPLE.provider), {
      from: 'provider',
      messageChanges: { client_id: 'client-2' },
    }),
});
