import { planLabel } from '@doorstep/domain/billing/plan';
import { BRAND } from '@doorstep/domain/brand';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { formatMoney } from '@doorstep/domain/billing/money';
import type { RenderedMail } from './layout.ts';
import { professionalMail } from './professional-mail.ts';
import { formatDay } from './text-parts.ts';

type DataOf<T extends MailContent['template']> = Extract<MailContent, { template: T }>['data'];

/** Renders the mail after a first subscription: how to publish the page. */
export function renderWelcome(data: DataOf<'welcome'>, siteUrl: string): RenderedMail {
  return professionalMail({
    subject: `Welcome to ${BRAND.name}: publish your page`,
    title: `Welcome to ${BRAND.name}`,
    name: data.provider_name,
    paragraphs: [
      `Your ${planLabel(data.tier)} plan is active. Clients in your area can find you as soon as your page is public.`,
      'Say what you do and where, add a few photos of your work, and press ‘Save & Publish’. ' +
        'Requests come straight to you, by email and in your dashboard. No commissions, no lead fees.',
    ],
    action: { label: 'Open the editor', url: `${siteUrl}/dashboard/profile` },
  });
}

/**
 * Renders the mail about a failed renewal: the amount, the next attempt, and where to update the
 * card.
 */
export function renderPaymentFailed(data: DataOf<'payment_failed'>, siteUrl: string): RenderedMail {
  const amount = formatMoney(data.amount_due, data.currency);
  const next =
    data.next_attempt_at === null
      ? "We won't try again automatically."
      : `We'll try again on ${formatDay(data.next_attempt_at)}.`;
  const end =
    data.grace_ends_at === null ? 'for a few days' : `until ${formatDay(data.grace_ends_at)}`;
  return professionalMail({
    subject: `Your payment of ${amount} didn't go through`,
    title: "Your payment didn't go through",
    name: data.provider_name,
    paragraphs: [
      `We couldn't charge ${amount} to your card for your ${BRAND.name} plan. ${next}`,
      `Your page stays public ${end}. To keep it that way, update your card in your dashboard.`,
    ],
    action: { label: 'Update your card', url: `${siteUrl}/dashboard` },
  });
}

function pageStatusText(isUnpaid: boolean, wasPublic: boolean): string {
  const solution = isUnpaid ? 'Pay the open invoice' : 'Subscribe again';
  return wasPublic
    ? `Your page is no longer public, so clients can't find it. We kept everything. ${solution} and your page will be public again, just as it was.`
    : `Your page is saved as a draft. ${solution} to publish it.`;
}

/**
 * Renders the mail about an ended or unpaid subscription: the page's status and how to restore it.
 */
export function renderSubscriptionEnded(
  data: DataOf<'subscription_ended'>,
  siteUrl: string,
): RenderedMail {
  const isUnpaid = data.reason === 'unpaid';
  return professionalMail({
    subject: isUnpaid
      ? `Your ${BRAND.name} plan is on hold: your payment is overdue`
      : `Your ${BRAND.name} subscription has ended`,
    title: isUnpaid ? 'Your plan is on hold' : 'Your subscription has ended',
    name: data.provider_name,
    paragraphs: [
      isUnpaid
        ? `The payment for your ${BRAND.name} plan is overdue, so we put your plan on hold.`
        : `Your ${BRAND.name} subscription has ended. You won't be charged again.`,
      pageStatusText(isUnpaid, data.page_was_public),
      'Your requests and chats are still in your dashboard.',
    ],
    action: isUnpaid
      ? { label: 'Update your card', url: `${siteUrl}/dashboard` }
      : { label: 'Choose a plan', url: `${siteUrl}/pricing` },
  });
}
