import { SWITCH_NAMES, type Switches } from '@doorstep/domain/operations/switches';
import * as z from 'zod/mini';
import { logWarning } from '../platform/log.ts';
import { checkHealth, type HealthDeps } from './check-health.ts';

/** A notification of a budget (Google docs, "Programmatic notifications"). */
const notificationSchema = z.object({
  /** Credits can make it negative. */
  costAmount: z.pipe(
    z.number(),
    z.transform((cost) => Math.max(0, cost)),
  ),
  budgetAmount: z.number().check(z.positive()),
  costIntervalStart: z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
});

interface SpendingDeps extends HealthDeps {
  /** Percent of the budget; 0 for no cap. */
  spendingCap: number;
}

/**
 * Stores what the month has cost, raises the alarm, and switches parts off at the cap. It switches
 * them off once in a period, so that an operator can switch them on again, and switches on in the
 * next period what the cap switched off. Notifications come several times a day, in any order. A
 * message that is no notification is logged, because a retry cannot mend it.
 */
export async function watchSpending(
  deps: SpendingDeps,
  message: unknown,
  now: Date,
): Promise<void> {
  const { operations, spendingCap } = deps;
  const notification = notificationSchema.safeParse(message);
  if (!notification.success) {
    logWarning('budget message not understood', {});
    return;
  }
  const { costAmount, budgetAmount, costIntervalStart } = notification.data;
  const { spending, switches } = await operations.read(now);
  if (spending && costIntervalStart < spending.period_start) return;
  const percent = (costAmount / budgetAmount) * 100;
  const isCapped = spending?.capped_period?.getTime() === costIntervalStart.getTime();
  const isOver = spendingCap > 0 && percent >= spendingCap;
  if (isOver && !isCapped) {
    await operations.writeSwitches(switchesToTurnOff(switches, now));
    logWarning('spending cap reached', { percent: Math.floor(percent), cap: spendingCap });
  }
  if (!isOver && !isCapped) await operations.writeSwitches(switchesOfCap(switches));
  const capped_period = isOver || isCapped ? costIntervalStart : null;
  await operations.writeSpending({
    percent,
    period_start: costIntervalStart,
    capped_period,
    received_at: now,
  });
  await checkHealth(deps, now, ['spending', 'switched-off']);
}

/** Returns the parts that are on, switched off by the cap. */
function switchesToTurnOff(switches: Switches, at: Date): Switches {
  const on = SWITCH_NAMES.filter((name) => switches[name] === undefined);
  return Object.fromEntries(on.map((name) => [name, { by: 'spending', at }]));
}

/** Returns the parts that the cap switched off, switched on. */
function switchesOfCap(switches: Switches) {
  const off = SWITCH_NAMES.filter((name) => switches[name]?.by === 'spending');
  return Object.fromEntries(off.map((name) => [name, null]));
}
