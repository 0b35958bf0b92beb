import type { AccountMail } from '@doorstep/domain/auth/account-mail';
import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import { layoutHtml, paragraphHtml, type RenderedMail } from './layout.ts';

const TEXTS = {
  confirm: {
    subject: `Confirm your email for ${BRAND.name}`,
    title: 'Confirm your email',
    paragraphs: [
      `Welcome to ${BRAND.name}! Confirm your email address to finish setting up your account.`,
      'The link works once and expires in three days. You can open it on any device.',
    ],
    label: 'Confirm my email',
    footer: `You're receiving this email because someone signed up for ${BRAND.name} with this email address. If it wasn't you, you can ignore this email.`,
  },
  reset: {
    subject: `Reset your ${BRAND.name} password`,
    title: 'Reset your password',
    paragraphs: [
      `You asked to reset the password of your ${BRAND.name} account.`,
      "The link works once and expires in an hour. You can open it on any device. Your password won't change until you use it.",
    ],
    label: 'Choose a new password',
    footer: `You're receiving this email because someone asked to reset the ${BRAND.name} password for this email address. If it wasn't you, you can ignore this email.`,
  },
  change: {
    subject: `Confirm your new email for ${BRAND.name}`,
    title: 'Confirm your new email',
    paragraphs: [
      `You asked to use this email address for your ${BRAND.name} account.`,
      'The link works once and expires in three days. You can open it on any device. Until then, keep signing in with your current email address.',
    ],
    label: 'Confirm my new email',
    footer: `You're receiving this email because someone asked to use this email address for a ${BRAND.name} account. If it wasn't you, you can ignore this email.`,
  },
  exists: {
    subject: `You already have a ${BRAND.name} account`,
    title: 'You already have an account',
    paragraphs: [
      `Someone tried to create a ${BRAND.name} account with this email address. It already has an account, so we didn't create another one.`,
      'If it was you, just sign in. If you forgot your password, you can reset it there.',
    ],
    label: 'Sign in',
    footer: `You're receiving this email because someone entered this email address on ${BRAND.name}. If it wasn't you, you can ignore this email. Your account hasn't changed.`,
  },
} as const satisfies Record<AccountMail['kind'], object>;

/** Renders a mail about an account, with its link. */
export function renderAccountLink({ kind }: AccountMail, url: string): RenderedMail {
  const { subject, title, paragraphs, label, footer } = TEXTS[kind];
  const all = ['Hello,', ...paragraphs];
  return {
    subject,
    text: [...all, `${label}: ${url}`, footer].join('\n\n') + '\n',
    html: layoutHtml({
      preview: paragraphs[0],
      title,
      bodyHtml: all.map((text) => paragraphHtml(escapeHtml(text))).join('\n'),
      action: { label, url },
      footer,
    }),
    reply_to: null,
  };
}
