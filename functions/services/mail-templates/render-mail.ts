import type { Mail } from '@doorstep/domain/mail';
import type { OutgoingMail } from '../../gateways/mail.ts';
import { createChatToken } from '../chat-token.ts';
import { renderPaymentFailed, renderSubscriptionEnded, renderWelcome } from './billing-mails.ts';
import { renderNewRequest } from './new-request.ts';
import { renderRequestConfirmation } from './request-confirmation.ts';

/** What links in mails are made of. */
export interface LinkSettings {
  siteUrl: string;
  linkSecret: string;
}

export type RenderedMail = Omit<OutgoingMail, 'to' | 'id'>;

/** How long the link into the chat works, from when the mail was written. */
const LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

function chatUrl(mail: Mail, requestId: string, { siteUrl, linkSecret }: LinkSettings): string {
  const expiresAt = new Date(mail.created_at.getTime() + LINK_DAYS * DAY_MS);
  const token = createChatToken(linkSecret, { requestId, email: mail.to }, expiresAt);
  return `${siteUrl}/client-chat/${requestId}?token=${token}`;
}

function render(mail: Mail, links: LinkSettings): RenderedMail {
  switch (mail.template) {
    case 'new_request':
      return renderNewRequest(mail.data, links.siteUrl);
    case 'request_confirmation':
      return renderRequestConfirmation(mail.data, chatUrl(mail, mail.data.request_id, links));
    case 'welcome':
      return renderWelcome(mail.data, links.siteUrl);
    case 'payment_failed':
      return renderPaymentFailed(mail.data, links.siteUrl);
    case 'subscription_ended':
      return renderSubscriptionEnded(mail.data, links.siteUrl);
  }
}

/** A mail of the outbox as it goes out: the same each time, also after a failed try. */
export function renderMail(mail: Mail, links: LinkSettings): OutgoingMail {
  return { ...render(mail, links), to: mail.to, id: mail.id };
}
