import { billingMailId, type MailContent } from '@doorstep/domain/mail/mail';
import type { SubscriptionState, SubscriptionStatus } from '@doorstep/domain/billing/subscription';
import type { Accounts } from '../platform/account-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import { logWarning, pseudonym } from '../platform/log.ts';

export interface BillingMailDeps {
  outbox: MailOutbox;
  profiles: ProviderProfiles;
  accounts: Pick<Accounts, 'findEmail'>;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
}

/** What happened to somebody's subscription that a mail is to tell, once for each `about`. */
export type BillingNotice =
  | {
      template: 'welcome';
      about: string;
      tier: NonNullable<SubscriptionState['subscription_tier']>;
    }
  | {
      template: 'payment_failed';
      about: string;
      due: { amount_due: number; currency: string; next_attempt_at: Date | null };
    }
  | { template: 'subscription_ended'; about: string; reason: 'ended' | 'unpaid' };

/** Not subscribed, but not at its end: it waits for its money. */
const UNPAID: readonly SubscriptionStatus[] = ['past_due', 'unpaid', 'paused'];

/** A lapse for want of money is about the invoice: it may be paid, and another one fail later. */
function endedNews(
  uid: string,
  before: SubscriptionState,
  after: SubscriptionState,
): BillingNotice {
  const isUnpaid = UNPAID.includes(after.status);
  const ended = before.subscription_id ?? after.subscription_id ?? uid;
  const about = isUnpaid ? (after.invoice_id ?? ended) : ended;
  return { template: 'subscription_ended', about, reason: isUnpaid ? 'unpaid' : 'ended' };
}

/** What a change of the stored state is news of, or null. */
export function billingNotice(
  uid: string,
  before: SubscriptionState,
  after: SubscriptionState,
): BillingNotice | null {
  if (before.subscribed && !after.subscribed) return endedNews(uid, before, after);
  const { invoice_id, amount_due, currency, next_attempt_at, subscription_tier: tier } = after;
  const isNewlyDue = after.subscribed && invoice_id !== null && invoice_id !== before.invoice_id;
  if (isNewlyDue && amount_due !== null && currency !== null) {
    const due = { amount_due, currency, next_attempt_at };
    return { template: 'payment_failed', about: invoice_id, due };
  }
  if (before.subscribed || !after.subscribed || tier === null) return null;
  return { template: 'welcome', about: uid, tier };
}

async function contentOf(deps: BillingMailDeps, uid: string, news: BillingNotice) {
  const provider_name = (await deps.profiles.findContact(uid))?.display_name ?? null;
  const whose = { account: uid, provider_name };
  switch (news.template) {
    case 'welcome':
      return { template: news.template, data: { ...whose, tier: news.tier } };
    case 'payment_failed':
      return { template: news.template, data: { ...whose, ...news.due } };
    case 'subscription_ended': {
      const page_was_public = await deps.profiles.isWaitingForRenewal(uid);
      const data = { ...whose, reason: news.reason, page_was_public };
      return { template: news.template, data };
    }
  }
}

/**
 * Puts the mail that tells of a change of somebody's subscription into the outbox, to the account's
 * address, due at once. However often the change is told, and whatever order changes are told in,
 * each mail is there once. None to a deleted account, whose deletion has ended the subscription itself; a
 * suspended one that pays on is told.
 */
export async function queueBillingMail(
  deps: BillingMailDeps,
  uid: string,
  before: SubscriptionState,
  after: SubscriptionState,
): Promise<void> {
  const news = billingNotice(uid, before, after);
  if (news === null || (await deps.closedAccounts.find(uid))?.reason === 'deleted') return;
  const to = await deps.accounts.findEmail(uid);
  if (to === null) {
    const fields = { uid: pseudonym(uid), template: news.template };
    logWarning('a subscription cannot be mailed about: its account has no address', fields);
    return;
  }
  const content: MailContent = await contentOf(deps, uid, news);
  const id = billingMailId(news.template, news.about);
  await deps.outbox.create(id, to, content, new Date());
  // The account may have been deleted meanwhile, and its mails with it.
  if ((await deps.closedAccounts.find(uid))?.reason === 'deleted') await deps.outbox.remove(id);
}
