import type { PersonEntry, PersonList } from '@doorstep/domain/admin/office-callables';
import type { SenderType } from '@doorstep/domain/chat/message';
import { reportSchema } from '@doorstep/domain/moderation/report';
import { requestStatusSchema } from '@doorstep/domain/requests/service-request';
import { supportRequestSchema } from '@doorstep/domain/support/support-request';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseList } from '../platform/firestore.ts';
import { readPage } from '../platform/page-cursor.ts';

const requestSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  provider_name: z.string(),
  client_uid: z.string(),
  client_name: z.string(),
  status: requestStatusSchema,
  created_at: z.date(),
});

const requestWith = (side: SenderType) =>
  z.pipe(
    requestSchema,
    z.transform(({ id, status, created_at, ...request }): PersonEntry => ({
      ...{ kind: 'request', id, status },
      with:
        side === 'client'
          ? { uid: request.client_uid, name: request.client_name }
          : { uid: request.provider_id, name: request.provider_name },
      at: created_at.toISOString(),
    })),
  );

const report = z.pipe(
  reportSchema,
  z.transform(({ id, reason, state, created_at }): PersonEntry => ({
    ...{ kind: 'report', id, reason, state },
    at: created_at.toISOString(),
  })),
);

const support = z.pipe(
  supportRequestSchema,
  z.transform(({ id, subject, state, changed_at }): PersonEntry => ({
    ...{ kind: 'support', id, subject, state },
    at: changed_at.toISOString(),
  })),
);

const REQUESTS = { collection: 'service_requests', order: 'created_at' } as const;
const REPORTS = { collection: 'reports', order: 'created_at', entry: report } as const;
const SUPPORT = { collection: 'support_requests', order: 'changed_at', entry: support } as const;

/** Where the entries of a list are stored. `field` has the person's uid. */
const LISTS = {
  requests_received: { ...REQUESTS, field: 'provider_id', entry: requestWith('client') },
  requests_sent: { ...REQUESTS, field: 'client_uid', entry: requestWith('provider') },
  reports_about: { ...REPORTS, field: 'reported_uid' },
  reports_by: { ...REPORTS, field: 'reporter_uid' },
  support: { ...SUPPORT, field: 'owner_uid' },
} as const satisfies Record<PersonList, object>;

/** Reads the requests, reports and messages to support of a person, for administrators. */
export type PersonEntries = ReturnType<typeof createPersonEntries>;

export function createPersonEntries(db: Firestore) {
  const queryOf = (uid: string, { collection, field }: (typeof LISTS)[PersonList]) =>
    db.collection(collection).where(field, '==', uid);
  return {
    count: async (uid: string, list: PersonList): Promise<number> =>
      (await queryOf(uid, LISTS[list]).count().get()).data().count,
    /** Returns a page of a list, newest first. `next` is the cursor of the next page. */
    list: async (
      uid: string,
      list: PersonList,
      after: string | null,
      limit: number,
    ): Promise<{ entries: PersonEntry[]; next: string | null }> => {
      const { order, entry } = LISTS[list];
      const query = queryOf(uid, LISTS[list]);
      const { docs, next } = await readPage(query, [[order, 'desc']], after, limit);
      return { entries: parseList(entry, docs), next };
    },
  };
}
