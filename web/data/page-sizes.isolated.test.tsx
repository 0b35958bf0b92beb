import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { getFirestore } from 'firebase/firestore';
import { initializeApp } from 'firebase/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useChatMessages } from './chat/chat-messages.ts';
import { useConversations, useMyConversations } from './chat/conversations.ts';
import { useDirectMessages } from './chat/direct-messages.ts';
import { useNotes } from './requests/notes.ts';
import { useInbox } from './requests/inbox.ts';
import { useMyGroups } from './requests/request-groups.ts';
import { useEarlierQuotes, useMyRequests, useRequestHistory } from './requests/requests.ts';

/*
 * Checks the queries of all lists: their page sizes, and that each has its index.
 */

vi.mock('./firestore/firestore.ts', () => ({
  firestore: getFirestore(initializeApp({ projectId: 'page-sizes', apiKey: 'a', appId: 'a' })),
}));

const watched = vi.hoisted((): { page: unknown; size: unknown } => ({ page: null, size: null }));
vi.mock('./firestore/firestore-subscription.ts', () => ({
  useLive: (subscribe: (next: () => void) => void) => {
    subscribe(() => {});
    return { status: 'loading' };
  },
}));
vi.mock('./firestore/firestore-listeners.ts', () => ({
  watchPage: (page: unknown, size: unknown) => {
    Object.assign(watched, { page, size });
    return () => {};
  },
}));

const pathSchema = z.object({ segments: z.array(z.string()) });
const equalitySchema = z.object({ field: pathSchema, op: z.enum(['==', 'in']) });
const eitherSchema = z.object({ op: z.literal('or'), filters: z.array(equalitySchema) });
const filterSchema = z.union([equalitySchema, eitherSchema]);
const querySchema = z.object({
  _query: z.object({
    path: pathSchema,
    limit: z.nullable(z.number()),
    limitType: z.literal('F'),
    filters: z.array(
      z.union([filterSchema, z.object({ op: z.literal('and'), filters: z.array(filterSchema) })]),
    ),
    explicitOrderBy: z.array(z.object({ field: pathSchema, dir: z.enum(['asc', 'desc']) })),
  }),
});

const LISTS: [string, () => unknown, string, number][] = [
  ...[null, 'pending' as const].flatMap((status) =>
    [null, 'high' as const].flatMap((urgency) =>
      (['newest', 'latest'] as const).flatMap((sort) =>
        [true, false].map((isWaiting): [string, () => unknown, string, number] => [
          `The inbox (${[status, urgency, sort, isWaiting ? 'waiting' : 'all'].join(', ')})`,
          () => useInbox('p', { isWaiting, status, urgency, assignee: null, area: null, sort }),
          status === null && urgency === null && sort === 'latest'
            ? 'conversations'
            : 'service_requests',
          PAGE_SIZE.inbox,
        ]),
      ),
    ),
  ),
  ...(['newest', 'latest'] as const).map((sort): [string, () => unknown, string, number] => [
    `The inbox outside the area (${sort})`,
    () => {
      const none = { status: null, urgency: null, assignee: null };
      return useInbox('p', { ...none, area: 'outside', isWaiting: true, sort });
    },
    'service_requests',
    PAGE_SIZE.inbox,
  ]),
  ...(['open', 'past'] as const).map((part): [string, () => unknown, string, number] => [
    `My ${part} requests`,
    () => useMyRequests('c', 'c@x.test', part),
    'service_requests',
    PAGE_SIZE.requests,
  ]),
  ['My groups of requests', () => useMyGroups('c'), 'request_groups', PAGE_SIZE.request_groups],
  ['The chat dashboard', () => useConversations('p'), 'conversations', PAGE_SIZE.conversations],
  ['My messages', () => useMyConversations('c'), 'conversations', PAGE_SIZE.my_conversations],
  ['A chat', () => useChatMessages('r'), 'chat_messages', PAGE_SIZE.messages],
  [
    "A request's earlier quotes",
    () => useEarlierQuotes('r'),
    'service_requests/r/quotes',
    PAGE_SIZE.quotes,
  ],
  [
    "A request's history",
    () => useRequestHistory('r'),
    'service_requests/r/history',
    PAGE_SIZE.history,
  ],
  ["A request's private notes", () => useNotes('r'), 'service_requests/r/notes', PAGE_SIZE.notes],
  ['A direct chat', () => useDirectMessages('p', 'c'), 'direct_messages', PAGE_SIZE.messages],
];

/** Returns the query of a list. */
function queryOf(useList: () => unknown) {
  function Screen() {
    useList();
    return null;
  }
  renderToStaticMarkup(<Screen />);
  return querySchema.parse(watched.page)._query;
}

it.each(LISTS)('%s reads one page at a time', (_, useList, name, size) => {
  const { path, limit } = queryOf(useList);
  expect([path.segments.join('/'), limit, watched.size]).toEqual([name, size, size]);
});

const here = fileURLToPath(new URL('.', import.meta.url));

