import { PAGE_SIZE } from '@doorstep/domain/limits';
import { queryGramKeys } from '@doorstep/domain/search/search-grams';
import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  and,
  collection,
  collectionGroup,
  documentId,
  FieldPath,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { readIndexFile, unindexedFields, usedIndexes } from '../support/indexes.ts';
import { RulesProject, session, type Requester } from '../support/rules-project.ts';

// The emulator answers every query without an index, and records which indexes a project's queries
// would need. Each run uses a new project, because the record stays until the emulator stops.
const project = new RulesProject(`indexes-${Date.now().toString(36)}`, () => ({
  'service_requests/request-1': stored(serviceRequest()),
}));

const newest = orderBy('created_at', 'desc');
const byId = orderBy(documentId());
const now = new Date();
const is = (field: string, value: unknown) => where(field, '==', value);
const grams = (map: 'service' | 'location', text: string) =>
  queryGramKeys(text).map((gram) => where(new FieldPath(map, gram), '==', true));

/** The queries of the functions, a page each. */
const BY_FUNCTIONS: [string, string, QueryConstraint[]][] = [
  ['a public page', 'provider_profiles', [is('handle', 'rivera'), is('published', true)]],
  ['the published pages', 'provider_profiles', [is('published', true), byId]],
  [
    'due mails',
    'mail',
    [
      where('state', 'in', ['pending', 'sending']),
      where('next_attempt_at', '<=', now),
      orderBy('next_attempt_at'),
    ],
  ],
  ['open reports', 'reports', [is('state', 'open'), orderBy('created_at', 'asc')]],
  [
    'decided reports',
    'reports',
    [where('state', 'in', ['dismissed', 'suspended']), orderBy('decided_at', 'desc')],
  ],
  ['dead mails', 'mail', [is('state', 'dead'), newest]],
  ['copies of a profile on requests', 'service_requests', [is('provider_id', 'provider-1'), byId]],
  ["a person's pictures", 'pictures', [is('owner', 'provider-1')]],
  ['pictures to check', 'pictures', [where('check_at', '<=', now), orderBy('check_at')]],
  [
    'search for two texts',
    'provider_search',
    [
      ...grams('service', 'drains'),
      ...grams('location', 'salem'),
      byId,
      startAfter('08231500000000_provider-1'),
    ],
  ],
  // The functions join up to three trades with `or`: each is a query like this one.
  [
    'closest matches',
    'provider_search',
    [
      where(new FieldPath('trades', 'water-heaters'), '==', true),
      where(new FieldPath('place', 'salem'), '==', true),
      where(new FieldPath('place', 'or'), '==', true),
      byId,
      startAfter('08231500000000_provider-1'),
    ],
  ],
  ['everybody in search', 'provider_search', [byId]],
  ['the listings of a professional', 'provider_search', [is('provider_id', 'provider-1')]],
  [
    'running deletions',
    'account_deletions',
    [is('state', 'running'), where('next_attempt_at', '<=', now), orderBy('next_attempt_at')],
  ],
  ['requests of a deleted client', 'service_requests', [is('client_uid', 'client-1'), byId]],
  ['requests that name an address', 'service_requests', [is('client_email', 'a@b.test'), byId]],
  ['conversations of a deleted client', 'conversations', [is('client_id', 'client-1'), byId]],
  [
    "a client's newest conversations",
    'conversations',
    [is('client_id', 'client-1'), orderBy('last_at', 'desc')],
  ],
  ["a client's last request", 'service_requests', [is('client_uid', 'client-1'), newest]],
  ['mails to an address', 'mail', [is('to', 'a@b.test'), byId]],
  ['mails about a subscription', 'mail', [is('data.account', 'provider-1'), byId]],
  [
    'mails about threads',
    'mail',
    [is('data.thread.kind', 'request'), where('data.thread.id', 'in', ['a', 'b']), byId],
  ],
  ['mails about requests', 'mail', [where('data.request_id', 'in', ['a', 'b']), byId]],
  [
    'the latest mail about a status',
    'mail',
    [is('data.request_id', 'a'), is('template', 'request_status'), orderBy('sent_at', 'desc')],
  ],
  [
    "a professional's message about a request",
    'chat_messages',
    [is('request_id', 'a'), is('sender_type', 'provider')],
  ],
  ['blocks by a deleted person', 'blocks', [is('blocker_uid', 'client-1'), byId]],
  ['blocks of a deleted person', 'blocks', [is('blocked_uid', 'client-1'), byId]],
  ["a person's handles", 'handles', [is('owner', 'provider-1')]],
];

const inApp = (uid: string, name: string, ...parts: QueryConstraint[]) => {
  const requester: Requester = session(uid);
  return () => query(collection(project.as(requester), name), ...parts);
};

