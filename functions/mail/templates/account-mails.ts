import type { AccountMail } from '@doorstep/domain/auth/account-mail';
import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import { layoutHtml, paragraphHtml, type RenderedMail } from './layout.ts';

const TEXTS = {
  confirm: {
    subject: `Confirm your email for ${BRAND.name}`,
    title: 'Confirm your email',
    paragraphs: [
      `Welcome to ${BRAND.name}. Confirm your email address to finish your account.`,
      'The link works once, for three days, on any device.',
    ],
    label: 'Confirm my email',
    footer: `You're receiving this email because somebody signed up for ${BRAND.name} with this address. If it wasn't you, you can ignore it.`,
  },
  reset: {
    subject: `Choose a new ${BRAND.name} password`,
    title: 'Choose a new password',
    paragraphs: [
      `You asked for a new password for your ${BRAND.name} account.`,
      "The link works once, for an hour, on any device. Until you use it, your password doesn't change.",
    ],
    label: 'Choose a new password',
    footer: `You're receiving this email because somebody asked for a new password for this address on ${BRAND.name}. If it wasn't you, you can ignore it.`,
  },
  change: {
    subject: `Confirm your new email for ${BRAND.name}`,
    title: 'Confirm your new email',
    paragraphs: [
      `You asked to use this address for your ${BRAND.name} account.`,
      'The link works once, for three days, on any device. Until you use it, keep signing in with your current address.',
    ],
    label: 'Confirm my new email',
    footer: `You're receiving this email because somebody wants to use this address for an account on ${BRAND.name}. If it wasn't you, you can ignore it.`,
  },
  exists: {
    subject: `You already have a ${BRAND.name} account`,
    title: 'You already have an account',
    paragraphs: [
      `Somebody entered this address for a new ${BRAND.name} account. There is one already, so we didn't create another.`,
      'If it was you, sign in. If you forgot your password, you can choose a new one there.',
    ],
    label: 'Sign in',
    footer: `You're receiving this email because somebody entered this address on ${BRAND.name}. If it wasn't you, you can ignore it: your account hasn't changed.`,
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
