import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { layoutHtml, paragraphHtml, quoteHtml, type RenderedMail } from './layout.ts';
import { escapeHtmlLines, headerText } from './text-parts.ts';

type SupportMail = Extract<MailContent, { template: `support_${string}` }>;

interface Parts {
  subject: string;
  title: string;
  /** Plain texts before and after the quoted message. */
  before: string;
  after: string;
  action: { label: string; url: string };
  footer: string;
}

const TO_PERSON = `You're receiving this email because you contacted ${BRAND.name} support.`;
const TO_SUPPORT = `You're receiving this email because this is the support address for ${BRAND.name}.`;

function partsOf({ template, data }: SupportMail, siteUrl: string): Parts {
  const { reference } = data;
  const topic = headerText(data.subject, 120);
  const about = `${reference}: ${headerText(data.subject, 80)}`;
  const account = `${siteUrl}/account#support`;
  if (template === 'support_received') {
    return {
      subject: `We've received your message ${about}`,
      title: "We've received your message",
      before: `Your reference number is ${reference}. You wrote:`,
      after: "We'll reply by email and in your account.",
      action: { label: 'Open your account', url: account },
      footer: TO_PERSON,
    };
  }
  if (template === 'support_answered') {
    return {
      subject: `Our reply to ${about}`,
      title: 'We replied to your message',
      before: `About ‘${topic}’, reference number ${reference}:`,
      after: 'Still need help? Reply in your account.',
      action: { label: 'Read and reply', url: account },
      footer: TO_PERSON,
    };
  }
  const first = data.is_premium ? 'Premium support ' : 'Support ';
  return {
    subject: `${first}${about}`,
    title: 'New message to support',
    before: `Reference number ${reference}, subject ‘${topic}’:`,
    after: 'Reply on the admin page so that the answer also shows up in their account.',
    action: { label: 'Reply', url: `${siteUrl}/admin?tab=support` },
    footer: TO_SUPPORT,
  };
}

/** Renders a mail about a message to support or its answer. */
export function renderSupportMail(mail: SupportMail, siteUrl: string): RenderedMail {
  const { subject, title, before, after, action, footer } = partsOf(mail, siteUrl);
  const { text } = mail.data;
  return {
    subject,
    text:
      [title, before, text, after, `${action.label}: ${action.url}`, footer].join('\n\n') + '\n',
    html: layoutHtml({
      preview: headerText(text, 120),
      title,
      bodyHtml: [
        paragraphHtml(escapeHtml(before)),
        quoteHtml(escapeHtmlLines(text)),
        paragraphHtml(escapeHtml(after)),
      ].join('\n'),
      action,
      footer,
    }),
    reply_to: null,
  };
}
