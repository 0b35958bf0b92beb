import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { isolate } from '@doorstep/domain/text';
import { readableUrl } from './contact-links.ts';

/** Texts of a public page. */
export const PUBLIC_PAGE_MESSAGES = {
  notFound: 'Provider not found',
  notFoundWhy: 'This landing page may be unpublished or the handle is incorrect.',
  noContact: 'No contact information available for this provider.',
  formMissing:
    "We couldn't load the request form. Please check your connection and press Request Service again.",
  sample: 'This is a sample page. Find a professional to send a request.',
  offline: "You're offline. You can send requests and messages when you're back online.",
  signInMissing: "Sign-in isn't available right now. Please check your connection and try again.",
  ownPage: 'This is your own page. Clients see the Request Service button here.',
} as const;

/** Returns the toasts for a visitor without an account. */
export function visitorHints({ display_name, phone, website_url }: PublicPage): string[] {
  return [
    `Create a free client account to request service from ${isolate(display_name)}. Taking you there now…`,
    ...(phone ? [`You can also call ${phone}.`] : []),
    ...(website_url ? [`You can also visit ${readableUrl(website_url)}.`] : []),
  ];
}
