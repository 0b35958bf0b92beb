import { PAGE_SIZE } from '@doorstep/domain/limits';
import { LIST_STATUSES } from '@doorstep/domain/requests/service-request';
import { serviceRequest, stored, subscriber } from '@doorstep/local/demo/factories.ts';
import {
  and,
  collection,
  collectionGroup,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  where,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { BY_FUNCTIONS, equals, NEWEST, NOW } from '../support/rules/function-queries.ts';
import { INBOX } from '../support/rules/inbox-queries.ts';
import {
  neededIndexes,
  readIndexFile,
  unindexedFields,
  usedIndexes,
} from '../support/rules/indexes.ts';
import { RulesProject, session } from '../support/rules/project.ts';

// The emulator answers every query without an index, and records which indexes a project's queries
// would need. Each run uses a new project, because the record stays until the emulator stops.
const project = new RulesProject(`indexes-${Date.now().toString(36)}`, () => ({
  'service_requests/request-1': stored(serviceRequest()),
  'subscribers/provider-1': subscriber({ subscription_tier: 'Pro' }),
}));

const inApp = (uid: string, name: string, ...parts: QueryConstraint[]) => {
  return () => query(collection(project.as(session(uid)), name), ...parts);
};
const myRequests = () => collection(project.as(session('client-1')), 'service_requests');
const isMine = or(
  equals('client_email', 'client-1@doorstep.test'),
  equals('client_uid', 'client-1'),
);
const GROUPS = [equals('client_uid', 'client-1'), orderBy('changed_at', 'desc'), limit(25)];
const HAS_REQUEST = where('request_ids', 'array-contains', 'request-1');
const isUnread = (side: string) => where(`unread_${side}`, '>', 0);
const unreadOf = (side: 'provider' | 'client') => [
  equals(`${side}_id`, `${side}-1`),
  isUnread(side),
  limit(PAGE_SIZE.unread_threads),
];

const inbox = (...parts: QueryConstraint[]) =>
  inApp(
    'provider-1',
    'service_requests',
    equals('provider_id', 'provider-1'),
    ...parts,
    limit(PAGE_SIZE.inbox),
  );
const chats = (...parts: QueryConstraint[]) =>
  inApp('provider-1', 'conversations', equals('provider_id', 'provider-1'), ...parts);
const WAITING = equals('waiting', 'provider');

/** Every query of the app and of the functions (docs/queries.md). */
const QUERIES: [string, () => Query][] = [
  ...INBOX.map(([title, parts]): [string, () => Query] => [title, inbox(...parts)]),
  [
    'analytics',
    inApp(
      'provider-1',
      'analytics',
      equals('provider_id', 'provider-1'),
      where('month', '>=', '2026-01'),
      orderBy('month', 'asc'),
      limit(PAGE_SIZE.analytics_months),
    ),
  ],
  ...INBOX.map(([title, parts]): [string, () => Query] => [
    `the count of the ${title}`,
    inbox(...parts.slice(0, -1)),
  ]),
  ['chats in the inbox', chats(orderBy('last_at', 'desc'), limit(PAGE_SIZE.inbox))],
  [
    'chats in the inbox that wait',
    chats(WAITING, orderBy('last_at', 'desc'), limit(PAGE_SIZE.inbox)),
  ],
  ['the other requests of a client', inbox(equals('client_uid', 'client-1'), NEWEST)],
  ['the count of the chats that wait', chats(WAITING, limit(PAGE_SIZE.counted_threads))],
  ['a team', inApp('provider-1', 'team_members', equals('owner_uid', 'provider-1'), limit(50))],
  ...(['open', 'past'] as const).map((part): [string, () => Query] => [
    `my ${part} requests`,
    () =>
      query(
        myRequests(),
        and(isMine, where('status', 'in', LIST_STATUSES[part])),
        NEWEST,
        limit(PAGE_SIZE.requests),
      ),
  ]),
  ['my groups of requests', inApp('client-1', 'request_groups', ...GROUPS)],
  ['the group of a request', inApp('client-1', 'request_groups', HAS_REQUEST, ...GROUPS)],
  ['my last request', () => query(myRequests(), isMine, NEWEST, limit(1))],
  [
    'request chat',
    inApp(
      'client-1',
      'chat_messages',
      equals('request_id', 'request-1'),
      NEWEST,
      limit(PAGE_SIZE.messages),
    ),
  ],
  [
    "a request's history",
    inApp(
      'client-1',
      'service_requests/request-1/history',
      orderBy('at', 'desc'),
      limit(PAGE_SIZE.history),
    ),
  ],
  [
    "a request's earlier quotes",
    inApp('client-1', 'service_requests/request-1/quotes', NEWEST, limit(PAGE_SIZE.quotes)),
  ],
  [
    "a request's private notes",
    inApp('provider-1', 'service_requests/request-1/notes', NEWEST, limit(PAGE_SIZE.notes)),
  ],
  [
    'direct chat',
    inApp(
      'client-1',
      'direct_messages',
      equals('provider_id', 'provider-1'),
      equals('client_id', 'client-1'),
      NEWEST,
      limit(PAGE_SIZE.messages),
    ),
  ],
  [
    'chat dashboard',
    inApp(
      'provider-1',
      'conversations',
      equals('provider_id', 'provider-1'),
      orderBy('last_at', 'desc'),
      limit(PAGE_SIZE.conversations),
    ),
  ],
  [
    'my messages',
    inApp(
      'client-1',
      'conversations',
      equals('client_id', 'client-1'),
      orderBy('last_at', 'desc'),
      limit(PAGE_SIZE.my_conversations),
    ),
  ],
  [
    'any request',
    () => query(myRequests(), or(isMine, equals('provider_id', 'client-1')), limit(1)),
  ],
  [
    'any conversation',
    () =>
      query(
        collection(project.as(session('client-1')), 'conversations'),
        or(equals('provider_id', 'client-1'), equals('client_id', 'client-1')),
        limit(1),
      ),
  ],
  [
    'my requests to support',
    inApp(
      'client-1',
      'support_requests',
      equals('owner_uid', 'client-1'),
      orderBy('changed_at', 'desc'),
      limit(PAGE_SIZE.my_support_requests),
    ),
  ],
  ['unread requests', inApp('provider-1', 'service_requests', ...unreadOf('provider'))],
  ['unread conversations', inApp('provider-1', 'conversations', ...unreadOf('provider'))],
  ['my unread conversations', inApp('client-1', 'conversations', ...unreadOf('client'))],
  [
    'my unread requests',
    () => query(myRequests(), and(isMine, isUnread('client')), limit(PAGE_SIZE.unread_threads)),
  ],
  ...(['guests expires_at', 'private check_at'] as const).map((due): [string, () => Query] => [
    `the functions' ${due}`,
    () => {
      const [group = '', field = ''] = due.split(' ');
      const parts = [where(field, '<=', NOW), orderBy(field), limit(50)];
      return query(collectionGroup(project.functions(), group), ...parts);
    },
  ]),
  ...BY_FUNCTIONS.map(([title, name, parts]): [string, () => Query] => [
    `the functions' ${title}`,
    () => query(collection(project.functions(), name), ...parts, limit(50)),
  ]),
];

/** The single-field indexes of fields in maps. The emulator records composite indexes only. */
const SINGLE_FIELD = [
  ...['mail: data.account ASCENDING', 'mail: data.request_id ASCENDING'],
  'service_requests: done.due_at ASCENDING',
];

describe('firestore.indexes.json', () => {
  it.each(QUERIES)('serves a query that the rules allow: %s', async (_, make) => {
    expect(unindexedFields(make())).toEqual([]);
    await expect(getDocs(make())).resolves.toBeDefined();
  });

  it('holds exactly the indexes that these queries need', async () => {
    const used = await usedIndexes(project.id);
    const needed = [...neededIndexes(used), ...SINGLE_FIELD];
    expect(readIndexFile().indexes.toSorted()).toEqual([...new Set(needed)].toSorted());
  });

  it('has no index on the timestamps that every message writes', () => {
    expect(readIndexFile().exemptWithoutIndex).toEqual(
      expect.arrayContaining([
        'chat_messages.created_at',
        'direct_messages.created_at',
        'conversations.last_at',
        'service_requests.last_at',
      ]),
    );
  });

  it('has TTL policies for counters, events, mails, invitations and closed accounts', () => {
    expect(readIndexFile().ttlFields).toEqual([
      'counted_once.expires_at',
      'mail.expires_at',
      'rate_limits.expires_at',
      'stripe_events.expires_at',
      'team_invitations.expires_at',
      'closed_accounts.expires_at',
      'account_deletions.expires_at',
    ]);
  });

  it('has one entry for each field', () => {
    const { exemptions: all } = readIndexFile();
    expect(all).toEqual([...new Set(all)]);
  });
});
