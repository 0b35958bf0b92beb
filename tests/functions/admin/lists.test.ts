import { personListSchema, type PersonList } from '@doorstep/domain/admin/office-callables';
import type { Report } from '@doorstep/domain/moderation/report';
import type { Review } from '@doorstep/domain/reviews/review';
import type { SupportRequest } from '@doorstep/domain/support/support-request';
import {
  badgeApplication,
  providerProfile,
  sentMail,
  serviceRequest,
  stored,
} from '@doorstep/local/demo/factories.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { createPersonEntries } from '../../../functions/admin/person-entry-repository.ts';
import { createBadgeApplications } from '../../../functions/badges/badge-application-repository.ts';
import { createGrantedBadges } from '../../../functions/badges/granted-badge-repository.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createAuditLog } from '../../../functions/moderation/audit-log-repository.ts';
import { createReports } from '../../../functions/moderation/report-repository.ts';
import { createSuspensions } from '../../../functions/moderation/suspension-repository.ts';
import { createReviews } from '../../../functions/reviews/review-repository.ts';
import { createSupportRequests } from '../../../functions/support/support-request-repository.ts';
import { adminDb } from '../../support/server/admin.ts';
import { unique } from '../../support/server/sdk-people.ts';

/** Reads the lists of administrators in pages of two. people.test.ts has the list of people. */

const PAGE = 2;
const db = adminDb();
const audit = createAuditLog(db);
const reviews = createReviews(db);
const reports = createReports(db, audit, createSuspensions(db, audit), reviews);
const applications = createBadgeApplications(db, audit);
const badges = createGrantedBadges(db, audit);
const support = createSupportRequests(db, audit);
const entries = createPersonEntries(db);

const uid = unique('listed');
// These times are before and after all other documents, so that these documents are listed first.
const early = (nth: number) => new Date(Date.UTC(1901, 0, nth + 1));
const late = (nth: number) => new Date(Date.UTC(2101, 0, 28 - nth));

const report = (changes: Partial<Report>): Omit<Report, 'id'> => ({
  ...{ thread_kind: 'request', thread_id: 'r', reporter_uid: uid, reporter_side: 'client' },
  ...{ reported_uid: uid, reason: 'spam', text: '', additions: [], state: 'open' },
  ...{ created_at: new Date(), decided_at: null, decided_by: null, note: null },
  ...changes,
});

const review = (changes: Partial<Review>): Omit<Review, 'id'> => ({
  ...{ provider_id: uid, client_uid: uid, author: 'Dana W.', request_ids: [], stars: 5 },
  ...{ text: '', hired: true, hidden: false, photos: [], answer: null, answered_at: null },
  ...{ created_at: new Date(), opened_at: new Date() },
  ...changes,
});

const message = (changes: Partial<SupportRequest>): Omit<SupportRequest, 'id'> => ({
  ...{ owner_uid: uid, subject: 'Hello', photos: [], is_premium: true, state: 'open' },
  ...{ entries: [{ from: 'person', text: 'Hello?', at: new Date() }] },
  ...{ created_at: new Date(), waiting_since: new Date(), changed_at: new Date() },
  ...changes,
});

const request = (changes: object) => stored({ ...serviceRequest(), ...changes });

interface List {
  name: string;
  collection: string;
  /** Returns the fields of the nth document of the list. */
  fields: (nth: number, id: string) => object;
  /** Returns the ids of a page. */
  page: (after: string | null) => Promise<{ ids: string[]; next: string | null }>;
}

const idsOf = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);

const ofPerson: Record<PersonList, Pick<List, 'collection' | 'fields'>> = {
  requests_received: {
    collection: 'service_requests',
    fields: (nth) => request({ provider_id: uid, created_at: late(nth) }),
  },
  requests_sent: {
    collection: 'service_requests',
    fields: (nth) => request({ client_uid: uid, created_at: late(nth) }),
  },
  reports_about: {
    collection: 'reports',
    fields: (nth) => report({ reporter_uid: 'client', created_at: late(nth) }),
  },
  reports_by: {
    collection: 'reports',
    fields: (nth) => report({ reported_uid: 'client', created_at: late(nth) }),
  },
  support: {
    collection: 'support_requests',
    fields: (nth) => message({ changed_at: late(nth) }),
  },
};

