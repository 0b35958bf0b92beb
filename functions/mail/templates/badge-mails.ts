import { BRAND } from '@doorstep/domain/brand';
import type { MailContent } from '@doorstep/domain/mail/mail';
import type { RenderedMail } from './layout.ts';
import { professionalMail } from './professional-mail.ts';
import { formatDay } from './text-parts.ts';

type DataOf<T extends MailContent['template']> = Extract<MailContent, { template: T }>['data'];

const editorUrl = (siteUrl: string) => `${siteUrl}/dashboard/profile#badges`;

/** Renders the mail about a badge that was granted, refused or taken back. */
export function renderBadgeDecided(data: DataOf<'badge_decided'>, siteUrl: string): RenderedMail {
  const { kind, provider_name: name, expires_on, reason, is_taken_back } = data;
  const action = { label: 'Open the editor', url: editorUrl(siteUrl) };
  if (is_taken_back) {
    const title = `Your ${kind} badge was removed`;
    return professionalMail({
      ...{ subject: title, title, name, action },
      paragraphs: [
        `Your page no longer says that ${BRAND.name} verified your ${kind}. Here's why:`,
        reason ?? '',
        'You can send a new document in the editor.',
      ],
    });
  }
  if (expires_on === null) {
    return professionalMail({
      subject: `We couldn't verify your ${kind}`,
      title: `We couldn't verify your ${kind}`,
      name,
      paragraphs: [
        `We reviewed the document you sent us, but we couldn't verify your ${kind}. Here's why:`,
        reason ?? '',
        'You can try again in the editor.',
      ],
      action,
    });
  }
  return professionalMail({
    subject: `Your ${kind} is verified`,
    title: `Your ${kind} is verified`,
    name,
    paragraphs: [
      `Your page and your search listing now show that ${BRAND.name} verified your ${kind}.`,
      `The badge is valid until ${formatDay(new Date(expires_on))}.`,
    ],
    action,
  });
}

/** Renders the mail that a badge expires soon. */
export function renderBadgeExpiring(data: DataOf<'badge_expiring'>, siteUrl: string): RenderedMail {
  const day = formatDay(new Date(data.expires_on));
  return professionalMail({
    subject: `Your ${data.kind} badge expires on ${day}`,
    title: `Your ${data.kind} badge expires on ${day}`,
    name: data.provider_name,
    paragraphs: [
      `Until ${day}, your page shows clients that ${BRAND.name} verified your ${data.kind}.`,
      'To keep your badge, send us a current document in the editor.',
    ],
    action: { label: 'Open the editor', url: editorUrl(siteUrl) },
  });
}
