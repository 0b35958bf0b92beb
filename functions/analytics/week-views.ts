import type { Analytics } from './analytics-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how often a professional's page was viewed today and on the six days before. */
export async function weekViews(
  analytics: Pick<Analytics, 'readDays'>,
  uid: string,
  now: Date,
): Promise<number> {
  const week = Array.from({ length: 7 }, (_, i) => new Date(now.getTime() - i * DAY_MS));
  const days = await analytics.readDays(uid, week);
  return days.reduce((sum, { views }) => sum + views, 0);
}
