import {
  chatMessage,
  conversation,
  directMessage,
  serviceRequest,
  stored,
} from '@doorstep/local/demo/factories.ts';
import { deleteField, limit, orderBy, serverTimestamp, where } from 'firebase/firestore';
import { describe } from 'vitest';
import { newProfile, publishedProvider, statusChange } from '../../support/documents.ts';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import { RulesProject, session, STRANGERS, type Requester } from '../../support/rules/project.ts';
import { MEMBER, NO_MEMBERS, SUSPENDED, teamDocuments } from '../../support/rules/team-members.ts';
import { saveProfile } from '../../support/write-batches.ts';

/** What a member of a team reads, changes and is refused. Sending: sending.test.ts. */

const REQUEST = 'service_requests/request-1';
const OWN = 'service_requests/own';
const CONVERSATION = 'conversations/provider-1_client-1';
const project = new RulesProject('team', () => ({
  ...publishedProvider('provider-1'),
  ...teamDocuments(),
  [REQUEST]: stored(serviceRequest({ unread_provider: 2, unread_client: 2 })),
  // A request that the member had sent to the professional as a client.
  [OWN]: stored(serviceRequest({ id: 'own', client_uid: 'member-1', unread_provider: 2 })),
  'service_requests/other': stored(serviceRequest({ id: 'other', provider_id: 'provider-2' })),
  [`${REQUEST}/history/1`]: { status: 'completed', side: 'provider', at: new Date(0) },
  [`${REQUEST}/quotes/1`]: { state: 'declined', created_at: new Date(0) },
  [`${REQUEST}/notes/1`]: { author_uid: 'provider-1', created_at: new Date(0) },
  'saved_replies/provider-1': { replies: ['On our way.'] },
  'chat_messages/message-1': stored(chatMessage()),
  [CONVERSATION]: stored(conversation({ unread_provider: 2, unread_client: 2 })),
  'direct_messages/direct-1': stored(directMessage()),
  'blocks/provider-1_client-1': { blocker_uid: 'provider-1', blocked_uid: 'client-1' },
  'branches/provider-1': { branches: [] },
  'galleries/provider-1': { photos: {}, service_tags: {} },
  'page_emails/provider-1': { email: 'office@doorstep.test' },
  'badge_applications/provider-1_license': { provider_id: 'provider-1', state: 'pending' },
  'support_requests/S-222222': { owner_uid: 'provider-1', changed_at: new Date(0) },
  'analytics/provider-1_2026-01': { provider_id: 'provider-1', month: '2026-01' },
}));

const owner = session('provider-1');
/** Everybody who may not read the professional's side. A client's own uid is no member's. */
const OUTSIDERS: Record<string, Requester> = { ...STRANGERS, ...NO_MEMBERS };

const ofOwner = where('provider_id', '==', 'provider-1');
const list = (who: Requester, name: string, order: string) =>
  project.list(who, name, ofOwner, orderBy(order, 'desc'), limit(25));
