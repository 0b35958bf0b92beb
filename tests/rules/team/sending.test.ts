import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import type { Changes } from '../../support/documents.ts';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import { RulesProject, session, type Requester } from '../../support/rules/project.ts';
import { MEMBER, NO_MEMBERS, SUSPENDED, teamDocuments } from '../../support/rules/team-members.ts';
import { sendInConversation, sendInRequest } from '../../support/write-batches.ts';

/** Messages of a team's members, which name the member who wrote. */

const withClient = (client: string) =>
  stored(conversation({ provider_id: 'provider-1', client_id: client }));
const project = new RulesProject('team-sending', () => ({
  ...teamDocuments(),
  'service_requests/request-1': stored(serviceRequest()),
  'service_requests/closed': stored(serviceRequest({ closed: true })),
  'service_requests/of-blocker': stored(serviceRequest({ client_uid: 'blocker' })),
  'service_requests/own': stored(serviceRequest({ client_uid: 'member-1' })),
  'service_requests/visited': stored(serviceRequest()),
  // The member came by the link of a mail before they joined the team.
  'service_requests/visited/guests/member-1': {
    expires_at: Timestamp.fromMillis(Date.now() + 3_600_000),
  },
  'conversations/provider-1_client-1': withClient('client-1'),
  'conversations/provider-1_blocker': withClient('blocker'),
  'conversations/provider-1_member-1': withClient('member-1'),
  'blocks/blocker_provider-1': { blocker_uid: 'blocker', blocked_uid: 'provider-1' },
}));

const photos = Array.from({ length: 6 }, (_, index) => {
  const name = `${String(index).padStart(64, 'p')}.webp`;
  return `http://127.0.0.1:9199/v0/b/${project.id}.appspot.com/o/private-photos%2Fmember-1%2F${name}`;
});

const owner = session('provider-1');
const client = session('client-1');
const CHATS = {
  'a request': {
    commit: sendInRequest,
    ofBlocker: { thread: 'of-blocker' },
    own: { thread: 'own' },
  },
  'a conversation': {
    commit: sendInConversation,
    ofBlocker: { thread: 'provider-1_blocker', messageChanges: { client_id: 'blocker' } },
    own: { thread: 'provider-1_member-1', messageChanges: { client_id: 'member-1' } },
  },
};

// @2.34.7
describe.each(Object.entries(CHATS))('sending in %s', (_, { commit, ofBlocker, own }) => {
  type Where = { thread?: string; messageChanges?: Changes };
  const send = (
    who: Requester,
    from: 'provider' | 'client',
    changes: Changes = {},
    { messageChanges, ...where }: Where = {},
  ) =>
    commit(project.as(who), {
      ...{ from, ...where },
      messageChanges: { sender_uid: who?.uid ?? 'member-1', ...messageChanges, ...changes },
    });
  const asTeam = (who: Requester, changes: Changes = {}, where?: Where) =>
    send(who, 'provider', { sender_name: 'Sam', ...changes }, where);

  allowed('a message', {
    'of a member': () => asTeam(MEMBER),
    'of another member': () => asTeam(session('member-2'), { sender_name: 'Robin' }),
    // The longest request of a chat: rules may evaluate 1,000 expressions and read 10 documents for
    // a write, and 20 documents for a batch.
    'of a member with six photos': () => asTeam(MEMBER, { photos, message: 'm'.repeat(4000) }),
    'of a member to their own team, as a client': () => send(MEMBER, 'client', {}, own),
    'of the professional': () => send(owner, 'provider'),
    'of the client': () => send(client, 'client'),
  });
  denied('a message', {
    ...each({ ...NO_MEMBERS, 'a suspended member': SUSPENDED }, (who) => [
      asTeam(who),
      send(who, 'provider'),
      send(who, 'client'),
    ]),
    ...each<Changes>(
      {
        'of a member with the name of another member': { sender_name: 'Robin' },
        'of a member with no name': { sender_name: null },
        'of a member with an empty name': { sender_name: '' },
        "of a member with the professional's uid": { sender_uid: 'provider-1' },
        "of a member with another member's uid": { sender_uid: 'member-2', sender_name: 'Robin' },
        "of a member with another account's photo": {
          photos: photos.map((url) => url.replace('member-1', 'provider-1')),
        },
      },
      (changes) => asTeam(MEMBER, changes),
    ),
    'of a member without a name': () => send(MEMBER, 'provider'),
    "of a member in the client's name": () => [
      send(MEMBER, 'client'),
      send(MEMBER, 'client', { sender_name: 'Sam' }),
      send(MEMBER, 'client', { sender_uid: 'client-1' }),
    ],
    'of the professional with a name': () => [
      send(owner, 'provider', { sender_name: 'Sam' }),
      send(owner, 'provider', { sender_name: null }),
      send(owner, 'provider', { sender_uid: 'member-1', sender_name: 'Sam' }),
    ],
    'of the client with a name': () => [
      send(client, 'client', { sender_name: 'Sam' }),
      send(client, 'client', { sender_name: null }),
      asTeam(client),
    ],
    'of a member to a client who blocked the professional': () => asTeam(MEMBER, {}, ofBlocker),
    'of a member to themselves, as their team': () => asTeam(MEMBER, {}, own),
  });
});

denied('a message of a member', {
  'as a guest of the client': () =>
    sendInRequest(project.as(MEMBER), {
      ...{ from: 'client', thread: 'visited' },
      messageChanges: { sender_uid: 'member-1' },
    }),
  'in a closed request': () =>
    sendInRequest(project.as(MEMBER), {
      ...{ from: 'provider', thread: 'closed' },
      messageChanges: { sender_uid: 'member-1', sender_name: 'Sam' },
    }),
  'that starts a conversation': () =>
    sendInConversation(project.as(MEMBER), {
      ...{ from: 'provider', thread: 'provider-1_nobody' },
      messageChanges: { sender_uid: 'member-1', sender_name: 'Sam', client_id: 'nobody' },
    }),
});
