import {
  chatMessage,
  conversation,
  directMessage,
  serviceRequest,
  stored,
} from '@doorstep/local/demo/factories.ts';
import { limit, limitToLast, orderBy, where, type QueryConstraint } from 'firebase/firestore';
import { describe } from 'vitest';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import {
  RulesProject,
  session,
  STRANGERS,
  unverified,
  type Requester,
} from '../../support/rules/project.ts';

const CLIENT_EMAIL = 'nora@doorstep.test';
const project = new RulesProject('chat-messages', () => ({
  'service_requests/request-1': stored(serviceRequest({ client_email: CLIENT_EMAIL })),
  'service_requests/other': stored(
    serviceRequest({ id: 'other', provider_id: 'provider-2', client_uid: 'client-2' }),
  ),
  'chat_messages/message-1': stored(chatMessage()),
  'chat_messages/orphan': stored(chatMessage({ request_id: 'nothing' })),
  'conversations/provider-1_client-1': stored(conversation()),
  'direct_messages/direct-1': stored(directMessage()),
}));

const client = session('client-1');
const SIDES = { 'the professional': session('provider-1'), 'the client': client };

interface Kind {
  message: string;
  /** The constraints that name the thread. */
  thread: QueryConstraint[];
  sides: Record<string, Requester>;
  strangers: Record<string, Requester>;
}
const KINDS: Record<string, Kind> = {
  chat_messages: {
    message: 'message-1',
    thread: [where('request_id', '==', 'request-1')],
    sides: { ...SIDES, 'the account of its confirmed address': session('later', CLIENT_EMAIL) },
    strangers: { ...STRANGERS, 'its address, unconfirmed': unverified('later', CLIENT_EMAIL) },
  },
  direct_messages: {
    message: 'direct-1',
    thread: [where('provider_id', '==', 'provider-1'), where('client_id', '==', 'client-1')],
    sides: SIDES,
    strangers: STRANGERS,
  },
};

describe.each(Object.entries(KINDS))('%s', (name, { message, thread, sides, strangers }) => {
  const path = `${name}/${message}`;
  const list = (requester: Requester, size = 100) =>
    project.list(requester, name, ...thread, orderBy('created_at'), limitToLast(size));

  allowed(
    'reading and listing',
    each(sides, (who) => [project.get(who, path), list(who)]),
  );
  denied(
    'reading and listing',
    each(strangers, (who) => [project.get(who, path), list(who)]),
  );
  denied('listing', {
    'above a page': () => list(client, 101),
    'without a limit': () => project.list(client, name, ...thread),
    'without a thread': () => project.list(client, name, limit(50)),
    'by the sender, to the sender': () =>
      project.list(client, name, where('sender_uid', '==', 'client-1'), limit(50)),
  });
  denied(
    'editing and deleting',
    each({ ...sides, ...strangers }, (who) => [
      project.update(who, path, { message: 'I never said so.' }),
      project.update(who, path, { sender_type: 'provider' }),
      project.delete(who, path),
    ]),
  );
});

denied('a message', {
  'whose request does not exist': () => project.get(client, 'chat_messages/orphan'),
  'of a request that does not exist': () =>
    project.list(client, 'chat_messages', where('request_id', '==', 'nothing'), limit(50)),
  "of another's request beside one's own": () =>
    project.list(
      client,
      'chat_messages',
      where('request_id', 'in', ['request-1', 'other']),
      limit(50),
    ),
  "of a professional's other conversations": () =>
    project.list(client, 'direct_messages', where('provider_id', '==', 'provider-1'), limit(50)),
  "of another client's conversation": () =>
    project.list(
      client,
      'direct_messages',
      where('provider_id', '==', 'provider-1'),
      where('client_id', '==', 'client-2'),
      limit(50),
    ),
});
