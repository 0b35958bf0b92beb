import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { photoAt } from '@doorstep/domain/pictures/picture';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';
import type { PhotoUses } from '../pictures/photo-use-repository.ts';
import { removePicture, type RemoveDeps } from '../pictures/remove-picture.ts';
import { removeCopiesOf } from '../reviews/review-photos.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import type { AuditLog } from './audit-log-repository.ts';

interface DeletePhotoDeps extends RemoveDeps {
  audit: Pick<AuditLog, 'add'>;
  photoUses: Pick<PhotoUses, 'isUsed' | 'removeAll'>;
  bucket: Pick<PictureBucket, 'find' | 'remove'>;
  reviews: Pick<Reviews, 'removePhoto'>;
}

const notFound = () => new AppError('not-found', 'no such photo');

/**
 * Deletes a photo of chats or requests for everybody: the file with its renditions, its public
 * copies in reviews, and its address in all messages and requests. The audit entry has the reason
 * and the uploader's uid. A repeated call continues after a failure, and does nothing if the photo
 * is deleted already. Throws AppError `not-found` for an address that no message or request has.
 */
export async function deletePhoto(
  deps: DeletePhotoDeps,
  actor_uid: string,
  { url, note }: CallableInput<'admin-delete-photo'>,
): Promise<CallableOutput<'admin-delete-photo'>> {
  const photo = photoAt(url);
  if (!photo) throw notFound();
  if (!(await deps.photoUses.isUsed([url]))) {
    if (await deps.bucket.find(photo.path)) throw notFound();
    return { deleted: true };
  }
  await deps.audit.add({ actor_uid, action: 'photo_deleted', subject: photo.owner, note });
  await removePicture(deps, photo);
  await removeCopiesOf(deps, photo);
  await deps.photoUses.removeAll(url);
  return { deleted: true };
}
