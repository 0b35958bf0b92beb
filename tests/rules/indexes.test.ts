import { PAGE_SIZE } from '@doorstep/domain/limits';
import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  collectionGroup,
  documentId,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { deletionQueries } from '../support/deletion-queries.ts';
import { readIndexFile, unindexedFields, usedIndexes } from '../support/indexes.ts';
import { RulesProject, session } from '../support/rules-project.ts';
import { indexOfMaps, searchQueries } from '../support/search-queries.ts';

// The emulator answers every query, with or without an index, and remembers for as long as it runs
// which ones a project's queries needed: hence a new project each time.
const project = new RulesProject(`indexes-${Date.now().toString(36)}`, () => ({
  'service_requests/request-1': stored(serviceRequest()),
}));

const newest = orderBy('created_at', 'desc');
const now = new Date();

/** Every query of the app and of the functions (docs/data-model.md, Queries and their indexes). */
const QUERIES: [string, () => Query][] = [
  [
    "the functions' look for a public page",
    () =>
      query(
        collection(project.functions(), 'provider_profiles'),
        where('handle', '==', 'rivera-plumbing'),
        where('published', '==', true),
        limit(1),
      ),
  ],
  [
    "the functions' list of published pages",
    () =>
      query(
        collection(project.functions(), 'provider_profiles'),
        where('published', '==', true),
        orderBy(documentId()),
        limit(PAGE_SIZE.search),
      ),
  ],
  [
    'the inbox',
    () =>
      query(
        collection(project.as(session('provider-1')), 'service_requests'),
        where('provider_id', '==', 'provider-1'),
        newest,
        limit(PAGE_SIZE.requests),
      ),
  ],
  [
    'my requests',
    () =>
      query(
        collection(project.as(session('client-1')), 'service_requests'),
        or(
          where('client_email', '==', 'client-1@doorstep.test'),
          where('client_uid', '==', 'client-1'),
        ),
        newest,
        limit(PAGE_SIZE.requests),
      ),
  ],
  [
    'the chat about a request',
    () =>
      query(
        collection(project.as(session('client-1')), 'chat_messages'),
        where('request_id', '==', 'request-1'),
        newest,
        limit(PAGE_SIZE.messages),
      ),
  ],
  [
    'the direct chat',
    () =>
      query(
        collection(project.as(session('client-1')), 'direct_messages'),
        where('provider_id', '==', 'provider-1'),
        where('client_id', '==', 'client-1'),
        newest,
        limit(PAGE_SIZE.messages),
      ),
  ],
  [
    'the chat dashboard',
    () =>
      query(
        collection(project.as(session('provider-1')), 'conversations'),
        where('provider_id', '==', 'provider-1'),
        orderBy('last_at', 'desc'),
        limit(PAGE_SIZE.conversations),
      ),
  ],
  [
    "the functions' mail sweep",
    () =>
      query(
        collection(project.functions(), 'mail'),
        where('state', 'in', ['pending', 'sending']),
        where('next_attempt_at', '<=', now),
        orderBy('next_attempt_at'),
        limit(50),
      ),
  ],
  [
    "the functions' list of open reports",
    () =>
      query(
        collection(project.functions(), 'reports'),
        where('state', '==', 'open'),
        orderBy('created_at', 'asc'),
        limit(PAGE_SIZE.reports),
      ),
  ],
  [
    "the functions' list of decided reports",
    () =>
      query(
        collection(project.functions(), 'reports'),
        where('state', 'in', ['dismissed', 'suspended']),
        orderBy('decided_at', 'desc'),
        limit(PAGE_SIZE.reports),
      ),
  ],
  [
    "the functions' list of dead mails",
    () =>
      query(
        collection(project.functions(), 'mail'),
        where('state', '==', 'dead'),
        newest,
        limit(PAGE_SIZE.dead_mails),
      ),
  ],
  [
    "the functions' sweep of grants",
    () =>
      query(
        collectionGroup(project.functions(), 'guests'),
        where('expires_at', '<=', now),
        limit(50),
      ),
  ],
  [
    "the functions' copies of a profile on requests and conversations",
    () =>
      query(
        collection(project.functions(), 'service_requests'),
        where('provider_id', '==', 'provider-1'),
        orderBy(documentId()),
        limit(50),
      ),
  ],
  [
    "the functions' list of a person's pictures",
    () =>
      query(
        collection(project.functions(), 'pictures'),
        where('owner', '==', 'provider-1'),
        limit(50),
      ),
  ],
  [
    "the functions' sweep of pictures",
    () =>
      query(
        collection(project.functions(), 'pictures'),
        where('check_at', '<=', now),
        orderBy('check_at'),
        limit(50),
      ),
  ],
  ...searchQueries(project),
  ...deletionQueries(project),
];

/** Equality alone: Firestore merges the indexes that each field has (its docs, index merging). */
const MERGED = ['provider_profiles: handle ASCENDING, published ASCENDING'];

/** Of a map that has no index otherwise. The emulator names the indexes of several fields only. */
const ALONE = ['mail: data.account ASCENDING'];

describe('firestore.indexes.json', () => {
  it.each(QUERIES)('serves a query that the rules allow: %s', async (_, make) => {
    await expect(getDocs(make())).resolves.toBeDefined();
  });

  it.each(QUERIES)('leaves an index to each field that is compared: %s', (_, make) => {
    expect(unindexedFields(make())).toEqual([]);
  });

  it('holds exactly the indexes that these queries need', async () => {
    const used = await usedIndexes(project.id);
    const several = used.filter((index) => !MERGED.includes(index)).flatMap(indexOfMaps);
    const needed = [...several, ...ALONE];
    expect(readIndexFile().made.toSorted()).toEqual([...new Set(needed)].toSorted());
  });

  it('has no index that grows by the clock alone on what every message writes', () => {
    expect(readIndexFile().switchedOff).toEqual(
      expect.arrayContaining([
        'chat_messages.created_at',
        'direct_messages.created_at',
        'conversations.last_at',
        'service_requests.last_message_at',
      ]),
    );
  });

  it('lets counters and events of the past go away by themselves', () => {
    expect(readIndexFile().expiring).toEqual([
      'mail.expires_at',
      'rate_limits.expires_at',
      'stripe_events.expires_at',
      'closed_accounts.expires_at',
      'account_deletions.expires_at',
    ]);
  });

  it('says one thing only of each field', () => {
    const { overridden } = readIndexFile();
    expect(overridden).toEqual([...new Set(overridden)]);
  });
});
