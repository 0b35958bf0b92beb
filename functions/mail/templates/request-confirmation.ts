import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { layoutHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
import { escapeHtmlLines, headerText, placeText } from './text-parts.ts';

type Confirmation = Extract<MailContent, { template: 'request_confirmation' }>['data'];

const ACTION = 'Open the chat';
const CHAT = 'You can message each other in the chat:';
const FOOTER =
  `You're receiving this email because somebody sent a request on ${BRAND.name} with your email address. ` +
  "The link is just for you: anyone who has it can read the chat. If you didn't send a request, ignore this email.";

function html(data: Confirmation, url: string): string {
  const opening = `Your request is on its way to <strong>${escapeHtml(data.provider_name)}</strong>, who will contact you soon. Here's what you sent:`;
  return layoutHtml({
    preview: `Your request to ${data.provider_name}`,
    title: 'Your request is on its way',
    bodyHtml: [
      paragraphHtml(`Hello ${escapeHtml(data.client_name)},`),
      paragraphHtml(opening),
      quoteHtml(escapeHtmlLines(data.service_description)),
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
    `Your request is on its way to ${data.provider_name}, who will contact you soon. Here's what you sent:`,
    '',
    data.service_description,
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
  title: 'Is this request yours?',
  action: 'Create an account',
  footer: `You're receiving this email because somebody sent a request on ${BRAND.name} with your email address.`,
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
    `Somebody sent a request to ${provider_name} on ${BRAND.name} and gave this email address.`,
    'If that was you, create an account with this address. You will see the request there, and can write to each other.',
    "If it wasn't you, ignore this email.",
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
