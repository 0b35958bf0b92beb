import type { PublicPage } from '@doorstep/domain/pages/public-page';

/** Shortens a URL for display: 'https://www.rivera.example/' becomes 'rivera.example'. */
export function readableUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

const SOCIAL = [
  ['facebook_url', 'Facebook'],
  ['instagram_url', 'Instagram'],
  ['twitter_url', 'Twitter'],
  ['linkedin_url', 'LinkedIn'],
] as const;

/** Returns the social links of a profile, in the order of the page. */
export function socialLinks(profile: PublicPage): { name: string; url: string }[] {
  return SOCIAL.flatMap(([field, name]) => {
    const url = profile[field];
    return url === null ? [] : [{ name, url }];
  });
}
