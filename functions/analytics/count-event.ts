import { addEvent, type BusinessEvent } from '@doorstep/domain/analytics/analytics-month';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { Analytics } from './analytics-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts an event on the day of `at`. The same `id` is counted once, because a trigger can run
 * several times for one write.
 */
export async function countEvent(
  analytics: Pick<Analytics, 'count'>,
  uid: string,
  { id, at, ...event }: BusinessEvent & { id: string; at: Date },
): Promise<void> {
  const expires_at = new Date(Date.now() + RETENTION_DAYS.counted_events * DAY_MS);
  await analytics.count(uid, at, { id, expires_at }, (day, isFirst) =>
    isFirst ? addEvent(day, event) : null,
  );
}
