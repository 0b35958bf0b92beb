import {
  businessCursorSchema,
  businessMonthSchema,
  type BusinessDay,
  type BusinessMonth,
} from '@doorstep/domain/admin/business-month';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { AggregateField, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';
import { queryPages } from '../platform/query-pages.ts';

/** Counts and stores the market's figures, in `business_months`. */
export type Business = ReturnType<typeof createBusiness>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Requests per read. Only the two times are read, and each request once. */
const PAGE = 300;

const answerSchema = z.object({
  created_at: z.date(),
  first_answered_at: z._default(z.nullable(z.date()), null),
});

export function createBusiness(db: Firestore) {
  const months = db.collection('business_months');
  const cursor = db.collection('cursors').doc('business_days');

  return {
    /** Returns how many subscriptions of a plan there are now. */
    countSubscribed: async (tier: PlanTier): Promise<number> => {
      const subscribed = db
        .collection('subscribers')
        .where('subscribed', '==', true)
        .where('subscription_tier', '==', tier);
      return (await subscribed.count().get()).data().count;
    },

    /** Returns the months, `YYYY-MM`, that have a document. */
    readMonths: async (names: readonly string[]): Promise<BusinessMonth[]> =>
      parseList(businessMonthSchema, await db.getAll(...names.map((name) => months.doc(name)))),

    /**
     * Adds one to `started` or `ended` of a month, once for each event id until `expires_at`,
     * because a trigger can run several times for one write.
     */
    countChange: (
      { month, field }: { month: string; field: 'started' | 'ended' },
      { id, expires_at }: { id: string; expires_at: Date },
    ): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const counted = db.collection('counted_once').doc(id);
        if ((await transaction.get(counted)).exists) return;
        transaction.create(counted, { expires_at });
        transaction.set(months.doc(month), { [field]: FieldValue.increment(1) }, { merge: true });
      }),

    /** Counts a day in UTC, `YYYY-MM-DD`, whose requests can no longer be answered within a day. */
    countDay: async (day: string): Promise<BusinessDay> => {
      const start = new Date(`${day}T00:00:00Z`);
      const end = new Date(start.getTime() + DAY_MS);
      const of = (collection: string) =>
        db.collection(collection).where('created_at', '>=', start).where('created_at', '<', end);
      const reviews = await of('reviews')
        .aggregate({ count: AggregateField.count(), stars: AggregateField.sum('stars') })
        .get();
      const { count, stars } = reviews.data();
      const figures = { requests: 0, answered: 0, reviews: count, stars };
      const requests = of('service_requests')
        .orderBy('created_at', 'asc')
        .select('created_at', 'first_answered_at');
      for await (const page of queryPages(requests, PAGE)) {
        const times = parseList(answerSchema, page);
        figures.requests += page.length;
        figures.answered += times.filter(
          ({ created_at, first_answered_at: answered }) =>
            answered !== null && answered.getTime() - created_at.getTime() <= DAY_MS,
        ).length;
      }
      return figures;
    },

    /** Stores the figures of days, and that all days until `counted` are counted. */
    saveDays: async (days: ReadonlyMap<string, BusinessDay>, counted: string): Promise<void> => {
      const batch = db.batch();
      for (const [day, figures] of days) {
        const fields = { days: { [day.slice(8)]: figures } };
        batch.set(months.doc(day.slice(0, 7)), fields, { merge: true });
      }
      batch.set(cursor, { counted });
      await batch.commit();
    },

    /** Returns the last counted day; null before the first run. */
    findCounted: async (): Promise<string | null> =>
      parseDocument(businessCursorSchema, await cursor.get())?.counted ?? null,
  };
}
