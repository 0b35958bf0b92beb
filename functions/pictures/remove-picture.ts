import { renditionPath, RENDITIONS, type Picture } from '@doorstep/domain/pictures/picture';
import type { PictureBucket } from './picture-bucket-repository.ts';
import type { Pictures } from './picture-repository.ts';

export interface RemoveDeps {
  pictures: Pick<Pictures, 'find' | 'remove'>;
  bucket: Pick<PictureBucket, 'remove'>;
}

/**
 * Deletes a picture: the original first, then its renditions, then its entry in the ledger. In that
 * order whoever is making the renditions at that moment sees it and cleans up after itself, and what
 * a crash leaves behind is still written down for the sweep.
 */
export async function removePicture(
  { pictures, bucket }: RemoveDeps,
  picture: Picture,
): Promise<void> {
  await bucket.remove(picture.path);
  const entry = await pictures.find(picture.id);
  // The same name with another ending: renditions and entry are the other one's.
  if (entry && entry.path !== picture.path) return;
  await Promise.all(RENDITIONS.map((size) => bucket.remove(renditionPath(picture, size))));
  await pictures.remove(picture.id);
  // Its owner may have used the path again meanwhile; whoever looked at that found the entry here.
  await bucket.remove(picture.path);
}
