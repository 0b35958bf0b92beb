import type { AccountLinkKind } from '@doorstep/domain/auth/account-mail';
import { conversationSides } from '@doorstep/domain/chat/conversation';
import { isTransactional, type Mail, type MailContent } from '@doorstep/domain/mail/mail';
import type { OutgoingMail } from './gateways/outgoing-mail.ts';
import { createLinkToken } from './link-token.ts';
import { createUnsubscribeToken } from './unsubscribe-token.ts';
import { renderAccountLink } from './templates/account-mails.ts';
import { renderAlarm } from './templates/alarm-mail.ts';
import { renderBadgeDecided, renderBadgeExpiring } from './templates/badge-mails.ts';
import {
  renderPaymentFailed,
  renderSubscriptionEnded,
  renderWelcome,
} from './templates/billing-mails.ts';
import { renderDoneMail } from './templates/done-mails.ts';
import type { RenderedMail } from './templates/layout.ts';
import { renderPageEmailChanged, renderPageEmailLink } from './templates/page-email-mails.ts';
import { renderNewRequest } from './templates/new-request.ts';
import {
  renderRequestConfirmation,
  renderUnconfirmedRequest,
} from './templates/request-confirmation.ts';
import {
  renderRequestCancelled,
  renderRequestReminder,
  renderRequestStatus,
  renderRequestUnanswered,
  renderReviewReceived,
  renderReviewRequest,
} from './templates/request-mails.ts';
import { renderQuoteMail } from './templates/quote-mails.ts';
import { renderSupportMail } from './templates/support-mails.ts';
import { renderTeamInvitation } from './templates/team-mails.ts';
import { withIsolatedTexts } from './templates/text-parts.ts';
import { renderUnreadMessages } from './templates/unread-messages.ts';

/** The site and the signing secret for links in mails. */
export interface LinkSettings {
  siteUrl: string;
  linkSecret: string;
}

/** What is looked up right before a mail is rendered. */
export interface MailDetails {
  /** Whether an account has confirmed the recipient's address. */
  isConfirmed?: boolean;
  /** The link of a mail about an account. Its one-time code is neither stored nor logged. */
  accountLink?: { kind: AccountLinkKind; code: string; uid: string; expiresAt: Date };
  /** Professionals who could do the work instead. */
  similar?: readonly { display_name: string; city: string | null; handle: string }[];
  /** The search for such professionals. */
  searchPath?: string;
}

type DataOf<T extends MailContent['template']> = Extract<MailContent, { template: T }>['data'];
type UnreadData = DataOf<'unread_messages'>;

/** How long a chat link works, counted from when the mail is due. Requeuing a mail extends it. */
const LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

function chatUrl(mail: Mail, requestId: string, { siteUrl, linkSecret }: LinkSettings): string {
  const expiresAt = new Date(mail.next_attempt_at.getTime() + LINK_DAYS * DAY_MS);
  const token = createLinkToken(
    linkSecret,
    { purpose: 'chat', id: requestId, email: mail.to },
    expiresAt,
  );
  return `${siteUrl}/client-chat/${requestId}?token=${token}`;
}

/** Returns the URL of an invitation. Only an account with the mail's address can accept it. */
function joinUrl(
  { to: email }: Mail,
  { invitation_id: id, expires_at }: DataOf<'team_invitation'>,
  { siteUrl, linkSecret }: LinkSettings,
): string {
  const link = { purpose: 'invitation', id, email } as const;
  return `${siteUrl}/join?invitation=${id}&token=${createLinkToken(linkSecret, link, expires_at)}`;
}

/** How long a link that confirms the email of a page works, counted from when the mail is due. */
const PAGE_EMAIL_LINK_MS = DAY_MS;

function pageEmailUrl(
  { to: email, next_attempt_at }: Mail,
  { account: id }: DataOf<'page_email_link'>,
  { siteUrl, linkSecret }: LinkSettings,
): string {
  const expiresAt = new Date(next_attempt_at.getTime() + PAGE_EMAIL_LINK_MS);
  const token = createLinkToken(linkSecret, { purpose: 'page-email', id, email }, expiresAt);
  return `${siteUrl}/confirm-page-email?account=${id}&token=${token}`;
}

/**
 * Returns the URL of a link for an account, or of the sign-in screen without one. The token beside
 * Firebase's code lets `check-account-link` say what became of the link.
 */
function accountUrl(
  { to: email }: Mail,
  { kind, type, redirect }: DataOf<'account_link'>,
  { accountLink }: MailDetails,
  { siteUrl, linkSecret }: LinkSettings,
): string {
  if (accountLink === undefined && kind !== 'exists')
    throw new Error('an account link has no code');
  const query = new URLSearchParams({
    ...(accountLink === undefined
      ? { form: 'sign-in' }
      : accountLinkQuery(accountLink, email, linkSecret)),
    ...(type !== null && { type }),
    ...(redirect !== null && { redirect }),
  });
  return `${siteUrl}/auth?${query.toString()}`;
}

/**
 * Firebase's names of the kinds of links (Firebase docs, "Create custom email action handlers").
 */
