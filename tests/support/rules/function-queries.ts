import { queryGramKeys } from '@doorstep/domain/search/search-grams';
import {
  documentId,
  FieldPath,
  orderBy,
  startAfter,
  where,
  type QueryConstraint,
} from 'firebase/firestore';

export const NEWEST = orderBy('created_at', 'desc');
export const NOW = new Date();
export const equals = (field: string, value: unknown) => where(field, '==', value);

const SHOWN = [equals('provider_id', 'provider-1'), equals('hidden', false)];
const BY_ID = orderBy(documentId());
const key = (map: string, name: string) => where(new FieldPath(map, name), '==', true);
const grams = (map: 'service' | 'location', text: string) =>
  queryGramKeys(text).map((gram) => key(map, gram));
const AFTER = startAfter('08231500000000_provider-1');

/** The queries of the functions, a page each. */
export const BY_FUNCTIONS: [string, string, QueryConstraint[]][] = [
  ['a public page', 'provider_profiles', [equals('handle', 'rivera'), equals('published', true)]],
  ['the published pages', 'provider_profiles', [equals('published', true), BY_ID]],
  [
    'due mails',
    'mail',
    [
      where('state', 'in', ['pending', 'sending']),
      where('next_attempt_at', '<=', NOW),
      orderBy('next_attempt_at'),
    ],
  ],
  [
    'undecided applications for badges',
    'badge_applications',
    [equals('state', 'pending'), orderBy('asked_at', 'asc')],
  ],
  [
    'evidence to delete',
    'badge_applications',
    [where('evidence_until', '<=', new Date()), orderBy('evidence_until', 'asc')],
  ],
  [
    'jobs to complete',
    'service_requests',
    [where('done.due_at', '<=', NOW), orderBy('done.due_at')],
  ],
  [
    'expired badges',
    'provider_profiles',
    [
      where('facts.badges.license.expires_on', '>=', '2026-01-01'),
      where('facts.badges.license.expires_on', '<=', '2026-01-31'),
      orderBy('facts.badges.license.expires_on', 'asc'),
    ],
  ],
  [
    'open requests to support',
    'support_requests',
    [equals('state', 'open'), orderBy('is_premium', 'desc'), orderBy('waiting_since', 'asc')],
  ],
  [
    'answered requests to support',
    'support_requests',
    [where('state', 'in', ['answered', 'closed']), orderBy('changed_at', 'desc')],
  ],
  ['open reports', 'reports', [equals('state', 'open'), orderBy('created_at', 'asc')]],
  [
    'decided reports',
    'reports',
    [where('state', 'in', ['dismissed', 'suspended', 'hidden']), orderBy('decided_at', 'desc')],
  ],
  [
    'people by name',
    'people_search',
    [where('beginnings', 'array-contains', 'rivera'), orderBy('sort_key', 'asc')],
  ],
  ['all people', 'people_search', [orderBy('sort_key', 'asc')]],
  ['reports about a person', 'reports', [equals('reported_uid', 'client-1'), NEWEST]],
  ['reports by a person', 'reports', [equals('reporter_uid', 'client-1'), NEWEST]],
  [
    'open reports about reviews',
    'reports',
    [equals('state', 'open'), equals('thread_kind', 'review'), orderBy('created_at', 'asc')],
  ],
  ['all reviews', 'reviews', [NEWEST]],
  ['hidden reviews', 'reviews', [equals('hidden', true), NEWEST]],
  ['reviews for the home page', 'reviews', [equals('hidden', false), NEWEST]],
  ['shown reviews', 'reviews', [equals('hidden', false)]],
  ['all answered requests', 'service_requests', [where('first_answered_at', '>', new Date(0))]],
  [
    'subscriptions of a plan',
    'subscribers',
    [equals('subscribed', true), equals('subscription_tier', 'Pro')],
  ],
  [
    'requests of a day',
    'service_requests',
    [where('created_at', '>=', NOW), where('created_at', '<', NOW), orderBy('created_at', 'asc')],
  ],
  ['reviews of a day', 'reviews', [where('created_at', '>=', NOW), where('created_at', '<', NOW)]],
  ["a page's reviews", 'reviews', [...SHOWN, NEWEST]],
  ["a page's best reviews", 'reviews', [...SHOWN, orderBy('stars', 'desc'), NEWEST]],
  ["a page's worst reviews", 'reviews', [...SHOWN, orderBy('stars', 'asc'), NEWEST]],
  [
    'the newest reviews that count',
    'reviews',
    [equals('provider_id', 'provider-1'), equals('hidden', false), equals('hired', true), NEWEST],
  ],
  [
    'the requests with a copy of a review',
    'service_requests',
    [equals('provider_id', 'provider-1'), equals('client_uid', 'client-1'), NEWEST],
  ],
  ["a request's review", 'reviews', [where('request_ids', 'array-contains', 'request-1')]],
  ['reviews of a deleted client', 'reviews', [equals('client_uid', 'client-1'), BY_ID]],
  ['reviews of a deleted professional', 'reviews', [equals('provider_id', 'provider-1'), BY_ID]],
  [
    'answered requests',
    'service_requests',
    [
      equals('provider_id', 'provider-1'),
      where('first_answered_at', '>', new Date(0)),
      orderBy('first_answered_at', 'desc'),
    ],
  ],
  [
    'whether a request was begun',
    'service_requests/request-1/history',
    [where('status', 'in', ['in_progress', 'completed'])],
  ],
  ['dead mails', 'mail', [equals('state', 'dead'), NEWEST]],
  [
    'copies of a profile on requests',
    'service_requests',
    [equals('provider_id', 'provider-1'), BY_ID],
  ],
  ["a person's pictures", 'pictures', [equals('owner', 'provider-1')]],
  ...['chat_messages', 'direct_messages', 'service_requests', 'support_requests'].map(
    (name): (typeof BY_FUNCTIONS)[number] => [
      `uses of a photo in ${name}`,
      name,
      [where('photos', 'array-contains-any', ['https://one.example', 'https://other.example'])],
    ],
  ),
  [
    "a profile's pictures",
    'pictures',
    [
      where(documentId(), '>=', 'provider-1_provider-'),
      where(documentId(), '<', 'provider-1_provider.'),
    ],
  ],
  ['saved by', 'saved_providers', [where('provider_ids', 'array-contains', 'provider-1')]],
  ['the groups of a client', 'request_groups', [equals('client_uid', 'client-1'), BY_ID]],
  ['pictures to check', 'pictures', [where('check_at', '<=', NOW), orderBy('check_at')]],
  [
    'search for two texts',
    'provider_search',
    [...grams('service', 'drains'), ...grams('location', 'salem'), BY_ID, AFTER],
  ],
  // The functions join trades, and cells of a place, with `or`: each is a query like these two.
  [
    'closest matches',
    'provider_search',
    [key('trades', 'drains'), key('place', 'salem'), key('place', 'or'), BY_ID, AFTER],
  ],
  [
    'professionals around a place, with a filter',
    'provider_search',
    [key('near', 'near_85489e37_1'), key('filters', 'fast'), key('trades', 'drains'), BY_ID, AFTER],
  ],
  ['everybody in search', 'provider_search', [BY_ID]],
  ['changed clocks', 'provider_search', [where('open_until', '<=', 0), orderBy('open_until')]],
  ['the listings of a professional', 'provider_search', [equals('provider_id', 'provider-1')]],
  [
    'running deletions',
    'account_deletions',
    [equals('state', 'running'), where('next_attempt_at', '<=', NOW), orderBy('next_attempt_at')],
  ],
  ['requests of a deleted client', 'service_requests', [equals('client_uid', 'client-1'), BY_ID]],
  [
    'requests that name an address',
    'service_requests',
    [equals('client_email', 'a@b.test'), BY_ID],
  ],
  ['conversations of a deleted client', 'conversations', [equals('client_id', 'client-1'), BY_ID]],
  [
    "a client's newest conversations",
    'conversations',
    [equals('client_id', 'client-1'), orderBy('last_at', 'desc')],
  ],
  ["a client's last request", 'service_requests', [equals('client_uid', 'client-1'), NEWEST]],
  ['mails to an address', 'mail', [equals('to', 'a@b.test'), BY_ID]],
  ['mails about a subscription', 'mail', [equals('data.account', 'provider-1'), BY_ID]],
  [
    'mails about threads',
    'mail',
    [equals('data.thread.kind', 'request'), where('data.thread.id', 'in', ['a', 'b']), BY_ID],
  ],
  ['mails about requests', 'mail', [where('data.request_id', 'in', ['a', 'b']), BY_ID]],
  [
    'the latest mail about a status',
    'mail',
    [
      equals('data.request_id', 'a'),
      equals('template', 'request_status'),
      orderBy('sent_at', 'desc'),
    ],
  ],
  [
    "a professional's message about a request",
    'chat_messages',
    [equals('request_id', 'a'), equals('sender_type', 'provider')],
  ],
  [
    "a professional's first message about a request",
    'chat_messages',
    [equals('request_id', 'a'), equals('sender_type', 'provider'), orderBy('created_at', 'asc')],
  ],
  [
    'requests to support of a deleted person',
    'support_requests',
    [equals('owner_uid', 'client-1'), BY_ID],
  ],
  ['blocks by a deleted person', 'blocks', [equals('blocker_uid', 'client-1'), BY_ID]],
  ['blocks of a deleted person', 'blocks', [equals('blocked_uid', 'client-1'), BY_ID]],
  ["a person's handles", 'handles', [equals('owner', 'provider-1')]],
];
