import { BRAND } from '@doorstep/domain/brand';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { MailContent } from '@doorstep/domain/mail/mail';
import { layoutHtml, linkHtml, paragraphHtml, type RenderedMail } from './layout.ts';
import { formatDay, headerText } from './text-parts.ts';

type Invitation = Extract<MailContent, { template: 'team_invitation' }>['data'];

const ACTION = 'Join the team';
const STOP = 'Stop these emails';

interface Links {
  join: string;
  unsubscribe: string;
}

/** Renders the mail that invites somebody to a team. */
export function renderTeamInvitation(
  { company, name, expires_at }: Invitation,
  { join, unsubscribe }: Links,
): RenderedMail {
  const title = `${headerText(company, 80)} invites you to join their team on ${BRAND.name}`;
  const paragraphs = [
    `Hello ${name},`,
    `${company} invited you to join their team on ${BRAND.name}. You'll answer client requests, chat, and send quotes together.`,
    'Sign in or sign up with the email address this was sent to.',
    `The link works once and expires on ${formatDay(expires_at)}.`,
  ];
  const footer = `You're receiving this email because ${company} invited you. If you don't know them, you can ignore this email.`;
  return {
    subject: title,
    text: [...paragraphs, `${ACTION}: ${join}`, `${footer}\n${STOP}: ${unsubscribe}\n`].join(
      '\n\n',
    ),
    html: layoutHtml({
      preview: headerText(paragraphs[1] ?? title, 200),
      title,
      bodyHtml: paragraphs.map((text) => paragraphHtml(escapeHtml(text))).join('\n'),
      action: { label: ACTION, url: join },
      footer,
      footerHtml: linkHtml(STOP, unsubscribe),
    }),
    reply_to: null,
  };
}
