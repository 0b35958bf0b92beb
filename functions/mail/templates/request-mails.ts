import { BRAND } from '@doorstep/domain/brand';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { statusLabel } from '@doorstep/domain/requests/service-request';
import { layoutHtml, linkHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
import { escapeHtml, escapeHtmlLines, headerText } from './text-parts.ts';

type DataOf<T extends MailContent['template']> = Extract<MailContent, { template: T }>['data'];

interface RequestMail {
  subject: string;
  title: string;
  /** The reader's name. */
  name: string;
  /** Plain texts above and below the request's description. */
  opening: string;
  closing: string;
  description: string;
  action: { label: string; url: string };
  footer: string;
  /** The link to unsubscribe; missing in mails that follow from what the reader did. */
  unsubscribe?: string;
}

const STOP = 'Stop these emails';
const TO_CLIENT = `You're receiving this email because you sent a request on ${BRAND.name}.`;
const TO_PROVIDER = `You're receiving this email because a client sent you a request on ${BRAND.name}.`;

/** Renders a mail that quotes the request's description. */
function requestMail(mail: RequestMail): RenderedMail {
  const { subject, title, opening, closing, description, action, footer, unsubscribe } = mail;
  const greeting = `Hello ${mail.name},`;
  const paragraph = (text: string) => paragraphHtml(escapeHtml(text));
  return {
    subject: headerText(subject, 150),
    text: [
      ...[greeting, opening, description, closing],
      ...[
        `${action.label}: ${action.url}`,
        footer + (unsubscribe === undefined ? '' : `\n${STOP}: ${unsubscribe}`) + '\n',
      ],
    ].join('\n\n'),
    html: layoutHtml({
      preview: headerText(opening, 120),
      title,
      bodyHtml: [
        ...[paragraph(greeting), paragraph(opening)],
        ...[quoteHtml(escapeHtmlLines(description)), paragraph(closing)],
      ].join('\n'),
      action,
      footer,
      ...(unsubscribe !== undefined && { footerHtml: linkHtml(STOP, unsubscribe) }),
    }),
    reply_to: null,
  };
}

/** Renders the mail to the professional after the client has cancelled the request. */
export function renderRequestCancelled(
  { request_id, provider_name, client_name, service_description }: DataOf<'request_cancelled'>,
  siteUrl: string,
): RenderedMail {
  return requestMail({
    subject: `${headerText(client_name, 60)} cancelled their request`,
    title: 'Request cancelled',
    name: provider_name,
    opening: `${client_name} cancelled this request:`,
    closing: 'The chat stays open if you have a question.',
    description: service_description,
    action: { label: 'Open the chat', url: `${siteUrl}/chat/${request_id}` },
    footer: TO_PROVIDER,
  });
}

interface Links {
  chat: string;
  unsubscribe: string;
}

/** Renders the mail to the client about a status that the professional has set. */
export function renderRequestStatus(
  { provider_name, client_name, service_description, status }: DataOf<'request_status'>,
  { chat, unsubscribe }: Links,
): RenderedMail {
  const label = statusLabel(status).toLowerCase();
  return requestMail({
    subject: `Your request to ${headerText(provider_name, 80)} is ${label}`,
    title: `Your request is ${label}`,
    name: client_name,
    opening: `${provider_name} changed the status of your request to ${label}:`,
    closing: 'You can message each other in the chat.',
    description: service_description,
    action: { label: 'Open the chat', url: chat },
    footer: TO_CLIENT,
    unsubscribe,
  });
}
