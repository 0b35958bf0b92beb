import { LIMITS, PAGE_SIZE } from '@doorstep/domain/limits';
import { getFirestore, Query } from 'firebase-admin/firestore';
import { initializeApp } from 'firebase-admin/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { listAuditLog } from './admin/list-audit-log.ts';
import { createPeople } from './admin/people-repository.ts';
import { createPersonEntries } from './admin/person-entry-repository.ts';
import { createGrantedBadges } from './badges/granted-badge-repository.ts';
import { listDeadMails } from './admin/dead-mails.ts';
import { listReports, showReport } from './moderation/show-reports.ts';
import { searchProviders } from './search/search-providers.ts';
import { createDirectories } from './search/directory-repository.ts';
import { writeDirectory } from './search/write-directory.ts';
import { writeSitemap } from './pages/sitemap.ts';
import { createAuditLog } from './moderation/audit-log-repository.ts';
import { createPhotoUses } from './pictures/photo-use-repository.ts';
import { createMailOutbox } from './mail/mail-outbox-repository.ts';
import { createServiceRequests } from './requests/service-request-repository.ts';
import { createProviderSearch, createSearchIndex } from './search/provider-search-repository.ts';
import { createViewedPages } from './analytics/viewed-page-repository.ts';
import { createHomes } from './reviews/home-repository.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { createReviews } from './reviews/review-repository.ts';
import { createPublicPages } from './pages/public-page-repository.ts';
import { createReports } from './moderation/report-repository.ts';
import { createSuspensions } from './moderation/suspension-repository.ts';
import { createThreads } from './moderation/thread-repository.ts';

/** The limits of the queries. That each query has one is checked by lint. */

const db = getFirestore(initializeApp({ projectId: 'query-limits' }, 'query-limits'));
const sentSchema = z.object({
  _queryOptions: z.object({ collectionId: z.string(), limit: z.optional(z.number()) }),
});

let sent: [collection: string, limit: number | undefined][] = [];
vi.spyOn(Query.prototype, 'get').mockImplementation(function (this: unknown) {
  const { collectionId, limit } = sentSchema.parse(this)._queryOptions;
  sent.push([collectionId, limit]);
  return Promise.resolve({ docs: [], size: 0, empty: true } as never);
});
afterEach(() => {
  sent = [];
});

const audit = createAuditLog(db);
const reports = createReports(db, audit, createSuspensions(db, audit), createReviews(db));
const threads = createThreads(db);
const officeDeps = {
  audit,
  people: createPeople(db),
  accounts: { listEmails: () => Promise.resolve(new Map()) },
  auditSubjects: {
    findPeople: () => Promise.resolve(new Map()),
    findAddresses: () => Promise.resolve(new Map()),
  },
};
const search = createProviderSearch(db);

const LISTS: [string, () => Promise<unknown>, [string, number]][] = [
  [
    'dead mails',
    () => listDeadMails(createMailOutbox(db), null),
    ['mail', PAGE_SIZE.dead_mails + 1],
  ],
  [
    'the latest mail about a status',
    () => createMailOutbox(db).findLastSent('request-1', 'request_status'),
    ['mail', 1],
  ],
  [
    "a professional's message about a request",
    () => createServiceRequests(db).hasProviderMessage('request-1'),
    ['chat_messages', 1],
  ],
  [
    'whom a client has asked',
    () => createServiceRequests(db).listAskedProviders('client-1'),
    ['service_requests', 20],
  ],
  ['a viewed page', () => createViewedPages(db).find('rivera'), ['provider_profiles', 1]],
  ['the audit log', () => listAuditLog(officeDeps, null), ['audit_log', PAGE_SIZE.audit_log + 1]],
  [
    'people',
    () => createPeople(db).search('rivera', null, PAGE_SIZE.people),
    ['people_search', PAGE_SIZE.people + 1],
  ],
  [
    "a person's entries",
    () => createPersonEntries(db).list('client-1', 'support', null, PAGE_SIZE.person_entries),
    ['support_requests', PAGE_SIZE.person_entries + 1],
  ],
  ...(['', 'leak'] as const).map((text): (typeof LISTS)[number] => [
    `a page's reviews with the text '${text}'`,
    () => listReviews(createReviews(db), 'provider-1', { order: 'highest', text }),
    ['reviews', text === '' ? PAGE_SIZE.reviews : LIMITS.searchedReviews],
  ]),
  ...(['all', 'hidden'] as const).map((list): (typeof LISTS)[number] => [
    `${list} reviews`,
    () => createReviews(db).listForAdmin(list, null, PAGE_SIZE.admin_reviews),
    ['reviews', PAGE_SIZE.admin_reviews + 1],
  ]),
  [
    'reviews for the home page',
    () => createHomes(db).listNewest(),
    ['reviews', PAGE_SIZE.newest_reviews],
  ],
  [
    "a professional's search entry",
    () => createDirectories(db).findId('rivera'),
    ['provider_search', 1],
  ],
  [
    'granted badges',
    () => createGrantedBadges(db, audit).listPage('license', '2026-01-01', null, 25),
    ['provider_profiles', 26],
  ],
  ...(['open', 'decided'] as const).map((state): (typeof LISTS)[number] => [
    `${state} reports`,
    () => listReports({ reports, threads } as never, { state, after: null }),
    ['reports', PAGE_SIZE.reports + 1],
  ]),
  [
    "a reported chat's messages",
    async () => {
      const created_at = new Date();
      const report = { thread_kind: 'request', thread_id: 'r', created_at };
      const deps = {
        reports: { find: () => report },
        threads: { ...threads, find: () => ({ ref: { kind: 'request', id: 'r' } }) },
      };
      // The use case fails after this query, because the other dependencies are missing.
      const shown = showReport(deps as never, { id: 'report', messages: 'until_report' });
      await expect(shown).rejects.toThrow(TypeError);
    },
    ['chat_messages', PAGE_SIZE.reported_messages],
  ],
  ...[
    { name: 'exact matches', service: 'zeppelins', after: null },
    { name: 'closest matches', service: 'drains', after: 'closest0:' },
  ].map(({ name, service, after }): (typeof LISTS)[number] => [
    name,
    () => {
      const terms = { service, location: '' };
      return searchProviders({ search }, { terms, after, limit: PAGE_SIZE.search });
    },
    ['provider_search', PAGE_SIZE.search + 1],
  ]),
];

describe('a list query has its limit', () => {
  it.each(LISTS)('%s', async (_, read, expected) => {
    await read();
    expect(sent).toEqual([expected]);
  });

  it('the uses of a photo', async () => {
    await createPhotoUses(db).isUsed(['https://photo.example']);
    expect(sent).toEqual([
      ['chat_messages', 1],
      ['direct_messages', 1],
      ['service_requests', 1],
      ['support_requests', 1],
    ]);
  });

  it('pages whose clocks changed', async () => {
    await createSearchIndex(db).listShifted(new Date()).next();
    expect(sent).toEqual([['provider_search', 100]]);
  });

  it('the sitemap', async () => {
    const files = { write: () => Promise.resolve(), deleteAfter: () => Promise.resolve() };
    await writeSitemap({ pages: createPublicPages(db), files });
    expect(sent).toEqual([['provider_profiles', 1000]]);
  });

  it('the directory', async () => {
    await writeDirectory({ ...createDirectories(db), write: () => Promise.resolve() });
    expect(sent).toEqual([['provider_search', 1000]]);
  });
});
