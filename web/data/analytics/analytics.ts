import {
  analyticsMonthSchema,
  type AnalyticsMonth,
} from '@doorstep/domain/analytics/analytics-month';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { safeParseDocument } from '@doorstep/domain/documents/stored-document';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { callFunction } from '../callables.ts';
import { withAppError } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';

/**
 * Returns what was counted for a professional from a month (`YYYY-MM`) on, the earliest first. Logs
 * and skips a malformed month. Throws AppError: `permission-denied` if the plan has no analytics.
 */
export async function loadAnalytics(uid: string, since: string): Promise<AnalyticsMonth[]> {
  const months = query(
    collection(lite, 'analytics'),
    where('provider_id', '==', uid),
    where('month', '>=', since),
    orderBy('month', 'asc'),
    limit(PAGE_SIZE.analytics_months),
  );
  const { docs } = await withAppError(getDocs(months));
  return docs.flatMap((document) => {
    const month = safeParseDocument(analyticsMonthSchema, document.id, document.data());
    if (month.success) return [month.data];
    console.error('Malformed month of analytics', month.error.issues);
    return [];
  });
}

/**
 * Returns how often the signed-in person's page was viewed in a week, and how many people have
 * saved them, null for a few. Throws AppError.
 */
export const countInterest = () => callFunction('my-views', {});
