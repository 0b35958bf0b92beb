import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import { layoutHtml, paragraphHtml, type RenderedMail } from './layout.ts';

const FOOTER = `You're receiving this email because you have a professional account on ${BRAND.name}.`;

interface ProfessionalMail {
  subject: string;
  title: string;
  name: string | null;
  /** Plain texts. */
  paragraphs: string[];
  action: { label: string; url: string };
  /** The reason for receiving it; by default the professional's account. */
  footer?: string;
}

/** Renders a mail about a professional's account: paragraphs and one button. */
export function professionalMail({
  subject,
  title,
  name,
  paragraphs,
  action,
  footer = FOOTER,
}: ProfessionalMail): RenderedMail {
  const greeting = name === null ? 'Hello,' : `Hello ${name},`;
  const all = [greeting, ...paragraphs];
  return {
    subject,
    text: [...all, `${action.label}: ${action.url}`, footer, ''].join('\n\n').trimEnd() + '\n',
    html: layoutHtml({
      preview: paragraphs[0] ?? title,
      title,
      bodyHtml: all.map((text) => paragraphHtml(escapeHtml(text))).join('\n'),
      action,
      footer,
    }),
    reply_to: null,
  };
}
