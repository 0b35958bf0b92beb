import { adminRole, subscriber } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  collectionGroup,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  sum,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allowed, denied, each, eachOf } from '../support/rules/cases.ts';
import { RulesProject, session, strangersTo } from '../support/rules/project.ts';

/** Collections that only functions read and write, each with the id of a document. */
const CLOSED = {
  mail: 'request-1_new_request',
  mail_preferences: 'a'.repeat(64),
  stripe_events: 'evt_1',
  rate_limits: 'window-1',
  counted_once: 'visit_a',
  cursors: 'reconcile_subscriptions',
  migrations: '0001-first-answers',
  pictures: 'admin-1_provider-avatars_a',
  closed_accounts: 'client-7',
  account_deletions: 'admin-1',
  reports: 'report-1',
  audit_log: '000000000001',
  reviews: 'a'.repeat(40),
  provider_search: 'page-1',
  sitemap_files: '1',
  market_directory: 'current',
  market_home: 'current',
  operations: 'switches',
  people_search: 'admin-1',
  business_months: '2026-11',
  secrets: 'anything',
};
/** A collection can have several documents that only the server knows. */
const CLOSED_DOCUMENTS = [
  ...Object.entries(CLOSED),
  ['operations', 'live_release'],
  ['operations', 'deploy_lock'],
] as const;
const paths = CLOSED_DOCUMENTS.map(
  ([name, id]) => [`${name}/${id}`, { owner: 'admin-1' }] as const,
);
const project = new RulesProject('server-only', () => ({
  'user_roles/admin-1': adminRole(),
  'subscribers/admin-1': subscriber(),
  'branches/admin-1': { branches: [] },
  'galleries/admin-1': { photos: {}, service_tags: {} },
  'saved_replies/admin-1': { replies: [] },
  'saved_providers/admin-1': { provider_ids: ['provider-2'] },
  'page_emails/admin-1': { email: 'office@doorstep.test', confirmed_at: new Date() },
  'badge_applications/admin-1_license': { provider_id: 'admin-1', state: 'pending' },
  'support_requests/S-222222': { owner_uid: 'admin-1', state: 'open', changed_at: new Date() },
  'support_requests/S-333333': { owner_uid: 'nobody', state: 'open', changed_at: new Date() },
  ...Object.fromEntries<object>(paths),
}));

const owner = session('admin-1');
const EVERYBODY = { 'its owner': owner, ...strangersTo('admin-1') };
const GRANTED = {
  ...{ user_id: 'admin-1', role: 'admin', subscribed: true },
  ...{ email: 'mallory@doorstep.test', confirmed_at: new Date() },
};

describe("one's own application for a badge", () => {
  const path = 'badge_applications/admin-1_license';
  allowed('reading', {
    'to its professional': () => project.get(owner, path),
    'to a professional without one': () =>
      project.get(owner, 'badge_applications/admin-1_insurance'),
  });
  denied('reading', {
    ...each(strangersTo('admin-1'), (who) => project.get(who, path)),
    'as a list': () => project.list(owner, 'badge_applications', limit(1)),
  });
  denied('writing', {
    ...each(EVERYBODY, (who) => [
      project.set(who, path, { state: 'granted' }),
      project.update(who, path, { state: 'granted' }),
      project.delete(who, path),
    ]),
  });
});

describe("one's own requests to support", () => {
  const path = 'support_requests/S-222222';
  const own = [where('owner_uid', '==', 'admin-1'), orderBy('changed_at', 'desc')];
  allowed('reading', {
    'one to its owner': () => project.get(owner, path),
    'a page to their owner': () => project.list(owner, 'support_requests', ...own, limit(10)),
  });
  denied('reading', {
    ...each(strangersTo('admin-1'), (who) => [
      project.get(who, path),
      project.list(who, 'support_requests', ...own, limit(10)),
    ]),
    'one of somebody else': () => project.get(owner, 'support_requests/S-333333'),
    'one that does not exist': () => project.get(owner, 'support_requests/S-444444'),
    'everybody’s': () => project.list(owner, 'support_requests', limit(10)),
    'a page without a limit': () => project.list(owner, 'support_requests', ...own),
    'a page of more than 100': () => project.list(owner, 'support_requests', ...own, limit(101)),
  });
  denied('writing', {
    ...each(EVERYBODY, (who) => [
      project.set(who, path, { owner_uid: 'admin-1', is_premium: true }),
      project.update(who, path, { is_premium: true }),
      project.delete(who, path),
      project.set(who, 'support_requests/S-555555', { owner_uid: 'admin-1' }),
    ]),
  });
});

const OWN = [
  ...['user_roles', 'subscribers', 'branches', 'galleries', 'page_emails', 'saved_replies'],
  'saved_providers',
];
describe.each(OWN)("one's own document of %s", (name) => {
  const path = `${name}/admin-1`;
  allowed('reading', {
    'to its owner': () => project.get(owner, path),
    'to a person without one': () => project.get(session('nobody'), `${name}/nobody`),
  });
  denied('reading', {
    ...each(strangersTo('admin-1'), (who) => project.get(who, path)),
    'as a list': () => project.list(owner, name, limit(1)),
  });
  denied('writing', {
    ...each(EVERYBODY, (who) => [
      project.update(who, path, GRANTED),
      project.set(who, path, GRANTED),
      project.delete(who, path),
    ]),
    'a first one': () => project.set(session('nobody'), `${name}/nobody`, GRANTED),
  });
});

describe.each(CLOSED_DOCUMENTS)('the collection %s: %s', (name, id) => {
  denied(
    'everything',
    each(EVERYBODY, (who) => [
      project.get(who, `${name}/${id}`),
      project.list(who, name, limit(1)),
      project.list(who, name, where('owner', '==', 'admin-1'), limit(1)),
      project.set(who, `${name}/${id}`, { state: 'pending' }),
      project.set(who, `${name}/new`, { state: 'pending' }),
      project.delete(who, `${name}/${id}`),
    ]),
  );
});

denied(
  'everything below one’s own document',
  eachOf(['provider_profiles', 'client_profiles', 'handles'], (name) => [
    project.get(owner, `${name}/admin-1/private/notes`),
    project.set(owner, `${name}/admin-1/private/notes`, { text: 'mine' }),
  ]),
);

denied(
  'querying collection groups',
  eachOf(
    ['provider_profiles', 'service_requests', 'chat_messages', 'direct_messages', 'mail'],
    (name) =>
      [null, owner].map((who) => getDocs(query(collectionGroup(project.as(who), name), limit(1)))),
  ),
);

const all = (name: string) => query(collection(project.as(owner), name), limit(9));
denied(
  'counting and summing up what may not be listed',
  eachOf(
    ['service_requests', 'direct_messages', 'client_profiles', 'subscribers', 'mail'],
    (name) => [
      getCountFromServer(all(name)),
      getAggregateFromServer(all(name), { total: sum('unread_provider') }),
    ],
  ),
);
