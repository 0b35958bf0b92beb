import * as z from 'zod/mini';

/** A client's photo on the page of the professional: the public copy of a private photo. */
export const reviewPhotoSchema = z.object({
  /** The copy's address. It has no token, because everybody may read it. */
  url: z.string(),
  /** The hash of the private photo's id, by which a retry finds the copy. */
  source: z.string(),
});
export type ReviewPhoto = z.infer<typeof reviewPhotoSchema>;

/** Returns the photos of a review, or of none, that another list of photos does not have. */
export function withoutPhotos(
  photos: readonly ReviewPhoto[] = [],
  others: readonly ReviewPhoto[],
): ReviewPhoto[] {
  const urls = new Set(others.map(({ url }) => url));
  return photos.filter(({ url }) => !urls.has(url));
}
