import { formatMoney } from '@doorstep/domain/billing/money';
import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import type { Quote } from '@doorstep/domain/requests/quote';
import { amountsHtml, layoutHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
import { escapeHtmlLines, formatDay, headerText, placeText, replyLabel } from './text-parts.ts';

type Template = Extract<MailContent['template'], `quote_${string}`>;
type QuoteData = Extract<MailContent, { template: Template }>['data'];

interface Texts {
  subject: string;
  title: string;
  /** The reader's name. */
  name: string;
  opening: string;
  closing: string;
  label: string;
  isToClient: boolean;
}

const FOOTERS = {
  client:
    `You're receiving this email because you sent a request on ${BRAND.name}. ` +
    'Keep the link to yourself: anyone who has it can read the chat and accept or decline the quote.',
  provider: `You're receiving this email because you sent a quote on ${BRAND.name}.`,
};

const TEXTS: Record<Template, (data: QuoteData, total: string) => Texts> = {
  quote_sent: ({ provider_name, client_name }, total) => ({
    subject: `${headerText(provider_name, 80)} sent you a quote: ${total}`,
    title: `A quote for ${total}`,
    name: client_name,
    opening: `${provider_name} sent you this quote for your request:`,
    closing: 'Accept or decline it in the chat, or ask a question first.',
    label: 'View the quote',
    isToClient: true,
  }),
  quote_confirmation: ({ provider_name, client_name }, total) => ({
    subject: `You accepted ${headerText(provider_name, 80)}'s quote: ${total}`,
    title: 'You accepted a quote',
    name: client_name,
    opening: `You accepted this quote from ${provider_name}:`,
    closing: "Plan the next steps in the chat. You'll pay the professional directly.",
    label: 'Open the chat',
    isToClient: true,
  }),
  quote_accepted: ({ provider_name, client_name }, total) => ({
    subject: `${headerText(client_name, 60)} accepted your quote: ${total}`,
    title: 'Quote accepted',
    name: provider_name,
    opening: `${client_name} accepted this quote, so the request is now in progress:`,
    closing: 'Plan the next steps in the chat.',
    label: replyLabel('client', client_name),
    isToClient: false,
  }),
  quote_declined: ({ provider_name, client_name }, total) => ({
    subject: `${headerText(client_name, 60)} declined your quote: ${total}`,
    title: 'Quote declined',
    name: provider_name,
    opening: `${client_name} declined this quote:`,
    closing: 'You can ask why in the chat, or send a new quote.',
    label: replyLabel('client', client_name),
    isToClient: false,
  }),
};

function rowsOf({ lines, total_cents, currency }: Quote): [string, string][] {
  const rows = lines.map(({ text, cents }): [string, string] => [
    text,
    formatMoney(cents, currency),
  ]);
  return [...rows, ['Total', formatMoney(total_cents, currency)]];
}

/** Renders a mail about a quote, with all of the quote. `url` is the chat of its reader. */
export function renderQuoteMail(template: Template, data: QuoteData, url: string): RenderedMail {
  const { quote, place } = data;
  const total = formatMoney(quote.total_cents, quote.currency);
  const texts = TEXTS[template](data, total);
  const greeting = `Hello ${texts.name},`;
  const until = `Valid until ${formatDay(new Date(quote.valid_until))}.`;
  const notes = [
    ...(quote.tax_note === null ? [] : [quote.tax_note]),
    ...(place ? [placeText(place)] : []),
    until,
  ];
  const footer = texts.isToClient ? FOOTERS.client : FOOTERS.provider;
  const rows = rowsOf(quote);
  const paragraph = (text: string) => paragraphHtml(escapeHtml(text));
  return {
    subject: headerText(texts.subject, 150),
    text: [
      ...[greeting, texts.opening],
      rows.map(([text, amount]) => `${text}: ${amount}`).join('\n'),
      ...notes,
      ...(quote.message === null ? [] : [quote.message]),
      ...[texts.closing, `${texts.label}: ${url}`, footer + '\n'],
    ].join('\n\n'),
    html: layoutHtml({
      preview: headerText(texts.opening, 120),
      title: texts.title,
      bodyHtml: [
        ...[paragraph(greeting), paragraph(texts.opening)],
        amountsHtml(rows.map(([text, amount]) => [escapeHtml(text), escapeHtml(amount)])),
        ...notes.map(paragraph),
        ...(quote.message === null ? [] : [quoteHtml(escapeHtmlLines(quote.message))]),
        paragraph(texts.closing),
      ].join('\n'),
      action: { label: texts.label, url },
      footer,
    }),
    reply_to: null,
  };
}
