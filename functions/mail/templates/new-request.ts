import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import { emailSchema } from '@doorstep/domain/contact/email';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { distanceText, OUTSIDE_AREA } from '@doorstep/domain/requests/job-distance';
import { PREFERRED_CONTACT_LABELS } from '@doorstep/domain/requests/preferred-contact';
import { URGENCY_LABELS } from '@doorstep/domain/requests/service-request';
import { detailsHtml, layoutHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
import { escapeHtmlLines, headerText, replyLabel, requestText } from './text-parts.ts';

type NewRequest = Extract<MailContent, { template: 'new_request' }>['data'];

interface Action {
  label: string;
  url: string;
}

const NO_PHONE = 'Not provided';
const NOT_CONFIRMED = '(email not confirmed)';
/** Shown when the client has deleted the account of this address. */
const NO_EMAIL = 'No longer available';

function footer({ client_email }: NewRequest): string {
  const why = `You're receiving this email because a client sent you a request on ${BRAND.name}. `;
  return client_email === null
    ? `${why}To reach the client, use the chat.`
    : `${why}To reach the client, reply to this email or use the chat.`;
}

function emailText({ client_email, client_email_confirmed }: NewRequest): string {
  if (client_email === null) return NO_EMAIL;
  return client_email_confirmed === false ? `${client_email} ${NOT_CONFIRMED}` : client_email;
}

type Detail = [label: string, value: string];

function distanceDetails({ distance }: NewRequest): Detail[] {
  if (!distance) return [];
  const text = distanceText(distance, 'provider');
  return [['Distance', distance.is_inside ? text : `${text}. ${OUTSIDE_AREA}.`]];
}

function details(data: NewRequest): Detail[] {
  return [
    ['Name', data.client_name],
    ['Email', emailText(data)],
    ['Phone', data.client_phone ?? NO_PHONE],
    ['Urgency', URGENCY_LABELS[data.urgency]],
    ['Preferred contact', PREFERRED_CONTACT_LABELS[data.preferred_contact]],
    ...(data.place ? [['Where', data.place] as Detail] : []),
    ...distanceDetails(data),
    ...(data.branch_name ? [['Location', data.branch_name] as Detail] : []),
  ];
}

function html(data: NewRequest, action: Action): string {
  const opening = `<strong>${escapeHtml(data.client_name)}</strong> sent you a service request:`;
  return layoutHtml({
    preview: headerText(data.service_description, 120),
    title: 'New service request',
    bodyHtml: [
      paragraphHtml(`Hello ${escapeHtml(data.provider_name)},`),
      paragraphHtml(opening),
      quoteHtml(escapeHtmlLines(requestText(data.service_description, data.photos))),
      detailsHtml(details(data).map(([label, value]) => [label, escapeHtml(value)])),
    ].join('\n'),
    action,
    footer: footer(data),
  });
}

function text(data: NewRequest, action: Action): string {
  return [
    `Hello ${data.provider_name},`,
    '',
    `${data.client_name} sent you a service request:`,
    '',
    requestText(data.service_description, data.photos),
    '',
    ...details(data).map(([label, value]) => `${label}: ${value}`),
    '',
    `${action.label}: ${action.url}`,
    '',
    footer(data),
    '',
  ].join('\n');
}

/**
 * Renders the mail to the professional with all fields of the request. Replies go to the client.
 */
export function renderNewRequest(data: NewRequest, siteUrl: string): RenderedMail {
  const name = headerText(data.client_name, 60);
  const description = headerText(data.service_description, 60);
  const url = `${siteUrl}/chat/${data.request_id}`;
  const action = { label: replyLabel('client', data.client_name), url };
  const address = emailSchema.safeParse(data.client_email);
  return {
    subject: `New request from ${name} (${URGENCY_LABELS[data.urgency]}): ${description}`,
    text: text(data, action),
    html: html(data, action),
    reply_to: address.success ? { name, address: address.data } : null,
  };
}
