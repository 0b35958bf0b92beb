import type { State } from '@doorstep/local/stripe/state.ts';
import { planOf } from './stripe-world.ts';

// What must be true, told in other words than the product's: nothing of `domain/billing/subscription.ts`
// is used here.

/** What people are told, times in milliseconds since 1970. */
export interface Truth {
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: number | null;
  status: string;
  cancel_at: number | null;
  subscription_id: string | null;
  invoice_id: string | null;
  /** In cents. */
  amount_due: number | null;
  currency: string | null;
  next_attempt_at: number | null;
}

const GRACE_SECONDS = 7 * 86_400;
const NOTHING_DUE = { invoice_id: null, amount_due: null, currency: null, next_attempt_at: null };
const NOTHING: Truth = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  status: 'none',
  cancel_at: null,
  subscription_id: null,
  ...NOTHING_DUE,
};

type Subscription = State['subscriptions'][number];

/** Those for which the number is greatest. */
function greatest<Item>(items: readonly Item[], number: (item: Item) => number): Item[] {
  const best = Math.max(...items.map(number));
  return items.filter((item) => number(item) === best);
}

/** What one subscription is worth: paid, in its grace, or not (what can still be mended first). */
function standing({ status, current_period_start: start }: Subscription, now: number): string {
  if (status === 'active' || status === 'trialing') return 'paid';
  if (status === 'past_due') return now - start < GRACE_SECONDS ? 'grace' : 'lapsed';
  return 'over';
}
const BEST_FIRST = ['paid', 'grace', 'lapsed', 'over'];

/** What a payment that failed leaves to be paid: the last invoice that waits for its money. */
function due({ invoices }: State, { id, status }: Subscription) {
  const waiting = invoices.filter((row) => row.subscription === id && row.status === 'open');
  const last = status === 'past_due' ? waiting.at(-1) : undefined;
  if (!last) return NOTHING_DUE;
  const { next_payment_attempt: seconds } = last;
  return {
    invoice_id: last.id,
    amount_due: last.amount_due - last.amount_paid,
    currency: last.currency,
    next_attempt_at: seconds === null ? null : seconds * 1000,
  };
}

/** Paid for by somebody who has not asked for its end. */
function goesOn(row: Subscription, now: number): boolean {
  const isPaid = ['paid', 'grace'].includes(standing(row, now));
  return isPaid && row.cancel_at === null && !row.cancel_at_period_end;
}

/**
 * Every state that may be told of a customer's subscriptions: the best one's. More than one where
 * nothing says which of two is better.
 */
export function truths(state: State & { now: number }, customer: string | null): Truth[] {
  const { now } = state;
  const own = state.subscriptions.filter((row) => row.customer === customer);
  if (own.length === 0) return [NOTHING];
  const order = (row: Subscription) => -BEST_FIRST.indexOf(standing(row, now));
  const amount = (row: Subscription) => planOf(state, row.items[0]?.price ?? '').amount;
  const dearest = greatest(greatest(own, order), amount);
  const lasting = greatest(dearest, (row) => Number(goesOn(row, now)));
  const best = greatest(lasting, (row) => row.current_period_end);
  return best.map((row) => {
    const subscribed = ['paid', 'grace'].includes(standing(row, now));
    const seconds = row.cancel_at;
    return {
      subscribed,
      subscription_tier: subscribed ? planOf(state, row.items[0]?.price ?? '').name : null,
      subscription_end: row.current_period_end * 1000,
      status: row.status,
      cancel_at: subscribed && seconds !== null ? seconds * 1000 : null,
      subscription_id: row.id,
      ...due(state, row),
    };
  });
}

/** Whether a grace has run out: of that there is no event. */
export function hasLapsed({ subscriptions, now }: State & { now: number }): boolean {
  return subscriptions.some((row) => standing(row, now) === 'lapsed');
}
