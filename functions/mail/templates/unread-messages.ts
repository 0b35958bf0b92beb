import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { layoutHtml, linkHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
import { escapeHtmlLines, headerText } from './text-parts.ts';

type Unread = Extract<MailContent, { template: 'unread_messages' }>['data'];

const ACTION = 'Read and reply';
const TITLE = 'You have a new message';
const FOOTER = `You're receiving this email because you have an unread message on ${BRAND.name}.`;
const STOP = 'Stop these emails';

interface Links {
  chat: string;
  unsubscribe: string;
}

/** Returns the sender's name. A conversation does not store the client's name. */
function senderOf({ sender_name }: Unread): string {
  return sender_name ?? 'A client';
}

function greetingOf({ reader_name }: Unread): string {
  return reader_name === null ? 'Hello,' : `Hello ${reader_name},`;
}

function html(data: Unread, { chat, unsubscribe }: Links): string {
  const opening = `<strong>${escapeHtml(senderOf(data))}</strong> wrote to you:`;
  return layoutHtml({
    preview: headerText(data.preview, 120),
    title: TITLE,
    bodyHtml: [
      paragraphHtml(escapeHtml(greetingOf(data))),
      paragraphHtml(opening),
      quoteHtml(escapeHtmlLines(data.preview)),
      paragraphHtml('There may be more messages in the chat.'),
    ].join('\n'),
    action: { label: ACTION, url: chat },
    footer: FOOTER,
    footerHtml: linkHtml(STOP, unsubscribe),
  });
}

function text(data: Unread, { chat, unsubscribe }: Links): string {
  return [
    greetingOf(data),
    '',
    `${senderOf(data)} wrote to you:`,
    '',
    data.preview,
    '',
    'There may be more messages in the chat.',
    '',
    `${ACTION}: ${chat}`,
    '',
    FOOTER,
    `${STOP}: ${unsubscribe}`,
    '',
  ].join('\n');
}

/**
 * Renders the mail about an unread message: the sender, the beginning of the text, and the chat
 * link.
 */
export function renderUnreadMessages(data: Unread, links: Links): RenderedMail {
  return {
    subject: `${TITLE}: ${headerText(senderOf(data), 80)}`,
    text: text(data, links),
    html: html(data, links),
    reply_to: null,
  };
}
