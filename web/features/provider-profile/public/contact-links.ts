import type { PublicPage } from '@doorstep/domain/public-page';

/** `tel:` address of a number as a person typed it, without the extension; null without digits. */
export function telHref(phone: string): string | null {
  const number = phone.split(/ext|[x#;,]/i)[0] ?? '';
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** An address on the web as a person reads it: 'https://www.rivera.example/' → 'rivera.example' */
export function readableUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

const SOCIAL = [
  ['facebook_url', 'Facebook'],
  ['instagram_url', 'Instagram'],
  ['twitter_url', 'Twitter'],
  ['linkedin_url', 'LinkedIn'],
] as const;

/** The social pages that a profile names, in the order of spec §2. */
export function socialLinks(profile: PublicPage): { name: string; url: string }[] {
  return SOCIAL.flatMap(([field, name]) => {
    const url = profile[field];
    return url === null ? [] : [{ name, url }];
  });
}
