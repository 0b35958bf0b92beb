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
      `${provider_name} added this email address to their page. Once you confirm it, requests and messages from their clients come here, with the clients' contact information.`,
      "The link works for 24 hours. Until you confirm, requests go to the account's email.",
    ],
    action: { label: 'Confirm this email', url },
    footer: `You're receiving this email because someone added this address to a page on ${BRAND.name}. If you don't recognize it, you can ignore this email, and nothing will be sent here.`,
  });
}

/** Renders the mail to the confirmed email that a page no longer has. */
export function renderPageEmailChanged(
  { provider_name }: PageEmail,
  siteUrl: string,
): RenderedMail {
  const title = `The email on your ${BRAND.name} page was changed`;
  return professionalMail({
    ...{ subject: title, title, name: provider_name },
    paragraphs: [
      `This email address is no longer on the page of ${provider_name}. Requests and messages from clients won't come here anymore.`,
      `If you didn't make this change, sign in, change your password, and correct the email on your page. If you can't sign in, contact ${BRAND.supportEmail}.`,
    ],
    action: { label: 'Open the editor', url: `${siteUrl}/dashboard/profile` },
    footer: `You're receiving this email because this address was confirmed for a page on ${BRAND.name}.`,
  });
}
