import { formatMoney } from '@doorstep/domain/billing/money';
import type { PortalFlow } from '@doorstep/domain/billing/billing-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { formatDate } from '../../lib/text/format.ts';

type Subscription = CallableOutput<'check-subscription'>;

export type PlanProblem = 'due' | 'ending' | 'ended';

interface Notice {
  problem: PlanProblem;
  title: string;
  text: string;
  action?: { label: string; flow?: PortalFlow };
}

const formatDay = (time: string) => formatDate(new Date(time));

/** Stripe keeps trying to charge the card in these states. */
const PAYMENT_DUE: Subscription['status'][] = ['past_due', 'unpaid'];

function paymentDueText({
  amount_due,
  currency,
  next_attempt_at,
  grace_ends_at,
  subscribed,
}: Subscription): string {
  const amount =
    amount_due !== null && currency !== null
      ? `${formatMoney(amount_due, currency)} is due.`
      : 'Your last payment is due.';
  const next = next_attempt_at
    ? ` We'll charge your card again on ${formatDay(next_attempt_at)}.`
    : '';
  const end = grace_ends_at ? `until ${formatDay(grace_ends_at)}` : 'for a few days';
  const page = subscribed
    ? ` Your page stays public ${end}.`
    : " Your page isn't public until you pay. Then it comes back automatically.";
  return `${amount}${next}${page}`;
}

/** Returns what a professional must know about the plan, or null if there is no problem. */
export function planNotice(subscription: Subscription): Notice | null {
  const { status, subscribed, cancel_at } = subscription;
  if (PAYMENT_DUE.includes(status)) {
    return {
      problem: 'due',
      title: "Your last payment didn't go through",
      text: paymentDueText(subscription),
      action: { label: 'Update card', flow: 'update_payment_method' },
    };
  }
  if (subscribed && cancel_at !== null) {
    return {
      problem: 'ending',
      title: `Your plan ends on ${formatDay(cancel_at)}`,
      text: 'Nothing changes until then. After that, your page is no longer public. You keep your requests and chats.',
      action: { label: 'Resume plan' },
    };
  }
  if (subscribed || status === 'none') return null;
  return {
    problem: 'ended',
    title: 'Your plan has ended',
    text: 'Your page is no longer public. You keep your requests and chats. Choose a plan to bring your page back right away.',
  };
}
