import { rendition } from '@doorstep/domain/pictures/picture';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { shorten } from '@doorstep/domain/text';
import { absoluteUrl, SITE_PICTURE } from '../../lib/page-data.ts';

/** The display name plus 'Provider' plus the city when known, at most 150 characters (spec §2). */
export function pageTitle({ display_name, city }: PublicPage): string {
  return shorten(`${display_name} - Provider${city ? ` in ${city}` : ''}`);
}

/** The bio in one line, at most 150 characters, or what can be found here (spec §2). */
export function pageDescription({ bio }: PublicPage): string {
  const text = bio?.replace(/\s+/g, ' ').trim();
  return shorten(text ? text : 'View services, contact info, and request service.');
}

/** The picture of a share card: the cover, else the avatar, else the site's own. */
export function sharePicture({ cover_url, avatar_url }: PublicPage): {
  url: string;
  wide: boolean;
} {
  if (cover_url !== null) return { url: rendition(cover_url, 1600), wide: true };
  if (avatar_url !== null) return { url: rendition(avatar_url, 480), wide: false };
  return { url: absoluteUrl(SITE_PICTURE), wide: true };
}
