import { BRAND } from '@doorstep/domain/brand';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { layoutHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
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
}

/** Renders a mail that quotes the request's description. */
function requestMail(mail: RequestMail): RenderedMail {
  const { subject, title, opening, closing, description, action, footer } = mail;
  const greeting = `Hello ${mail.name},`;
  const paragraph = (text: string) => paragraphHtml(escapeHtml(text));
  return {
    subject: headerText(subject, 150),
    text: [
      ...[greeting, opening, description, closing],
      ...[`${action.label}: ${action.url}`, `${footer}\n`],
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
    footer: `You're receiving this email because a client sent you a request on ${BRAND.name}.`,
  });
}
