import {
  BUSINESS_MONTHS,
  monthsUntil,
  toBusinessFigures,
} from '@doorstep/domain/admin/business-month';
import { PLANS } from '@doorstep/domain/billing/plan';
import type { CallableOutput } from '@doorstep/domain/callables';
import type { Business } from './business-repository.ts';

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
