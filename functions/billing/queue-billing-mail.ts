import { accountMailId, type MailContent } from '@doorstep/domain/mail/mail';
import type { SubscriptionState, SubscriptionStatus } from '@doorstep/domain/billing/subscription';
import { queueAccountMail, type AccountMailDeps } from '../mail/queue-account-mail.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';

interface BillingMailDeps extends AccountMailDeps {
  profiles: Pick<ProviderProfiles, 'findContact' | 'isWaitingForRenewal'>;
}

/** A change of a subscription that is mailed once for each value of `about`. */
export type BillingNotice =
  | {
      template: 'welcome';
      about: string;
      tier: NonNullable<SubscriptionState['subscription_tier']>;
    }
  | {
      template: 'payment_failed';
      about: string;
      due: {
        amount_due: number;
        currency: string;
        next_attempt_at: Date | null;
        grace_ends_at: Date | null;
      };
    }
  | { template: 'subscription_ended'; about: string; reason: 'ended' | 'unpaid' };

/** Statuses of a subscription that is on hold until it is paid. */
const UNPAID: readonly SubscriptionStatus[] = ['past_due', 'unpaid', 'paused'];

/**
 * Returns the notice about a lapse. An unpaid one is about the invoice, so the next lapse is mailed
 * too.
 */
function endedNotice(
  uid: string,
  before: SubscriptionState,
  after: SubscriptionState,
): BillingNotice {
  const isUnpaid = UNPAID.includes(after.status);
  const ended = before.subscription_id ?? after.subscription_id ?? uid;
  const about = isUnpaid ? (after.invoice_id ?? ended) : ended;
  return { template: 'subscription_ended', about, reason: isUnpaid ? 'unpaid' : 'ended' };
}

/** Returns the notice for a change of the stored state, or null if no mail is needed. */
export function billingNotice(
  uid: string,
  before: SubscriptionState,
  after: SubscriptionState,
): BillingNotice | null {
  if (before.subscribed && !after.subscribed) return endedNotice(uid, before, after);
  const { invoice_id, amount_due, currency, next_attempt_at, grace_ends_at } = after;
  const isNewlyDue = after.subscribed && invoice_id !== null && invoice_id !== before.invoice_id;
  if (isNewlyDue && amount_due !== null && currency !== null) {
    const due = { amount_due, currency, next_attempt_at, grace_ends_at };
    return { template: 'payment_failed', about: invoice_id, due };
  }
  const { subscription_tier: tier } = after;
  if (before.subscribed || !after.subscribed || tier === null) return null;
  return { template: 'welcome', about: uid, tier };
}

async function contentOf(
  deps: BillingMailDeps,
  uid: string,
  notice: BillingNotice,
): Promise<MailContent> {
  const provider_name = (await deps.profiles.findContact(uid))?.display_name ?? null;
  const recipient = { account: uid, provider_name };
  switch (notice.template) {
    case 'welcome':
      return { template: notice.template, data: { ...recipient, tier: notice.tier } };
    case 'payment_failed':
      return { template: notice.template, data: { ...recipient, ...notice.due } };
    case 'subscription_ended': {
      const page_was_public = await deps.profiles.isWaitingForRenewal(uid);
      const data = { ...recipient, reason: notice.reason, page_was_public };
      return { template: notice.template, data };
    }
  }
}

/**
 * Queues the mail about a change of a subscription, to the account's address and due immediately.
 * Repeated or reordered events queue each mail once. A deleted account gets none, because the
 * deletion ended the subscription.
 */
export async function queueBillingMail(
  deps: BillingMailDeps,
  uid: string,
  before: SubscriptionState,
  after: SubscriptionState,
): Promise<void> {
  const notice = billingNotice(uid, before, after);
  if (notice === null) return;
  const content = await contentOf(deps, uid, notice);
  await queueAccountMail(deps, uid, accountMailId(notice.template, notice.about), content);
}