const myRequests = () => collection(project.as(session('client-1')), 'service_requests');
const isMine = or(is('client_email', 'client-1@doorstep.test'), is('client_uid', 'client-1'));
const isUnread = (side: string) => where(`unread_${side}`, '>', 0);
const unreadOf = (side: 'provider' | 'client') => [
  is(`${side}_id`, `${side}-1`),
  isUnread(side),
  limit(PAGE_SIZE.unread_threads),
];

/** Every query of the app and of the functions (docs/data-model.md, Queries and their indexes). */
const QUERIES: [string, () => Query][] = [
  [
    'inbox',
    inApp(
      'provider-1',
      'service_requests',
      is('provider_id', 'provider-1'),
      newest,
      limit(PAGE_SIZE.requests),
    ),
  ],
  ['my requests', () => query(myRequests(), isMine, newest, limit(PAGE_SIZE.requests))],
  [
    'request chat',
    inApp(
      'client-1',
      'chat_messages',
      is('request_id', 'request-1'),
      newest,
      limit(PAGE_SIZE.messages),
    ),
  ],
  [
    'direct chat',
    inApp(
      'client-1',
      'direct_messages',
      is('provider_id', 'provider-1'),
      is('client_id', 'client-1'),
      newest,
      limit(PAGE_SIZE.messages),
    ),
  ],
  [
    'chat dashboard',
    inApp(
      'provider-1',
      'conversations',
      is('provider_id', 'provider-1'),
      orderBy('last_at', 'desc'),
      limit(PAGE_SIZE.conversations),
    ),
  ],
  [
    'my messages',
    inApp(
      'client-1',
      'conversations',
      is('client_id', 'client-1'),
      orderBy('last_at', 'desc'),
      limit(PAGE_SIZE.my_conversations),
    ),
  ],
  ['unread requests', inApp('provider-1', 'service_requests', ...unreadOf('provider'))],
  ['unread conversations', inApp('provider-1', 'conversations', ...unreadOf('provider'))],
  ['my unread conversations', inApp('client-1', 'conversations', ...unreadOf('client'))],
  [
    'my unread requests',
    () => query(myRequests(), and(isMine, isUnread('client')), limit(PAGE_SIZE.unread_threads)),
  ],
  [
    "the functions' expired grants",
    () =>
      query(
        collectionGroup(project.functions(), 'guests'),
        where('expires_at', '<=', now),
        limit(50),
      ),
  ],
  ...BY_FUNCTIONS.map(([title, name, parts]): [string, () => Query] => [
    `the functions' ${title}`,
    () => query(collection(project.functions(), name), ...parts, limit(50)),
  ]),
];

/** Firestore merges single-field indexes for equality filters (its docs, index merging). */
const MERGED = [
  'provider_profiles: handle ASCENDING, published ASCENDING',
  'chat_messages: request_id ASCENDING, sender_type ASCENDING',
];
/** The only single-field index. The emulator records composite indexes only. */
const SINGLE_FIELD = ['mail: data.account ASCENDING', 'mail: data.request_id ASCENDING'];

/** Replaces the keys of a map by the map, whose index serves them all. */
function toMapIndexes(index: string): string[] {
  const [collectionId, fields = ''] = index.split(': ');
  if (collectionId !== 'provider_search') return [index];
  return fields.split(', ').map((key) => `${collectionId}: ${key.replace(/\.(`[^`]+`|\w+)/, '')}`);
}

describe('firestore.indexes.json', () => {
  it.each(QUERIES)('serves a query that the rules allow: %s', async (_, make) => {
    expect(unindexedFields(make())).toEqual([]);
    await expect(getDocs(make())).resolves.toBeDefined();
  });

  it('holds exactly the indexes that these queries need', async () => {
    const used = await usedIndexes(project.id);
    const several = used.filter((index) => !MERGED.includes(index)).flatMap(toMapIndexes);
    const needed = [...several, ...SINGLE_FIELD];
    expect(readIndexFile().indexes.toSorted()).toEqual([...new Set(needed)].toSorted());
  });

  it('has no index on the timestamps that every message writes', () => {
    expect(readIndexFile().exemptWithoutIndex).toEqual(
      expect.arrayContaining([
        'chat_messages.created_at',
        'direct_messages.created_at',
        'conversations.last_at',
        'service_requests.last_message_at',
      ]),
    );
  });

  it('has TTL policies for counters, events, mails and closed accounts', () => {
    expect(readIndexFile().ttlFields).toEqual([
      'mail.expires_at',
      'rate_limits.expires_at',
      'stripe_events.expires_at',
      'closed_accounts.expires_at',
      'account_deletions.expires_at',
    ]);
  });

  it('has one entry for each field', () => {
    const { exemptions } = readIndexFile();
    expect(exemptions).toEqual([...new Set(exemptions)]);
  });
});
