import type { SubscriptionItemRecord, SubscriptionRecord } from '../records/subscription.ts';
import type { Changes } from '../table.ts';
import type { World } from '../world.ts';
import { announceInvoice, announceUpdate } from './announce.ts';
import { attemptPayment, createInvoice, updateDelinquency } from './invoices.ts';
import { periodLines, prorationLines } from './lines.ts';
import { nextPeriodEnd } from './periods.ts';
import { commonRhythm } from './start-subscription.ts';

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

type SubscriptionChanges = Changes<SubscriptionRecord>;

/** The same rhythm keeps the period; another one begins a new period now. */
function newPeriod(
  world: World,
  row: SubscriptionRecord,
  items: SubscriptionItemRecord[],
): SubscriptionChanges {
  const { store, clock } = world;
  const before = commonRhythm(store, row.items);
  const after = commonRhythm(store, items);
  const same = before.interval === after.interval && before.interval_count === after.interval_count;
  if (same || row.status === 'trialing') return {};
  const now = clock.now();
  return {
    billing_cycle_anchor: now,
    current_period_start: now,
    current_period_end: nextPeriodEnd(now, now, after),
  };
}

/** The latest invoice decides: unpaid it makes `past_due`, paid it ends that (Stripe docs, statuses). */
function statusAfter({ status }: SubscriptionRecord, isPaid: boolean) {
  if (!isPaid) return 'past_due';
  return status === 'past_due' ? 'active' : status;
}

/** Invoices what has gathered, now. */
function invoiceNow(world: World, row: SubscriptionRecord): SubscriptionRecord {
  const { store, clock } = world;
  const now = clock.now();
  const asked = createInvoice(world, row, {
    billing_reason: 'subscription_update',
    lines: row.pending_lines,
    period: { start: now, end: now },
  });
  const { invoice, decline } = attemptPayment(world, asked, true);
  const invoiced = store.subscriptions.update(row.id, {
    pending_lines: [],
    latest_invoice: invoice.id,
    status: statusAfter(row, decline === null),
  });
  updateDelinquency(world, row.customer);
  announceInvoice(world, invoice);
  return invoiced;
}

/** Other items, and whatever else changes with them, as one `customer.subscription.updated`. */
export function changeItems(
  world: World,
  row: SubscriptionRecord,
  items: SubscriptionItemRecord[],
  proration: ProrationBehavior,
  changes: SubscriptionChanges = {},
): SubscriptionRecord {
  const { store, clock } = world;
  const period = newPeriod(world, row, items);
  const { current_period_start: start, current_period_end: end } = period;
  const prorated = proration === 'none' ? [] : prorationLines(store, row, items, clock.now());
  // In a new period the new items are due whole; only what is given back of the old ones counts.
  const lines =
    start === undefined || end === undefined
      ? prorated
      : [
          ...prorated.filter((line) => line.amount < 0),
          ...periodLines(store, items, { start, end }, false),
        ];
  const endsWithPeriod = changes.cancel_at_period_end ?? row.cancel_at_period_end;
  const ending = endsWithPeriod && end !== undefined ? { cancel_at: end } : {};
  let changed = store.subscriptions.update(row.id, {
    items,
    ...period,
    pending_lines: [...row.pending_lines, ...lines],
    ...changes,
    ...ending,
  });
  if (lines.length > 0 && (proration === 'always_invoice' || start !== undefined)) {
    changed = invoiceNow(world, changed);
  }
  announceUpdate(world, row, changed);
  return changed;
}
