import { BRAND } from '@doorstep/domain/brand';
import type { SenderType } from '@doorstep/domain/chat/message';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { statusLabel } from '@doorstep/domain/requests/service-request';
import {
  layoutHtml,
  linkHtml,
  paragraphHtml,
  quoteHtml,
  quoteLabelHtml,
  type RenderedMail,
} from './layout.ts';
import { escapeHtmlLines, headerText, replyLabel, requestText } from './text-parts.ts';

type DataOf<T extends MailContent['template']> = Extract<MailContent, { template: T }>['data'];

interface Link {
  label: string;
  url: string;
}

interface RequestMail {
  /** The side that reads the mail. */
  reader: SenderType;
  subject: string;
  title: string;
  /** Plain texts above and below the request. */
  opening: string;
  closing: string;
  /** A text of the other person, quoted above the request. */
  quoted?: string;
  /** Links below the closing text. */
  list?: readonly Link[];
  action: Link;
  /** The link to unsubscribe; missing in mails that follow from what the reader did. */
  unsubscribe?: string;
}

const STOP = 'Stop these emails';

const READERS = {
  client: {
    label: 'Your request:',
    footer: `You're receiving this email because you sent a request on ${BRAND.name}.`,
  },
  provider: {
    label: 'Their request:',
    footer: `You're receiving this email because a client sent you a request on ${BRAND.name}.`,
  },
};

/** Renders a mail about a request that quotes the request. */
export function requestMail(
  data: DataOf<'request_cancelled'>,
  { reader, subject, title, opening, closing, action, unsubscribe, ...mail }: RequestMail,
): RenderedMail {
  const { quoted = '', list = [] } = mail;
  const { label, footer } = READERS[reader];
  const greeting = `Hello ${reader === 'client' ? data.client_name : data.provider_name},`;
  const request = requestText(data.service_description, data.photos);
  const paragraph = (text: string) => paragraphHtml(escapeHtml(text));
  return {
    subject: headerText(subject, 150),
    text: [
      ...[greeting, opening, ...(quoted === '' ? [] : [quoted]), `${label} ${request}`, closing],
      ...list.map((link) => `${link.label}: ${link.url}`),
      ...[
        `${action.label}: ${action.url}`,
        footer + (unsubscribe === undefined ? '' : `\n${STOP}: ${unsubscribe}`) + '\n',
      ],
    ].join('\n\n'),
    html: layoutHtml({
      preview: headerText(opening, 200),
      title,
      bodyHtml: [
        ...[paragraph(greeting), paragraph(opening)],
        ...(quoted === '' ? [] : [quoteHtml(escapeHtmlLines(quoted))]),
        ...[quoteLabelHtml(label), quoteHtml(escapeHtmlLines(request)), paragraph(closing)],
        ...list.map((link) => paragraphHtml(linkHtml(link.label, link.url))),
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
  data: DataOf<'request_cancelled'>,
  siteUrl: string,
): RenderedMail {
  const { request_id, client_name } = data;
  return requestMail(data, {
    reader: 'provider',
    subject: `${headerText(client_name, 60)} cancelled their request`,
    title: 'Request cancelled',
    opening: `${client_name} cancelled their request.`,
    closing: 'Have a question? You can still message them in the chat.',
    action: { label: replyLabel('client', client_name), url: `${siteUrl}/chat/${request_id}` },
  });
}

interface Links {
  chat: string;
  unsubscribe: string;
}

/** Renders the mail to the client about a changed status, also about an automatic completion. */
export function renderRequestStatus(
  data: DataOf<'request_status'>,
  { chat, unsubscribe }: Links,
): RenderedMail {
  const { provider_name, status, automatic } = data;
  const label = statusLabel(status).toLowerCase();
  return requestMail(data, {
    reader: 'client',
    subject: `Your request to ${headerText(provider_name, 80)} is ${label}`,
    title: `Your request is ${label}`,
    opening: automatic
      ? `You told us the job was done and ${provider_name} didn't reply, so we marked your request as completed.`
      : `${provider_name} marked your request as ${label}.`,
    closing: 'Have a question? Send a message in the chat.',
    action: { label: replyLabel('provider', provider_name), url: chat },
    unsubscribe,
  });
}

/** Renders the mail that reminds the professional of a request that they have not answered. */
export function renderRequestReminder(
  data: DataOf<'request_reminder'>,
  siteUrl: string,
  unsubscribe: string,
): RenderedMail {
  const { request_id, client_name } = data;
  return requestMail(data, {
    reader: 'provider',
    subject: `${headerText(client_name, 60)} is waiting for your reply`,
    title: 'A client is waiting for your reply',
    opening: `${client_name} sent you this request and hasn't heard back yet.`,
    closing: "Reply in the chat. If you can't take the job, change its status in your dashboard.",
    action: { label: replyLabel('client', client_name), url: `${siteUrl}/chat/${request_id}` },
    unsubscribe,
  });
}

interface Similar {
  display_name: string;
  city: string | null;
  handle: string;
}

/** Renders the mail to a client whose request nobody has answered, with similar professionals. */
export function renderRequestUnanswered(
  data: DataOf<'request_unanswered'>,
  similar: readonly Similar[],
  { siteUrl, searchUrl, unsubscribe }: { siteUrl: string; searchUrl: string; unsubscribe: string },
): RenderedMail {
  const { provider_name } = data;
  return requestMail(data, {
    reader: 'client',
    subject: `${headerText(provider_name, 80)} hasn't replied yet`,
    title: 'You can ask someone else',
    opening: `${provider_name} hasn't replied to your request yet.`,
    closing:
      similar.length > 0
        ? 'You can ask someone else, too. These professionals do similar work:'
        : 'You can ask someone else, too.',
    list: similar.map(({ display_name, city, handle }) => ({
      label: city === null ? display_name : `${display_name}, ${city}`,
      url: `${siteUrl}/p/${handle}`,
    })),
    action: { label: 'Find professionals', url: searchUrl },
    unsubscribe,
  });
}

/** Renders the mail that asks the client for a review after a completed request. */
export function renderReviewRequest(
  data: DataOf<'review_request'>,
  { chat, unsubscribe }: Links,
): RenderedMail {
  const { provider_name } = data;
  return requestMail(data, {
    reader: 'client',
    subject: `How did ${headerText(provider_name, 80)} do?`,
    title: 'How did it go?',
    opening: `Your request to ${provider_name} is complete.`,
    closing:
      'Let others know how it went: sign in, then choose ‘Write a review’ in the chat. It only takes a minute.',
    action: { label: 'Write a review', url: chat },
    unsubscribe,
  });
}

/** Renders the mail to the professional about a new or changed review. */
export function renderReviewReceived(
  data: DataOf<'review_received'>,
  siteUrl: string,
  unsubscribe: string,
): RenderedMail {
  const { author, stars, text } = data;
  const rated = `gave you ${stars} out of 5 stars`;
  return requestMail(data, {
    reader: 'provider',
    subject: `${headerText(author, 60)} ${rated}`,
    title: `${stars} out of 5 stars`,
    opening: text === '' ? `${author} ${rated}.` : `${author} ${rated} and wrote:`,
    quoted: text,
    closing: 'You can respond publicly from your dashboard.',
    action: { label: 'Respond to the review', url: `${siteUrl}/dashboard` },
    unsubscribe,
  });
}
