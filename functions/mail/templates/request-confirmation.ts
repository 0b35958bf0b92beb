import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import {
  layoutHtml,
  paragraphHtml,
  quoteHtml,
  quoteLabelHtml,
  type RenderedMail,
} from './layout.ts';
import { escapeHtmlLines, headerText, placeText, requestText } from './text-parts.ts';

type Confirmation = Extract<MailContent, { template: 'request_confirmation' }>['data'];

const ACTION = 'Open the chat';
const LABEL = 'Your request:';
const CHAT = 'Have something to add? Send a message in the chat.';
const FOOTER =
  `You're receiving this email because someone used your email address to send a request on ${BRAND.name}. ` +
  "Keep the link to yourself: anyone who has it can read the chat. If you didn't send a request, you can ignore this email.";

function html(data: Confirmation, url: string): string {
  const opening = `Your request is on its way to <strong>${escapeHtml(data.provider_name)}</strong>. They'll get back to you soon.`;
  return layoutHtml({
    preview: `Your request to ${data.provider_name}`,
    title: 'Your request is on its way',
    bodyHtml: [
      paragraphHtml(`Hello ${escapeHtml(data.client_name)},`),
      paragraphHtml(opening),
      quoteLabelHtml(LABEL),
      quoteHtml(escapeHtmlLines(requestText(data.service_description, data.photos))),
      ...(data.place ? [paragraphHtml(escapeHtml(placeText(data.place)))] : []),
      paragraphHtml(CHAT),
    ].join('\n'),
    action: { label: ACTION, url },
    footer: FOOTER,
  });
}

function text(data: Confirmation, url: string): string {
  return [
    `Hello ${data.client_name},`,
    '',
    `Your request is on its way to ${data.provider_name}. They'll get back to you soon.`,
    '',
    `${LABEL} ${requestText(data.service_description, data.photos)}`,
    '',
    ...(data.place ? [placeText(data.place), ''] : []),
    CHAT,
    '',
    `${ACTION}: ${url}`,
    '',
    FOOTER,
    '',
  ].join('\n');
}

/** Renders the mail to the client with the request's description and the signed chat link. */
export function renderRequestConfirmation(data: Confirmation, chatUrl: string): RenderedMail {
  return {
    subject: `Your request to ${headerText(data.provider_name, 80)}`,
    text: text(data, chatUrl),
    html: html(data, chatUrl),
    reply_to: null,
  };
}

const UNCONFIRMED = {
  title: 'Did you send this request?',
  action: 'Create an account',
  footer: `You're receiving this email because someone used your email address to send a request on ${BRAND.name}.`,
};

/**
 * Renders the mail to an address that no account has confirmed: no chat link, and nothing that the
 * sender wrote, because the address may belong to somebody else.
 */
export function renderUnconfirmedRequest(
  { provider_name }: Confirmation,
  siteUrl: string,
): RenderedMail {
  const { title, footer } = UNCONFIRMED;
  const paragraphs = [
    'Hello,',
    `Someone used this email address to send a request to ${provider_name} on ${BRAND.name}.`,
    'If that was you, create an account with this address to see your request and chat about it.',
    "If it wasn't you, you can ignore this email.",
  ];
  const url = `${siteUrl}/auth?type=client&redirect=/client-dashboard`;
  return {
    subject: `Did you send a request to ${headerText(provider_name, 80)}?`,
    text: [...paragraphs, `${UNCONFIRMED.action}: ${url}`, `${footer}\n`].join('\n\n'),
    html: layoutHtml({
      preview: headerText(`A request to ${provider_name}`, 120),
      title,
      bodyHtml: paragraphs.map((text) => paragraphHtml(escapeHtml(text))).join('\n'),
      action: { label: UNCONFIRMED.action, url },
      footer,
    }),
    reply_to: null,
  };
}
