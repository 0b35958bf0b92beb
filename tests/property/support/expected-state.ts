import type { State } from '@doorstep/local/stripe/server/state.ts';
import { findPlan } from './test-stripe.ts';

// Computes the expected state without `domain/billing/subscription.ts`, to be independent of it.

/** The stored state of a subscriber. Times are milliseconds since 1970. */
export interface ExpectedState {
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
  grace_ends_at: number | null;
  /** In cents. */
  next_charge_amount: number | null;
  next_plan_amount: number | null;
}

const GRACE_SECONDS = 14 * 86_400;
const NOTHING_DUE = { invoice_id: null, amount_due: null, currency: null, next_attempt_at: null };
const NOTHING: ExpectedState = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  status: 'none',
  cancel_at: null,
  subscription_id: null,
  grace_ends_at: null,
  next_charge_amount: null,
  next_plan_amount: null,
  ...NOTHING_DUE,
};

type Subscription = State['subscriptions'][number];

/** Returns the items with the greatest value of `number`. */
function itemsWithGreatest<Item>(items: readonly Item[], number: (item: Item) => number): Item[] {
  const best = Math.max(...items.map(number));
  return items.filter((item) => number(item) === best);
}

type Now = State & { now: number };

const openInvoices = ({ invoices }: State, { id }: Subscription) =>
  invoices.filter((row) => row.subscription === id && row.status === 'open');

/** Returns when the grace period of a past-due subscription ends, in seconds since 1970. */
function graceEnd(state: State, row: Subscription): number {
  const [oldest] = openInvoices(state, row);
  return (oldest?.created ?? row.current_period_start) + GRACE_SECONDS;
}

/** Returns whether a subscription is paid, in its grace period, after it (`lapsed`), or over. */
function paymentStateOf(state: Now, row: Subscription): string {
  if (row.status === 'active' || row.status === 'trialing') return 'paid';
  if (row.status === 'past_due') return state.now < graceEnd(state, row) ? 'grace' : 'lapsed';
  return 'over';
}
const BEST_FIRST = ['paid', 'grace', 'lapsed', 'over'];

/** Returns the latest open invoice after a failed payment. */
function amountDue(state: State, row: Subscription) {
  const last = row.status === 'past_due' ? openInvoices(state, row).at(-1) : undefined;
  if (!last) return NOTHING_DUE;
  const { next_payment_attempt: seconds } = last;
  return {
    invoice_id: last.id,
    amount_due: last.amount_due - last.amount_paid,
    currency: last.currency,
    next_attempt_at: seconds === null ? null : seconds * 1000,
  };
}

/** Returns whether a subscription is paid and not canceled. */
function isRenewing(state: Now, row: Subscription): boolean {
  const isPaid = ['paid', 'grace'].includes(paymentStateOf(state, row));
  return isPaid && row.cancel_at === null && !row.cancel_at_period_end;
}

/** Returns what a subscription in order will be charged next: its price and its prorations. */
function nextCharge(state: Now, row: Subscription) {
  if (paymentStateOf(state, row) !== 'paid' || !isRenewing(state, row)) return {};
  const price = state.prices.find(({ id }) => id === row.items[0]?.price)?.unit_amount ?? 0;
  const prorations = row.pending_lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    next_charge_amount: Math.max(0, prorations + price),
    next_plan_amount: price,
    currency: 'usd',
  };
}

/**
 * Returns the possible stored states of a customer: the state of the best subscription. There are
 * several if subscriptions are equally good.
 */
export function expectedStates(state: Now, customer: string | null): ExpectedState[] {
  const ownSubscriptions = state.subscriptions.filter((row) => row.customer === customer);
  if (ownSubscriptions.length === 0) return [NOTHING];
  const order = (row: Subscription) => -BEST_FIRST.indexOf(paymentStateOf(state, row));
  const amount = (row: Subscription) => findPlan(state, row.items[0]?.price ?? '').amount;
  const mostExpensive = itemsWithGreatest(itemsWithGreatest(ownSubscriptions, order), amount);
  const renewing = itemsWithGreatest(mostExpensive, (row) => Number(isRenewing(state, row)));
  const best = itemsWithGreatest(renewing, (row) => row.current_period_end);
  return best.map((row) => {
    const subscribed = ['paid', 'grace'].includes(paymentStateOf(state, row));
    const seconds = row.cancel_at;
    return {
      subscribed,
      subscription_tier: subscribed ? findPlan(state, row.items[0]?.price ?? '').name : null,
      subscription_end: row.current_period_end * 1000,
      status: row.status,
      cancel_at: subscribed && seconds !== null ? seconds * 1000 : null,
      subscription_id: row.id,
      grace_ends_at: row.status === 'past_due' ? graceEnd(state, row) * 1000 : null,
      next_charge_amount: null,
      next_plan_amount: null,
      ...amountDue(state, row),
      ...nextCharge(state, row),
    };
  });
}

/** Returns whether a grace period has ended. Stripe sends no event for this. */
export function hasLapsedSubscription(state: Now): boolean {
  return state.subscriptions.some((row) => paymentStateOf(state, row) === 'lapsed');
}