const thread = [where('request_id', '==', 'request-1'), orderBy('created_at', 'desc'), limit(50)];
const between = [ofOwner, where('client_id', '==', 'client-1'), limit(50)];
/** The reads of the inbox and the chats, by what they read. */
const readsOf = (who: Requester) => ({
  'a request': () => project.get(who, REQUEST),
  'the requests': () => list(who, 'service_requests', 'created_at'),
  'the requests of a member': () =>
    project.list(
      who,
      'service_requests',
      ...[ofOwner, where('assignee_uid', '==', 'member-1'), where('status', '==', 'pending')],
      orderBy('created_at', 'desc'),
      limit(25),
    ),
  'the unread requests': () =>
    project.list(who, 'service_requests', ofOwner, where('unread_provider', '>', 0), limit(10)),
  'the history': () => project.list(who, `${REQUEST}/history`, orderBy('at', 'desc'), limit(20)),
  'the earlier quotes': () => project.list(who, `${REQUEST}/quotes`, limit(20)),
  'the private notes': () =>
    project.list(who, `${REQUEST}/notes`, orderBy('created_at', 'desc'), limit(20)),
  'the saved replies': () => project.get(who, 'saved_replies/provider-1'),
  'a message': () => project.get(who, 'chat_messages/message-1'),
  'the messages': () => project.list(who, 'chat_messages', ...thread),
  'a conversation': () => project.get(who, CONVERSATION),
  'a missing conversation': () => project.get(who, 'conversations/provider-1_nobody'),
  'the conversations': () => list(who, 'conversations', 'last_at'),
  'a direct message': () => project.get(who, 'direct_messages/direct-1'),
  'the direct messages': () => project.list(who, 'direct_messages', ...between),
  'a block': () => project.get(who, 'blocks/provider-1_client-1'),
  'a missing block': () => project.get(who, 'blocks/provider-1_client-2'),
});
const reads = (who: Requester) => Object.values(readsOf(who)).map((read) => read());

describe("reading a professional's requests and chats", () => {
  allowed('a member', readsOf(MEMBER));
  denied('everything', each({ ...OUTSIDERS, 'a suspended member': SUSPENDED }, reads));
  denied('a member', {
    'a page above 100': () => project.list(MEMBER, 'service_requests', ofOwner, limit(101)),
    'the requests without a limit': () => project.list(MEMBER, 'service_requests', ofOwner),
    "everybody's requests": () => project.list(MEMBER, 'service_requests', limit(25)),
    'the requests of a client': () =>
      project.list(MEMBER, 'service_requests', where('client_uid', '==', 'client-1'), limit(25)),
    "another professional's request": () => project.get(MEMBER, 'service_requests/other'),
    "another professional's requests": () =>
      project.list(MEMBER, 'service_requests', where('provider_id', '==', 'provider-2'), limit(25)),
    "a client's block": () => project.get(MEMBER, 'blocks/client-1_provider-1'),
    'the blocks as a list': () =>
      project.list(MEMBER, 'blocks', where('blocker_uid', '==', 'provider-1'), limit(1)),
  });
});

const change = (who: Requester, fields: object, path = REQUEST) =>
  project.update(who, path, fields);
const signed = (by: string, status = 'in_progress') => statusChange(status, by);
const signedBy = (who: Requester) => signed(who?.uid ?? 'member-1');
const readOf = { unread_provider: 0 };
const assign = (who: Requester, to: unknown, path = REQUEST) =>
  change(who, { assignee_uid: to }, path);

describe('changing a request', () => {
  allowed('a member', {
    'the status in their own name': () => change(MEMBER, signedBy(MEMBER)),
    'the read state': () => change(MEMBER, readOf),
    'the read state of a conversation': () => change(MEMBER, readOf, CONVERSATION),
  });
  const nobody = { ...OUTSIDERS, 'a suspended member': SUSPENDED };
  denied(
    'everything',
    each(nobody, (who) => [
      change(who, signedBy(who)),
      change(who, { status: 'completed' }),
      change(who, readOf),
      change(who, readOf, CONVERSATION),
      assign(who, null),
      assign(who, 'member-1'),
    ]),
  );
  denied('a member', {
    "the status in another's name": () => [
      change(MEMBER, signed('provider-1')),
      change(MEMBER, signed('member-2')),
    ],
    "the client's read state": () => change(MEMBER, { unread_client: 0 }),
    'the quote': () => change(MEMBER, { quote: { state: 'accepted' } }),
    'the professional': () => change(MEMBER, { provider_id: 'member-1' }),
    "another professional's request": () => [
      change(MEMBER, signedBy(MEMBER), 'service_requests/other'),
      assign(MEMBER, 'member-1', 'service_requests/other'),
    ],
    'deleting it': () => project.delete(MEMBER, REQUEST),
  });
  denied('a member, of a request that they sent as a client,', {
    'the status': () => change(MEMBER, signed('member-1', 'completed'), OWN),
    'the read state': () => change(MEMBER, readOf, OWN),
    'the assignment': () => assign(MEMBER, 'member-1', OWN),
  });
});

