import { pictureIdOf } from '../pictures/picture.ts';
import type { Gallery, PhotoDetails } from './gallery.ts';
import type { ProviderProfileFields } from './provider-profile.ts';

// This file is separate from gallery.ts, because public pages do not load zod.

type Listed = Pick<ProviderProfileFields, 'work_photos' | 'services'>;

export const NO_GALLERY: Gallery = { photos: {}, service_tags: {} };
export const NO_DETAILS: PhotoDetails = { caption: null, tags: [], before: null };

const hasDetails = ({ caption, tags, before }: PhotoDetails) =>
  caption !== null || tags.length > 0 || before !== null;

/**
 * Returns the details of the photos and services that a profile has. A 'before' picture counts only
 * if it is another photo of the profile that is in no other pair.
 */
export function shownGallery({ photos, service_tags }: Gallery, profile: Listed): Gallery {
  const ids = new Set(profile.work_photos.map(pictureIdOf));
  const known = Object.entries(photos).filter(([id]) => ids.has(id));
  const isPhoto = ([id, { before }]: [string, PhotoDetails]) => before !== id && ids.has(before);
  const afters = new Set(known.filter(isPhoto).map(([id]) => id));
  const befores = new Set<string>();
  const shown = known.map((entry): [string, PhotoDetails] => {
    const [id, { before, ...details }] = entry;
    const isFree = before !== null && !afters.has(before) && !befores.has(before);
    if (!isPhoto(entry) || !isFree) return [id, { ...details, before: null }];
    befores.add(before);
    return [id, { ...details, before }];
  });
  return {
    photos: Object.fromEntries(shown.filter(([, details]) => hasDetails(details))),
    service_tags: Object.fromEntries(
      Object.entries(service_tags).filter(
        ([service, tags]) => profile.services.includes(service) && tags.length > 0,
      ),
    ),
  };
}

/** Returns the number of before/after pairs. */
export const pairCount = ({ photos }: Gallery): number =>
  Object.values(photos).filter(({ before }) => before !== null).length;

/** A photo of the public page, with the address of the picture that shows it before the work. */
export interface Slide {
  url: string;
  caption: string | null;
  tags: readonly string[];
  before: string | null;
}

/** Returns the slides of a page in order. A 'before' picture is only a part of its pair. */
export function slidesOf(work_photos: readonly string[], { photos }: Gallery): Slide[] {
  const details = new Map(Object.entries(photos));
  const befores = new Set([...details.values()].map(({ before }) => before));
  const urls = new Map(work_photos.map((url) => [pictureIdOf(url), url]));
  return work_photos.flatMap((url) => {
    const id = pictureIdOf(url);
    if (id !== null && befores.has(id)) return [];
    const { caption, tags, before } = details.get(id ?? '') ?? NO_DETAILS;
    return [{ url, caption, tags, before: before && (urls.get(before) ?? null) }];
  });
}

/** Returns the tags of a service. */
export const tagsOfService = ({ service_tags }: Gallery, service: string): readonly string[] =>
  new Map(Object.entries(service_tags)).get(service) ?? [];

/** Returns all tags of photos and services, with repetitions. */
export const allTags = ({ photos, service_tags }: Gallery): string[] => [
  ...Object.values(photos).flatMap(({ tags }) => tags),
  ...Object.values(service_tags).flat(),
];
