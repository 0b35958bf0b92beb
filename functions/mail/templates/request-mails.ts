import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { statusLabel } from '@doorstep/domain/requests/service-request';
import { layoutHtml, linkHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
import { escapeHtmlLines, headerText } from './text-parts.ts';

type DataOf<T extends MailContent['template']> = Extract<MailContent, { template: T }>['data'];

interface Link {
  label: string;
  url: string;
}

interface RequestMail {
  subject: string;
  title: string;
  /** The reader's name. */
  name: string;
  /** Plain texts above and below the request's description. */
  opening: string;
  closing: string;
  description: string;
  /** Links below the closing text. */
  list?: readonly Link[];
  action: Link;
  footer: string;
  /** The link to unsubscribe; missing in mails that follow from what the reader did. */
  unsubscribe?: string;
}

const STOP = 'Stop these emails';
export const TO_CLIENT = `You're receiving this email because you sent a request on ${BRAND.name}.`;
export const TO_PROVIDER = `You're receiving this email because a client sent you a request on ${BRAND.name}.`;

/** Renders a mail that quotes the request's description. */
export function requestMail(mail: RequestMail): RenderedMail {
  const { subject, title, opening, closing, description, action, footer, unsubscribe } = mail;
  const list = mail.list ?? [];
  const greeting = `Hello ${mail.name},`;
  const paragraph = (text: string) => paragraphHtml(escapeHtml(text));
  return {
    subject: headerText(subject, 150),
    text: [
      ...[greeting, opening, description, closing],
      ...list.map(({ label, url }) => `${label}: ${url}`),
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
        ...list.map(({ label, url }) => paragraphHtml(linkHtml(label, url))),
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

/** Renders the mail to the client about a changed status, also about an automatic completion. */
export function renderRequestStatus(
  { provider_name, client_name, service_description, ...change }: DataOf<'request_status'>,
  { chat, unsubscribe }: Links,
): RenderedMail {
  const label = statusLabel(change.status).toLowerCase();
  return requestMail({
    subject: `Your request to ${headerText(provider_name, 80)} is ${label}`,
    title: `Your request is ${label}`,
    name: client_name,
    opening: change.automatic
      ? `You said the job was done, and ${provider_name} didn't answer, so this request was completed automatically:`
      : `${provider_name} changed the status of your request to ${label}:`,
    closing: 'You can message each other in the chat.',
    description: service_description,
    action: { label: 'Open the chat', url: chat },
    footer: TO_CLIENT,
    unsubscribe,
  });
}

/** Renders the mail that reminds the professional of a request that they have not answered. */
export function renderRequestReminder(
  { request_id, provider_name, client_name, service_description }: DataOf<'request_reminder'>,
  siteUrl: string,
  unsubscribe: string,
): RenderedMail {
  return requestMail({
    subject: `${headerText(client_name, 60)} is waiting for your answer`,
    title: 'A client is waiting for your answer',
    name: provider_name,
    opening: `Your client ${client_name} sent you this request, and hasn't heard from you yet:`,
    closing: "Answer in the chat. If you can't do it, set the status in your dashboard.",
    description: service_description,
    action: { label: 'Open the chat', url: `${siteUrl}/chat/${request_id}` },
    footer: TO_PROVIDER,
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
  { provider_name, client_name, service_description }: DataOf<'request_unanswered'>,
  similar: readonly Similar[],
  { siteUrl, searchUrl, unsubscribe }: { siteUrl: string; searchUrl: string; unsubscribe: string },
): RenderedMail {
  return requestMail({
    subject: `${headerText(provider_name, 80)} hasn't answered yet`,
    title: 'Still waiting for an answer?',
    name: client_name,
    opening: `You're still waiting for an answer from ${provider_name} to this request:`,
    closing:
      similar.length > 0
        ? 'You can ask somebody else as well. These professionals do similar work:'
        : 'You can ask somebody else as well.',
    list: similar.map(({ display_name, city, handle }) => ({
      label: city === null ? display_name : `${display_name}, ${city}`,
      url: `${siteUrl}/p/${handle}`,
    })),
    description: service_description,
    action: { label: 'Find professionals', url: searchUrl },
    footer: TO_CLIENT,
    unsubscribe,
  });
}

/** Renders the mail that asks the client for a review after a completed request. */
export function renderReviewRequest(
  { provider_name, client_name, service_description }: DataOf<'review_request'>,
  { chat, unsubscribe }: Links,
): RenderedMail {
  return requestMail({
    subject: `How did ${headerText(provider_name, 80)} do?`,
    title: 'How did it go?',
    name: client_name,
    opening: `Your request to ${provider_name} is completed:`,
    closing:
      'Tell others how it went: sign in and press ‘Write a review’ in the chat. It takes a minute and helps people choose.',
    description: service_description,
    action: { label: 'Write a review', url: chat },
    footer: TO_CLIENT,
    unsubscribe,
  });
}

/** Renders the mail to the professional about a new or changed review. */
export function renderReviewReceived(
  { provider_name, author, stars, text, service_description }: DataOf<'review_received'>,
  siteUrl: string,
  unsubscribe: string,
): RenderedMail {
  return requestMail({
    subject: `${headerText(author, 60)} gave you ${stars} of 5 stars`,
    title: 'A review of your work',
    name: provider_name,
    opening:
      text === '' ? `${author} reviewed your work:` : `${author} reviewed your work: ${text}`,
    closing: 'You can answer publicly in your dashboard.',
    description: service_description,
    action: { label: 'Answer the review', url: `${siteUrl}/dashboard` },
    footer: TO_PROVIDER,
    unsubscribe,
  });
}
