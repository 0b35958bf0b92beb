import { rendition } from '@doorstep/domain/pictures/picture';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { capitalize, isolate, shorten } from '@doorstep/domain/text';
import { absoluteUrl, SITE_PICTURE } from '../../lib/page-data.ts';

/** Returns the display name, 'Provider' and the city if known, at most 150 characters. */
export function pageTitle({ display_name, city }: PublicPage): string {
  return shorten(`${isolate(display_name)} - Provider${city ? ` in ${isolate(city)}` : ''}`);
}

/** Returns the bio in one line, at most 150 characters, or a general description. */
export function pageDescription({ bio }: PublicPage): string {
  const text = bio?.replace(/\s+/g, ' ').trim();
  return shorten(text ? text : 'View services, contact info, and request service.');
}

/** Returns the picture of the share card: the cover, else the avatar, else the site's picture. */
export function sharePicture({ cover_url, avatar_url }: PublicPage): {
  url: string;
  wide: boolean;
} {
  if (cover_url !== null) return { url: rendition(cover_url, 1600), wide: true };
  if (avatar_url !== null) return { url: rendition(avatar_url, 480), wide: false };
  return { url: absoluteUrl(SITE_PICTURE), wide: true };
}

/**
 * Turns a slug into a name: 'RIVERA-plumbing' becomes 'Rivera Plumbing'. Without a word:
 * 'Provider'.
 */
export function titleFromSlug(slug: string): string {
  const words = slug.split(/[-\s]+/).filter((word) => word !== '');
  return words.map((word) => capitalize(word.toLowerCase())).join(' ') || 'Provider';
}
