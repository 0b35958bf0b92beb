import { emit } from '../events/emit.ts';
import { presentCheckoutSession } from '../objects/checkout-session.ts';
import type { CheckoutSessionRecord } from '../records/checkout-session.ts';
import type { InvoiceRecord } from '../records/invoice.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { collectInvoice } from './collect-invoice.ts';
import { endSubscription, expireIncomplete } from './end-subscription.ts';
import { renewSubscription } from './renew-subscription.ts';

/** An incomplete subscription waits so long for its first payment (Stripe docs, lifecycle). */
const INCOMPLETE_SECONDS = 23 * 60 * 60;

/** Something that the passing of time brings about. */
interface Due {
  at: number;
  what: string;
  run: () => void;
}

export function expireSession(world: World, row: CheckoutSessionRecord): CheckoutSessionRecord {
  const expired = world.store.checkoutSessions.update(row.id, { status: 'expired' });
  emit(world, 'checkout.session.expired', presentCheckoutSession(world, expired));
  return expired;
}

function subscriptionDue(world: World, row: SubscriptionRecord): Due | null {
  if (row.ended_at !== null) return null;
  if (row.status === 'incomplete') {
    const at = row.created + INCOMPLETE_SECONDS;
    return { at, what: `expire ${row.id}`, run: () => expireIncomplete(world, row) };
  }
  if (row.cancel_at !== null && row.cancel_at <= row.current_period_end) {
    const end = () => void endSubscription(world, row, {});
    return { at: row.cancel_at, what: `end ${row.id}`, run: end };
  }
  const at = row.current_period_end;
  return { at, what: `renew ${row.id}`, run: () => renewSubscription(world, row) };
}

function invoiceDue(world: World, row: InvoiceRecord): Due | null {
  if (row.status !== 'open' || row.next_payment_attempt === null) return null;
  const retry = () => void collectInvoice(world, row, true);
  return { at: row.next_payment_attempt, what: `retry ${row.id}`, run: retry };
}

function sessionDue(world: World, row: CheckoutSessionRecord): Due | null {
  if (row.status !== 'open') return null;
  const expire = () => void expireSession(world, row);
  return { at: row.expires_at, what: `expire ${row.id}`, run: expire };
}

/** What is due next, or null when nothing ever is. */
function nextDue(world: World): Due | null {
  const { store } = world;
  let next: Due | null = null;
  const consider = (due: Due | null) => {
    if (due && (!next || due.at < next.at)) next = due;
  };
  for (const row of store.subscriptions.all()) consider(subscriptionDue(world, row));
  for (const row of store.invoices.all()) consider(invoiceDue(world, row));
  for (const row of store.checkoutSessions.all()) consider(sessionDue(world, row));
  return next;
}

/** Does all that is due until a time, in order, each as of its own time. */
export function runDues(world: World, until: number): { at: number; what: string }[] {
  const done: { at: number; what: string }[] = [];
  for (let due = nextDue(world); due && due.at <= until; due = nextDue(world)) {
    world.clock.asOf(due.at, due.run);
    done.push({ at: due.at, what: due.what });
  }
  return done;
}