const FIREBASE_MODES: Record<AccountLinkKind, string> = {
  confirm: 'verifyEmail',
  reset: 'resetPassword',
  change: 'verifyAndChangeEmail',
};

function accountLinkQuery(
  { kind, code, uid, expiresAt }: NonNullable<MailDetails['accountLink']>,
  email: string,
  linkSecret: string,
) {
  const token = createLinkToken(linkSecret, { purpose: kind, id: uid, email }, expiresAt);
  return { mode: FIREBASE_MODES[kind], oobCode: code, account: uid, token };
}

/**
 * Returns the thread's URL for its reader. A request's client gets a token, as they may have no
 * account.
 */
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

/**
 * Returns an unsubscribe link: `/unsubscribe` for people, `/mail/unsubscribe` for mail programs.
 */
function unsubscribeUrl(mail: Mail, path: string, { siteUrl, linkSecret }: LinkSettings): string {
  return `${siteUrl}${path}?token=${createUnsubscribeToken(linkSecret, mail.to)}`;
}

function render(mail: Mail, links: LinkSettings, details: MailDetails): RenderedMail {
  const unsubscribe = unsubscribeUrl(mail, '/unsubscribe', links);
  switch (mail.template) {
    case 'new_request':
      return renderNewRequest(mail.data, links.siteUrl);
    case 'request_confirmation':
      return details.isConfirmed === true
        ? renderRequestConfirmation(mail.data, chatUrl(mail, mail.data.request_id, links))
        : renderUnconfirmedRequest(mail.data, links.siteUrl);
    case 'request_cancelled':
      return renderRequestCancelled(mail.data, links.siteUrl);
    case 'request_status': {
      const chat = chatUrl(mail, mail.data.request_id, links);
      return renderRequestStatus(mail.data, { chat, unsubscribe });
    }
    case 'done_asked':
    case 'done_completed':
      return renderDoneMail(mail, `${links.siteUrl}/chat/${mail.data.request_id}`);
    case 'done_refused':
      return renderDoneMail(mail, chatUrl(mail, mail.data.request_id, links));
    case 'request_reminder':
      return renderRequestReminder(mail.data, links.siteUrl, unsubscribe);
    case 'request_unanswered':
      return renderRequestUnanswered(mail.data, details.similar ?? [], {
        siteUrl: links.siteUrl,
        searchUrl: `${links.siteUrl}${details.searchPath ?? '/search'}`,
        unsubscribe,
      });
    case 'review_request': {
      const chat = chatUrl(mail, mail.data.request_id, links);
      return renderReviewRequest(mail.data, { chat, unsubscribe });
    }
    case 'review_received':
      return renderReviewReceived(mail.data, links.siteUrl, unsubscribe);
    case 'quote_sent':
    case 'quote_confirmation':
      return renderQuoteMail(mail.template, mail.data, chatUrl(mail, mail.data.request_id, links));
    case 'quote_accepted':
    case 'quote_declined': {
      const chat = `${links.siteUrl}/chat/${mail.data.request_id}`;
      return renderQuoteMail(mail.template, mail.data, chat);
    }
    case 'welcome':
      return renderWelcome(mail.data, links.siteUrl);
    case 'payment_failed':
      return renderPaymentFailed(mail.data, links.siteUrl);
    case 'subscription_ended':
      return renderSubscriptionEnded(mail.data, links.siteUrl);
    case 'badge_decided':
      return renderBadgeDecided(mail.data, links.siteUrl);
    case 'badge_expiring':
      return renderBadgeExpiring(mail.data, links.siteUrl);
    case 'support_received':
    case 'support_answered':
    case 'support_asked':
      return renderSupportMail(mail, links.siteUrl);
    case 'page_email_link':
      return renderPageEmailLink(mail.data, pageEmailUrl(mail, mail.data, links));
    case 'page_email_changed':
      return renderPageEmailChanged(mail.data, links.siteUrl);
    case 'team_invitation':
      return renderTeamInvitation(mail.data, {
        join: joinUrl(mail, mail.data, links),
        unsubscribe,
      });
    case 'unread_messages':
      return renderUnreadMessages(mail.data, {
        chat: threadUrl(mail, mail.data, links),
        unsubscribe,
      });
    case 'alarm':
      return renderAlarm(mail.data, links.siteUrl);
    case 'account_link':
      return renderAccountLink(mail.data, accountUrl(mail, mail.data, details, links));
  }
}

/** Renders a mail of the outbox. The result is the same for each attempt with equal details. */
export function renderMail(
  mail: Mail,
  links: LinkSettings,
  details: MailDetails = {},
): OutgoingMail {
  const unsubscribe_url = isTransactional(mail.template)
    ? null
    : unsubscribeUrl(mail, '/mail/unsubscribe', links);
  const { to, id, correlation_id } = mail;
  const isolated = { ...mail, data: withIsolatedTexts(mail.data) } as Mail;
  const rendered = render(isolated, links, withIsolatedTexts(details));
  return { ...rendered, to, id, correlation_id, unsubscribe_url };
}
