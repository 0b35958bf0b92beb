import { BRAND } from '@doorstep/domain/brand';
import type { MailContent } from '@doorstep/domain/mail/mail';
import type { RenderedMail } from './layout.ts';
import { professionalMail } from './professional-mail.ts';

type PageEmail = Extract<MailContent, { template: 'page_email_link' }>['data'];

/** Renders the mail with the link that confirms the email of a page. */
export function renderPageEmailLink({ provider_name }: PageEmail, url: string): RenderedMail {
  const title = `Confirm this email for a page on ${BRAND.name}`;
  return professionalMail({
    ...{ subject: title, title, name: null },
    paragraphs: [
      `${provider_name} entered this email address on its page. Confirm it, and what clients send to ${provider_name} comes here: requests, messages and how to reach the client.`,
      'The link works for 24 hours. Until then, requests go to the email of the account.',
    ],
    action: { label: 'Confirm this email', url },
    footer: `You're receiving this email because somebody entered this address on a page on ${BRAND.name}. If you don't know the page, you can ignore it: nothing is sent here.`,
  });
}

/** Renders the mail to the confirmed email that a page no longer has. */
export function renderPageEmailChanged(
  { provider_name }: PageEmail,
  siteUrl: string,
): RenderedMail {
  const title = `Your page on ${BRAND.name} has another email`;
  return professionalMail({
    ...{ subject: title, title, name: provider_name },
    paragraphs: [
      `This email address is no longer on the page of ${provider_name}. Requests and messages of clients don't come here anymore.`,
      `If you didn't change it, sign in, choose a new password and put the right email on the page. If you can't sign in, write to ${BRAND.supportEmail}.`,
    ],
    action: { label: 'Open the editor', url: `${siteUrl}/dashboard/profile` },
    footer: `You're receiving this email because this address was confirmed for a page on ${BRAND.name}.`,
  });
}
