import type { AccountLink, AccountMailKind } from '@doorstep/domain/auth/account-mail';
import { BRAND } from '@doorstep/domain/brand';
import { layoutHtml, paragraphHtml, type RenderedMail } from './layout.ts';
import { escapeHtml } from './text-parts.ts';

const TEXTS = {
  confirm: {
    mode: 'verifyEmail',
    subject: `Confirm your email for ${BRAND.name}`,
    title: 'Confirm your email',
    paragraphs: [
      `Welcome to ${BRAND.name}. Confirm your email address to finish your account.`,
      'The link works once, on any device.',
    ],
    label: 'Confirm my email',
    footer: `You're receiving this email because somebody signed up for ${BRAND.name} with this address. If it wasn't you, you can ignore it.`,
  },
  reset: {
    mode: 'resetPassword',
    subject: `Choose a new ${BRAND.name} password`,
    title: 'Choose a new password',
    paragraphs: [
      `You asked for a new password for your ${BRAND.name} account.`,
      "The link works once, on any device. Until you use it, your password doesn't change.",
    ],
    label: 'Choose a new password',
    footer: `You're receiving this email because somebody asked for a new password for this address on ${BRAND.name}. If it wasn't you, you can ignore it.`,
  },
} as const satisfies Record<AccountMailKind, object>;

function linkUrl({ kind, type, redirect }: AccountLink, code: string, siteUrl: string): string {
  const query = new URLSearchParams({
    mode: TEXTS[kind].mode,
    oobCode: code,
    ...(type !== null && { type }),
    ...(redirect !== null && { redirect }),
  });
  return `${siteUrl}/auth?${query.toString()}`;
}

/** Renders the mail with a link that confirms an email or leads to a new password. */
export function renderAccountLink(data: AccountLink, code: string, siteUrl: string): RenderedMail {
  const { subject, title, paragraphs, label, footer } = TEXTS[data.kind];
  const action = { label, url: linkUrl(data, code, siteUrl) };
  const all = ['Hello,', ...paragraphs];
  return {
    subject,
    text: [...all, `${label}: ${action.url}`, footer].join('\n\n') + '\n',
    html: layoutHtml({
      preview: paragraphs[0],
      title,
      bodyHtml: all.map((text) => paragraphHtml(escapeHtml(text))).join('\n'),
      action,
      footer,
    }),
    reply_to: null,
  };
}
