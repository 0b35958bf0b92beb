import {
  analyticsMonthId,
  analyticsMonthSchema,
  calendarDay,
  EMPTY_DAY,
  type AnalyticsDay,
} from '@doorstep/domain/analytics/analytics-month';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseDocument, parseList } from '../platform/firestore.ts';

/** Something that is counted at most once until `expires_at`. */
interface Occasion {
  /** The id of its document in `counted_once`. */
  id: string;
  expires_at: Date;
}

type CountArguments = readonly [
  uid: string,
  at: Date,
  occasion: Occasion,
  change: (day: AnalyticsDay, isFirst: boolean) => AnalyticsDay | null,
];

/** Stores what is counted for professionals, by month. */
export type Analytics = ReturnType<typeof createAnalytics>;

export function createAnalytics(db: Firestore) {
  /** Does the reads of `count` in a transaction, and returns what does its writes. */
  async function prepare(
    transaction: Transaction,
    ...[uid, at, { id, expires_at }, change]: CountArguments
  ): Promise<() => void> {
    const { month, day } = calendarDay(at);
    const profile = db.doc(`provider_profiles/${uid}`);
    const counted = db.doc(`counted_once/${id}`);
    const stored = db.doc(`analytics/${analyticsMonthId(uid, month)}`);
    const [owner, earlier, before] = await transaction.getAll(profile, counted, stored);
    const days = (before && parseDocument(analyticsMonthSchema, before)?.days) ?? {};
    const isCounted = owner?.exists === true && earlier !== undefined;
    const next = isCounted ? change(days[day] ?? EMPTY_DAY, !earlier.exists) : null;
    return () => {
      if (next === null) return;
      if (!earlier?.exists) transaction.create(counted, { expires_at });
      transaction.set(stored, { provider_id: uid, month, days: { ...days, [day]: next } });
    };
  }

  return {
    prepare,

    /**
     * Changes the day of `at` in one transaction. `change` learns whether the occasion is counted
     * for the first time, and returns the new day, or null to write nothing. It can run several
     * times. Does nothing for a professional without a profile, whose documents may have been
     * deleted.
     */
    count: (...count: CountArguments): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const write = await prepare(transaction, ...count);
        write();
      }),

    /** Returns what was counted on these days, with one read for each of their months. */
    readDays: async (uid: string, days: readonly Date[]): Promise<AnalyticsDay[]> => {
      const wanted = days.map(calendarDay);
      const months = [...new Set(wanted.map(({ month }) => month))];
      const stored = await db.getAll(
        ...months.map((month) => db.doc(`analytics/${analyticsMonthId(uid, month)}`)),
      );
      const known = parseList(analyticsMonthSchema, stored);
      return wanted.map(({ month, day }) => {
        const found = known.find((one) => one.month === month);
        return found?.days[day] ?? EMPTY_DAY;
      });
    },
  };
}
