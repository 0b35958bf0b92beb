import * as z from 'zod/mini';

/** The text of a message that has photos only. */
export const PHOTOS_ONLY = 'Photo';

/** The download addresses of the photos of a message or a request. Without photos it is missing. */
export const photosSchema = z._default(z.array(z.string()), []);

/** Returns the number of photos as people read it, for example '3 photos'. */
export function photoCount(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}
