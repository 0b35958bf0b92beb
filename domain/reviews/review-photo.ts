import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';

/** A client's photo on the page of the professional: the public copy of a private photo. */
const reviewPhotoSchema = z.object({
  /** The copy's address. It has no token, because everybody may read it. */
  url: z.string(),
  /** The hash of the private photo's id, by which a retry and its deletion find the copy. */
  source: z.string(),
});
export type ReviewPhoto = z.infer<typeof reviewPhotoSchema>;

/** The photos that the client agreed to show; none while the review is hidden. */
export const reviewPhotosSchema = z._default(
  z.array(reviewPhotoSchema).check(z.maxLength(LIMITS.photos)),
  [],
);

/** Returns the addresses of a review's photos. */
export const photoUrls = ({ photos }: { photos: readonly ReviewPhoto[] }): string[] =>
  photos.map(({ url }) => url);

/** Returns the photos of a review, or of none, that another list of photos does not have. */
export function withoutPhotos(
  photos: readonly ReviewPhoto[] = [],
  others: readonly ReviewPhoto[],
): ReviewPhoto[] {
  const urls = new Set(others.map(({ url }) => url));
  return photos.filter(({ url }) => !urls.has(url));
}
