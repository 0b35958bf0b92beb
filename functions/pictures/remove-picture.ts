import { renditionPath, RENDITIONS, type Picture } from '@doorstep/domain/pictures/picture';
import type { PictureBucket } from './picture-bucket-repository.ts';
import type { Pictures } from './picture-repository.ts';

export interface RemoveDeps {
  pictures: Pick<Pictures, 'find' | 'remove'>;
  bucket: Pick<PictureBucket, 'remove'>;
}

/**
 * Deletes a picture: first the original, then the renditions, then the ledger entry. With this
 * order, a parallel call that makes the renditions notices the deletion and cleans up, and after a
 * crash the sweep still finds the entry. Idempotent.
 */
export async function removePicture(
  { pictures, bucket }: RemoveDeps,
  picture: Picture,
): Promise<void> {
  await bucket.remove(picture.path);
  const entry = await pictures.find(picture.id);
  // Renditions and entry belong to a picture with the same name and another extension.
  if (entry && entry.path !== picture.path) return;
  await Promise.all(RENDITIONS.map((size) => bucket.remove(renditionPath(picture, size))));
  await pictures.remove(picture.id);
  // The owner may have uploaded to the same path since. That upload was skipped because of the
  // entry.
  await bucket.remove(picture.path);
}