const LISTS: List[] = [
  {
    name: 'open reports',
    collection: 'reports',
    fields: (nth) => report({ created_at: early(nth) }),
    page: async (after) => {
      const page = await reports.listOpen(after, PAGE);
      return { ids: idsOf(page.reports), next: page.next };
    },
  },
  {
    name: 'decided reports',
    collection: 'reports',
    fields: (nth) => report({ state: 'dismissed', decided_at: late(nth), decided_by: 'admin' }),
    page: async (after) => {
      const page = await reports.listDecided(after, PAGE);
      return { ids: idsOf(page.reports), next: page.next };
    },
  },
  {
    name: 'reported reviews',
    collection: 'reports',
    fields: (nth) => report({ thread_kind: 'review', created_at: early(nth) }),
    page: async (after) => {
      const page = await reports.listOpenAboutReviews(after, PAGE);
      return { ids: idsOf(page.reports), next: page.next };
    },
  },
  ...(['all', 'hidden'] as const).map((list): List => ({
    name: `${list} reviews`,
    collection: 'reviews',
    fields: (nth) => review({ hidden: list === 'hidden', created_at: late(nth) }),
    page: async (after) => {
      const page = await reviews.listForAdmin(list, after, PAGE);
      return { ids: idsOf(page.reviews), next: page.next };
    },
  })),
  {
    name: 'applications for badges',
    collection: 'badge_applications',
    fields: (nth, id) => badgeApplication({ provider_id: id, asked_at: early(nth) }),
    page: async (after) => {
      const page = await applications.listPending(after, PAGE);
      return { ids: page.applications.map(({ provider_id }) => provider_id), next: page.next };
    },
  },
  {
    name: 'granted badges',
    collection: 'provider_profiles',
    fields: (nth, id) => {
      const license = { number: '7', expires_on: early(nth).toISOString().slice(0, 10) };
      const profile = providerProfile({ user_id: id, handle: id, published: false });
      return { ...profile, facts: { ...profile.facts, badges: { license } } };
    },
    page: async (after) => {
      const page = await badges.listPage('license', '1901-01-01', after, PAGE);
      return { ids: page.badges.map((badge) => badge.uid), next: page.next };
    },
  },
  {
    name: 'undelivered mails',
    collection: 'mail',
    fields: (nth) => ({
      ...stored(sentMail(serviceRequest(), 'new_request', 'gone@doorstep.test')),
      ...{ state: 'dead', created_at: late(nth) },
    }),
    page: async (after) => {
      const page = await createMailOutbox(db).listDead(after, PAGE);
      return { ids: idsOf(page.mails), next: page.next };
    },
  },
  {
    name: 'open messages to support',
    collection: 'support_requests',
    fields: (nth) => message({ waiting_since: early(nth) }),
    page: async (after) => {
      const page = await support.listOpen(after, PAGE);
      return { ids: idsOf(page.requests), next: page.next };
    },
  },
  {
    name: 'answered messages to support',
    collection: 'support_requests',
    fields: (nth) => message({ state: 'answered', changed_at: late(nth) }),
    page: async (after) => {
      const page = await support.listDone(after, PAGE);
      return { ids: idsOf(page.requests), next: page.next };
    },
  },
  ...personListSchema.options.map((list): List => ({
    name: `${list} of a person`,
    ...ofPerson[list],
    page: async (after) => {
      const page = await entries.list(uid, list, after, PAGE);
      return { ids: idsOf(page.entries), next: page.next };
    },
  })),
];

const written: string[] = [];
afterAll(async () => {
  await Promise.all(written.map((path) => db.doc(path).delete()));
});

describe.each(LISTS)('$name', ({ collection, fields, page }) => {
  // @2.10.22
  it('goes on at the same place after the last entry of a page was deleted', async () => {
    const ids = [0, 1, 2, 3].map((nth) => unique(`listed${nth}`).toLowerCase());
    const paths = ids.map((id) => `${collection}/${id}`);
    written.push(...paths);
    const batch = db.batch();
    for (const [nth, id] of ids.entries()) batch.set(db.doc(paths[nth] ?? ''), fields(nth, id));
    await batch.commit();
    const first = await page(null);
    expect(first.ids).toEqual(ids.slice(0, 2));
    await db.doc(paths[1] ?? '').delete();
    expect((await page(first.next)).ids).toEqual(ids.slice(2));
    await Promise.all(paths.map((path) => db.doc(path).delete()));
  });
});