describe('assigning a request', () => {
  const to = {
    'to a member': 'member-1',
    'to another member': 'member-2',
    'to an inactive member': 'inactive',
    'to the professional': 'provider-1',
    'to nobody': null,
  };
  allowed(
    'a member',
    each(to, (uid) => assign(MEMBER, uid)),
  );
  allowed(
    'the professional',
    each(to, (uid) => assign(owner, uid)),
  );
  denied('anybody', {
    ...each<unknown>(
      {
        'to a stranger': 'nobody',
        'to the client': 'client-1',
        'to a member of another team': 'elsewhere',
        'to another professional': 'provider-2',
        'to a path': 'a/b/member-1',
        'to a number': 1,
        'to a list': ['member-1'],
        'to an empty text': '',
        'to no field': deleteField(),
      },
      (uid) => [assign(MEMBER, uid), assign(owner, uid)],
    ),
    'together with another change': () => [
      change(MEMBER, { assignee_uid: 'member-2', last_message: 'Hello' }),
      change(MEMBER, { assignee_uid: 'member-2', ...signed('member-1', 'completed') }),
      change(MEMBER, { assignee_uid: 'member-2', distance: { meters: 0, is_inside: true } }),
    ],
  });
});

// @2.34.6
describe("the professional's own documents", () => {
  const paths = ['branches', 'galleries', 'page_emails', 'subscribers', 'user_roles'].map(
    (name) => `${name}/provider-1`,
  );
  const single = ['badge_applications/provider-1_license', 'support_requests/S-222222'];
  denied('a member', {
    reading: () => [...paths, ...single].map((path) => project.get(MEMBER, path)),
    listing: () => [
      project.list(MEMBER, 'analytics', ofOwner, limit(50)),
      project.list(MEMBER, 'support_requests', where('owner_uid', '==', 'provider-1'), limit(10)),
    ],
    writing: () =>
      [...paths, ...single].flatMap((path) => [
        project.set(MEMBER, path, { owner: 'member-1' }),
        project.delete(MEMBER, path),
      ]),
    'writing the page': () => [
      change(
        MEMBER,
        { display_name: 'Mine', updated_at: serverTimestamp() },
        `provider_profiles/provider-1`,
      ),
      change(
        MEMBER,
        { published: false, updated_at: serverTimestamp() },
        `provider_profiles/provider-1`,
      ),
      project.delete(MEMBER, 'provider_profiles/provider-1'),
      project.delete(MEMBER, 'handles/provider-1'),
      project.set(MEMBER, 'handles/mine', { owner: 'provider-1' }),
    ],
  });
});

describe('a page of their own', () => {
  const create = (uid: string) =>
    saveProfile(project.as(session(uid)), { uid, profile: newProfile(uid), claim: uid });
  denied('creating', {
    'to a member': () => create('member-1'),
    'to an inactive member': () => create('inactive'),
  });
  allowed('creating', { 'to somebody without a team': () => create('removed') });
});

denied("writing the team's documents", {
  ...each<Requester>({ ...OUTSIDERS, 'a member': MEMBER, 'the professional': owner }, (who) => [
    project.update(who, 'team_members/member-1', { active: true, name: 'Boss' }),
    project.update(who, `team_members/${who?.uid ?? 'inactive'}`, { active: true }),
    project.set(who, `team_members/${who?.uid ?? 'new'}`, {
      ...{ owner_uid: 'provider-1', active: true, name: 'Boss' },
    }),
    project.delete(who, 'team_members/member-1'),
    project.set(who, 'team_invitations/new', { owner_uid: 'provider-1', name: 'Boss' }),
    project.delete(who, 'team_invitations/invitation-1'),
  ]),
});
