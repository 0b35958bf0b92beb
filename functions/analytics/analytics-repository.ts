import {
  analyticsMonthId,
  analyticsMonthSchema,
  calendarDay,
  EMPTY_DAY,
  type AnalyticsDay,
} from '@doorstep/domain/analytics/analytics-month';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument, parseList } from '../platform/firestore.ts';

/** Something that is counted at most once until `expires_at`. */
interface Occasion {
  /** The id of its document in `counted_once`. */
  id: string;
  expires_at: Date;
}

/** Stores what is counted for professionals, by month. */
export interface Analytics {
  /**
   * Changes the day of `at` in one transaction. `change` learns whether the occasion is counted for
   * the first time, and returns the new day, or null to write nothing. It can run several times.
   * Does nothing for a professional without a profile, whose documents may have been deleted.
   */
  count(
    uid: string,
    at: Date,
    occasion: Occasion,
    change: (day: AnalyticsDay, isFirst: boolean) => AnalyticsDay | null,
  ): Promise<void>;
  /** Returns what was counted on these days, with one read for each of their months. */
  readDays(uid: string, days: readonly Date[]): Promise<AnalyticsDay[]>;
}

export function createAnalytics(db: Firestore): Analytics {
  return {
    count: async (uid, at, { id, expires_at }, change) => {
      const { month, day } = calendarDay(at);
      const profile = db.doc(`provider_profiles/${uid}`);
      const counted = db.doc(`counted_once/${id}`);
      const stored = db.doc(`analytics/${analyticsMonthId(uid, month)}`);
      await db.runTransaction(async (transaction) => {
        const [owner, earlier, before] = await transaction.getAll(profile, counted, stored);
        if (!owner?.exists || !earlier || !before) return;
        const days = parseDocument(analyticsMonthSchema, before)?.days ?? {};
        const next = change(days[day] ?? EMPTY_DAY, !earlier.exists);
        if (next === null) return;
        if (!earlier.exists) transaction.create(counted, { expires_at });
        transaction.set(stored, { provider_id: uid, month, days: { ...days, [day]: next } });
      });
    },

    readDays: async (uid, days) => {
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
