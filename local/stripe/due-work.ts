import { expireCheckout } from './billing/checkout-sessions.ts';
import { collectInvoice } from './billing/collect-payments.ts';
import type { CheckoutSessionRow, InvoiceRow, SubscriptionRow } from './server/state.ts';
import { endSubscription, renewSubscription } from './billing/subscriptions.ts';
import type { World } from './world.ts';

/** Work that Stripe does at a scheduled time. */
interface Due {
  at: number;
  run: () => void;
}

function subscriptionDue(world: World, row: SubscriptionRow): Due | null {
  if (row.ended_at !== null) return null;
  if (row.cancel_at !== null && row.cancel_at <= row.current_period_end) {
    return { at: row.cancel_at, run: () => void endSubscription(world, row) };
  }
  return { at: row.current_period_end, run: () => renewSubscription(world, row) };
}

function invoiceDue(world: World, row: InvoiceRow): Due | null {
  if (row.status !== 'open' || row.next_payment_attempt === null) return null;
  return { at: row.next_payment_attempt, run: () => void collectInvoice(world, row, true) };
}

function sessionDue(world: World, row: CheckoutSessionRow): Due | null {
  if (row.status !== 'open') return null;
  return { at: row.expires_at, run: () => void expireCheckout(world, row) };
}

function nextDue(world: World): Due | undefined {
  const { subscriptions, invoices, checkoutSessions } = world.store;
  const all = [
    ...subscriptions.all().map((row) => subscriptionDue(world, row)),
    ...invoices.all().map((row) => invoiceDue(world, row)),
    ...checkoutSessions.all().map((row) => sessionDue(world, row)),
  ];
  return all.filter((due) => due !== null).sort((a, b) => a.at - b.at)[0];
}

/** Does everything that is due until a time, in order, with the clock at each due date. */
export function runDueWork(world: World, until: number): void {
  for (let due = nextDue(world); due && due.at <= until; due = nextDue(world)) {
    world.clock.runAt(due.at, due.run);
  }
}
