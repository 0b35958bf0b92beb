import { conversationSides } from '@doorstep/domain/chat/conversation';
import { isTransactional, type Mail, type MailContent } from '@doorstep/domain/mail/mail';
import type { OutgoingMail } from './gateways/mailer.ts';
import { createChatToken } from './chat-token.ts';
import { createUnsubscribeToken } from './unsubscribe-token.ts';
import {
  renderPaymentFailed,
  renderSubscriptionEnded,
  renderWelcome,
} from './templates/billing-mails.ts';
import type { RenderedMail } from './templates/layout.ts';
import { renderNewRequest } from './templates/new-request.ts';
import { renderRequestConfirmation } from './templates/request-confirmation.ts';
import { renderUnreadMessages } from './templates/unread-messages.ts';

/** What links in mails are made of. */
export interface LinkSettings {
  siteUrl: string;
  linkSecret: string;
}

type UnreadData = Extract<MailContent, { template: 'unread_messages' }>['data'];

/** How long the link into the chat works, from when the mail was due: one that goes again begins anew. */
const LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

function chatUrl(mail: Mail, requestId: string, { siteUrl, linkSecret }: LinkSettings): string {
  const expiresAt = new Date(mail.next_attempt_at.getTime() + LINK_DAYS * DAY_MS);
  const token = createChatToken(linkSecret, { requestId, email: mail.to }, expiresAt);
  return `${siteUrl}/client-chat/${requestId}?token=${token}`;
}

/** Where the reader's side of the thread is; a request's client may have no account, and gets a key. */
function threadUrl(mail: Mail, { thread, side }: UnreadData, links: LinkSettings): string {
  if (thread.kind === 'request') {
    return side === 'client'
      ? chatUrl(mail, thread.id, links)
      : `${links.siteUrl}/chat/${thread.id}`;
  }
  const { providerId, clientId } = conversationSides(thread.id);
  const query = side === 'provider' ? `?client=${clientId}` : '';
  return `${links.siteUrl}/provider-chat/${providerId}${query}`;
}

/** The page with the button is for people, the other address for their mail programs. */
function unsubscribeUrl(mail: Mail, path: string, { siteUrl, linkSecret }: LinkSettings): string {
  return `${siteUrl}${path}?token=${createUnsubscribeToken(linkSecret, mail.to)}`;
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
    case 'unread_messages': {
      const chat = threadUrl(mail, mail.data, links);
      const unsubscribe = unsubscribeUrl(mail, '/unsubscribe', links);
      return renderUnreadMessages(mail.data, { chat, unsubscribe });
    }
  }
}

/** A mail of the outbox as it goes out: the same each time, also after a failed try. */
export function renderMail(mail: Mail, links: LinkSettings): OutgoingMail {
  const unsubscribe_url = isTransactional(mail.template)
    ? null
    : unsubscribeUrl(mail, '/mail/unsubscribe', links);
  return { ...render(mail, links), to: mail.to, id: mail.id, unsubscribe_url };
}
