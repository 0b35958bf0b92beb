import {
  addEvent,
  type AnalyticsDay,
  type BusinessEvent,
} from '@doorstep/domain/analytics/analytics-month';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import type { Analytics } from './analytics-repository.ts';

type CountedEvent = BusinessEvent & { id: string; at: Date };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the arguments with which `Analytics` counts an event, on the day of its `at`. */
function onceOf(uid: string, { id, at, ...event }: CountedEvent) {
  const expires_at = new Date(Date.now() + RETENTION_DAYS.counted_events * DAY_MS);
  const change = (day: AnalyticsDay, isFirst: boolean) => (isFirst ? addEvent(day, event) : null);
  return [uid, at, { id, expires_at }, change] as const;
}

/**
 * Counts an event on the day of `at`. The same `id` is counted once, because a trigger can run
 * several times for one write.
 */
export function countEvent(
  analytics: Pick<Analytics, 'count'>,
  uid: string,
  event: CountedEvent,
): Promise<void> {
  return analytics.count(...onceOf(uid, event));
}

/** Does the reads of `countEvent` in a transaction, and returns what does its writes. */
export function prepareEvent(
  analytics: Pick<Analytics, 'prepare'>,
  transaction: Transaction,
  uid: string,
  event: CountedEvent,
): Promise<() => void> {
  return analytics.prepare(transaction, ...onceOf(uid, event));
}
