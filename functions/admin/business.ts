import {
  BUSINESS_MONTHS,
  monthsUntil,
  toBusinessFigures,
  type BusinessDay,
} from '@doorstep/domain/admin/business-month';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { PLANS } from '@doorstep/domain/billing/plan';
import type { CallableOutput } from '@doorstep/domain/callables';
import type { Business } from './business-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than the job's limit of nine minutes (`endpoints.ts`). */
const BUDGET_MS = 8 * 60_000;
/** Days that are stored together. */
const DAYS_PER_WRITE = 10;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const dayAfter = (day: string) => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS));

/** Counts a subscription that began or ended, in the month of `at`. Repeated events count once. */
export async function countSubscriptionChange(
  business: Pick<Business, 'countChange'>,
  before: { subscribed: boolean },
  after: { subscribed: boolean },
  { id, at }: { id: string; at: Date },
): Promise<void> {
  if (before.subscribed === after.subscribed) return;
  const month = at.toISOString().slice(0, 7);
  const expires_at = new Date(Date.now() + RETENTION_DAYS.counted_events * DAY_MS);
  await business.countChange(
    { month, field: after.subscribed ? 'started' : 'ended' },
    { id: `business_${id}`, expires_at },
  );
}

/**
 * Counts the requests and reviews of each day that ended more than a day ago and is not counted
 * yet. The first run begins with the oldest month that is shown. `finished` is false if the run was
 * out of time; the next one goes on. A day that is counted again gets the same figures.
 */
export async function countBusinessDays(
  business: Pick<Business, 'countDay' | 'saveDays' | 'findCounted'>,
  now: Date,
  budgetMs = BUDGET_MS,
): Promise<{ counted: number; finished: boolean }> {
  const end = Date.now() + budgetMs;
  const hasTime = () => Date.now() < end;
  const last = dayOf(new Date(now.getTime() - 2 * DAY_MS));
  const counted = await business.findCounted();
  let day = counted === null ? `${monthsUntil(now, BUSINESS_MONTHS)[0]}-01` : dayAfter(counted);
  let total = 0;
  while (day <= last && hasTime()) {
    const days = new Map<string, BusinessDay>();
    let latest: string;
    do {
      days.set(day, await business.countDay(day));
      latest = day;
      day = dayAfter(day);
    } while (day <= last && days.size < DAYS_PER_WRITE && hasTime());
    await business.saveDays(days, latest);
    total += days.size;
  }
  return { counted: total, finished: day > last };
}

/**
 * Returns the subscriptions by plan and the figures of the last months. It reads one document for
 * each month, and counts the subscriptions without reading them.
 */
export async function showBusiness(
  business: Pick<Business, 'countSubscribed' | 'readMonths' | 'findCounted'>,
  now: Date,
): Promise<CallableOutput<'admin-business'>> {
  const names = monthsUntil(now, BUSINESS_MONTHS);
  const [stored, counted_until, ...counts] = await Promise.all([
    business.readMonths(names),
    business.findCounted(),
    ...PLANS.map(({ name }) => business.countSubscribed(name)),
  ]);
  const plans = PLANS.map(({ name: tier, amount }, i) => ({ tier, amount, count: counts[i] ?? 0 }));
  const subscribed = plans.reduce((sum, { count }) => sum + count, 0);
  return { plans, months: toBusinessFigures(names, stored, subscribed), counted_until };
}
