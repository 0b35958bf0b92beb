import { BRAND } from '@doorstep/domain/brand';
import { otherSide } from '@doorstep/domain/chat/message';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { layoutHtml, linkHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
import { escapeHtmlLines, headerText, replyLabel } from './text-parts.ts';

type Unread = Extract<MailContent, { template: 'unread_messages' }>['data'];

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

function actionOf({ side, sender_name }: Unread): string {
  return sender_name === null ? 'Reply to the client' : replyLabel(otherSide(side), sender_name);
}

function greetingOf({ reader_name }: Unread): string {
  return reader_name === null ? 'Hello,' : `Hello ${reader_name},`;
}

function html(data: Unread, { chat, unsubscribe }: Links): string {
  const opening = `<strong>${escapeHtml(senderOf(data))}</strong> sent you a message:`;
  return layoutHtml({
    preview: headerText(data.preview, 120),
    title: TITLE,
    bodyHtml: [
      paragraphHtml(escapeHtml(greetingOf(data))),
      paragraphHtml(opening),
      quoteHtml(escapeHtmlLines(data.preview)),
      paragraphHtml('There may be more messages in the chat.'),
    ].join('\n'),
    action: { label: actionOf(data), url: chat },
    footer: FOOTER,
    footerHtml: linkHtml(STOP, unsubscribe),
  });
}

function text(data: Unread, { chat, unsubscribe }: Links): string {
  return [
    greetingOf(data),
    '',
    `${senderOf(data)} sent you a message:`,
    '',
    data.preview,
    '',
    'There may be more messages in the chat.',
    '',
    `${actionOf(data)}: ${chat}`,
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
