import type { ProviderProfile } from './provider-profile.ts';

const SOCIAL = [
  ['facebook_url', 'Facebook'],
  ['instagram_url', 'Instagram'],
  ['twitter_url', 'Twitter'],
  ['linkedin_url', 'LinkedIn'],
] as const;

type SocialLinks = Pick<ProviderProfile, (typeof SOCIAL)[number][0]>;

/** Returns the social links of a profile, in the order of the page. */
export function socialLinks(profile: SocialLinks): { name: string; url: string }[] {
  return SOCIAL.flatMap(([field, name]) => {
    const url = profile[field];
    return url === null ? [] : [{ name, url }];
  });
}
