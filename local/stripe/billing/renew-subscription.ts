import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { announceInvoice, announceUpdate } from './announce.ts';
import { attemptPayment, createInvoice, updateDelinquency } from './invoices.ts';
import { periodLines } from './lines.ts';
import { nextPeriodEnd } from './periods.ts';
import { commonRhythm } from './start-subscription.ts';

/**
 * The next period begins and is paid for: `active`, or `past_due` when the charge fails. Either way
 * the period moves on, so that `current_period_start` is where the unpaid time begins.
 */
export function renewSubscription(world: World, row: SubscriptionRecord): void {
  const { store } = world;
  const start = row.current_period_end;
  const end = nextPeriodEnd(row.billing_cycle_anchor, start, commonRhythm(store, row.items));
  const asked = createInvoice(world, row, {
    billing_reason: 'subscription_cycle',
    lines: [...row.pending_lines, ...periodLines(store, row.items, { start, end }, false)],
    period: { start: row.current_period_start, end: start },
  });
  const { invoice, decline } = attemptPayment(world, asked, true);
  const renewed = store.subscriptions.update(row.id, {
    status: decline ? 'past_due' : 'active',
    current_period_start: start,
    current_period_end: end,
    cancel_at: row.cancel_at_period_end ? end : row.cancel_at,
    latest_invoice: invoice.id,
    pending_lines: [],
  });
  updateDelinquency(world, row.customer);
  if (decline) announceInvoice(world, invoice);
  announceUpdate(world, row, renewed);
  if (!decline) announceInvoice(world, invoice);
}
