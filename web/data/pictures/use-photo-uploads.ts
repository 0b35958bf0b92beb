import { AppError } from '@doorstep/domain/app-error';
import { IMAGE_ERRORS, PRIVATE_FOLDER } from '@doorstep/domain/pictures/image';
import { useEffect, useState } from 'react';
import { createUploadQueue } from '../../lib/files/upload-queue.ts';
import { callFunction } from '../callables.ts';
import { uploadImage } from './images.ts';

/**
 * Returns a function that takes one of the person's photos of this month and throws AppError
 * `invalid-input` with a message if none is left. The server is asked once. If that fails, the
 * upload goes on, because the server checks each file again.
 */
function createQuota() {
  let left: Promise<number> | null = null;
  let taken = 0;
  return async () => {
    left ??= callFunction('photos-left', {}).then(
      (answer) => answer.left,
      (error: unknown) => {
        console.warn('The photos of this month were not counted', error);
        return Infinity;
      },
    );
    if (taken < (await left)) taken += 1;
    else {
      const personMessage = IMAGE_ERRORS.tooMany;
      throw new AppError('invalid-input', 'no photo of this month is left', { personMessage });
    }
  };
}

/**
 * Uploads photos for a message or a request, one after another, because decoding several large ones
 * can exceed a phone's memory. `urls` has the download addresses in order; it is null while a photo
 * is missing. Leaving the screen cancels the uploads.
 */
export function usePhotoUploads() {
  const [queue] = useState(() => {
    const takeOne = createQuota();
    return createUploadQueue({
      atATime: 1,
      upload: async (options) => {
        await takeOne();
        return uploadImage({ folder: PRIVATE_FOLDER, ...options });
      },
      onFailed: (error, { name }) => console.warn('The photo was not uploaded', name, error),
    });
  });
  useEffect(() => () => queue.clear(), [queue]);
  const uploads = queue.useItems();
  const urls = uploads.flatMap(({ url }) => url ?? []);
  return {
    uploads,
    urls: urls.length === uploads.length ? urls : null,
    add: queue.add,
    retry: queue.retry,
    remove: queue.remove,
    removeAll: queue.clear,
  };
}