const nameOf = ({ segments }: z.infer<typeof pathSchema>) => segments.join('.');

/**
 * Formats the indexes of a query as `collection: equal, equal | order desc`, one per side of an
 * `or`.
 */
function indexesFor(query: ReturnType<typeof queryOf>): string[] {
  const { path, explicitOrderBy } = query;
  const filters = query.filters.flatMap((filter) =>
    'op' in filter && filter.op === 'and' ? filter.filters : [filter],
  );
  const order = explicitOrderBy.map(({ field, dir }) => `${nameOf(field)} ${dir}`).join(', ');
  const common = filters.flatMap((filter) => ('field' in filter ? [nameOf(filter.field)] : []));
  // Firestore itself indexes single fields.
  if (filters.length === 0 && explicitOrderBy.length === 1) return [];
  const sides = filters.flatMap((filter) => ('field' in filter ? [] : filter.filters));
  const alternatives = sides.length > 0 ? sides.map(({ field }) => [nameOf(field)]) : [[]];
  return alternatives.map((alternative) => {
    const equal = [...common, ...alternative].toSorted().join(', ');
    return `${nameOf(path)}: ${equal} | ${order}`;
  });
}

/** Firestore merges the inbox's indexes of one filter each (its docs, index merging). */
function mergedIndexes(index: string): string[] {
  const [, filters = '', order] = /^service_requests: (.*provider_id.*) \| (.*)$/.exec(index) ?? [];
  const others = filters.split(', ').filter((name) => name !== 'provider_id');
  if (others.length < 2) return [index];
  return others.map(
    (name) => `service_requests: ${['provider_id', name].toSorted().join(', ')} | ${order}`,
  );
}

const indexFileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.optional(z.string()) })),
    }),
  ),
});

/**
 * Formats the deployed indexes like `indexesFor`. Descending fields and the last field are the
 * order.
 */
function deployedIndexes(): string[] {
  const text = readFileSync(`${here}/../../firestore.indexes.json`, 'utf8');
  return indexFileSchema.parse(JSON.parse(text)).indexes.map(({ collectionGroup, fields }) => {
    const isOrder = ({ order }: (typeof fields)[number], i: number) =>
      order === 'DESCENDING' || i === fields.length - 1;
    const equal = fields.filter((field, i) => !isOrder(field, i)).map(({ fieldPath }) => fieldPath);
    const order = fields
      .filter(isOrder)
      .map((field) => `${field.fieldPath} ${field.order === 'DESCENDING' ? 'desc' : 'asc'}`);
    return `${collectionGroup}: ${equal.toSorted().join(', ')} | ${order.join(', ')}`;
  });
}

// The emulator also answers queries without an index, unlike Firestore in the cloud.
it.each(LISTS)('%s has its index', (_, useList) => {
  expect(deployedIndexes()).toEqual(
    expect.arrayContaining(indexesFor(queryOf(useList)).flatMap(mergedIndexes)),
  );
});

/** Returns the files of web/data whose code matches a pattern. */
const filesWith = (pattern: RegExp) =>
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)[^.]+\.tsx?$/.test(name))
    .filter((name) => pattern.test(readFileSync(`${here}/${name}`, 'utf8')))
    .toSorted();

it('covers every list: no other code reads more than one document', () => {
  expect(filesWith(/\busePaginatedQuery\(/)).toEqual([
    'chat/chat-messages.ts',
    'chat/conversations.ts',
    'chat/direct-messages.ts',
    'requests/inbox.ts',
    'requests/notes.ts',
    'requests/request-groups.ts',
    'requests/requests.ts',
  ]);
  expect(filesWith(/\bwatchPage\(/)).toEqual([
    'chat/watch-unread-threads.ts',
    'firestore/firestore-listeners.ts',
    'firestore/use-paginated-query.ts',
    'team/team.ts',
  ]);
  // 'inbox' reads ten requests of a client, 'account-contents', 'requests' and 'sent-requests' one
  // document, 'support' a page of its list, and 'analytics' at most the months of two years.
  expect(filesWith(/\bgetDocs\w*\(/)).toEqual([
    'account/account-contents.ts',
    'analytics/analytics.ts',
    'firestore/use-paginated-query.ts',
    'requests/inbox.ts',
    'requests/requests.ts',
    'requests/sent-requests.ts',
    'support/support.ts',
  ]);
  // Counts at most 100 threads of each kind.
  expect(filesWith(/\bgetCountFromServer\(/)).toEqual(['requests/inbox.ts']);
  // The prefetched queries are first pages of the lists above.
  expect(filesWith(/\bonSnapshot\(/)).toEqual([
    'firestore/firestore-listeners.ts',
    'firestore/use-prefetch-listeners.ts',
  ]);
  expect(filesWith(/\busePrefetchListeners\(/)).toEqual([
    'chat/chat-messages.ts',
    'firestore/use-prefetch-listeners.ts',
    'requests/inbox.ts',
  ]);
});
