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
        `Your page no longer says that ${BRAND.name} has checked your ${kind}. The reason:`,
        reason ?? '',
        'You can send a new document in the editor.',
      ],
    });
  }
  if (expires_on === null) {
    return professionalMail({
      subject: `We couldn't confirm your ${kind}`,
      title: `We couldn't confirm your ${kind}`,
      name,
      paragraphs: [
        `We looked at what you sent us about your ${kind}, and we couldn't confirm it. The reason:`,
        reason ?? '',
        'You can send it again in the editor.',
      ],
      action,
    });
  }
  return professionalMail({
    subject: `Your ${kind} is confirmed`,
    title: `Your ${kind} is confirmed`,
    name,
    paragraphs: [
      `Your page and your card in search say that ${BRAND.name} has checked your ${kind}.`,
      `The badge is valid until ${formatDay(new Date(expires_on))}.`,
    ],
    action,
  });
}

/** Renders the mail that a badge expires soon. */
export function renderBadgeExpiring(data: DataOf<'badge_expiring'>, siteUrl: string): RenderedMail {
  const day = formatDay(new Date(data.expires_on));
  return professionalMail({
    subject: `Your ${data.kind} badge ends on ${day}`,
    title: `Your ${data.kind} badge ends on ${day}`,
    name: data.provider_name,
    paragraphs: [
      `Clients see on your page that ${BRAND.name} has checked your ${data.kind}, until ${day}.`,
      'To keep the badge, send us the new document in the editor.',
    ],
    action: { label: 'Open the editor', url: editorUrl(siteUrl) },
  });
}
