import { PRIVATE_FOLDER } from '@doorstep/domain/pictures/image';
import { useEffect, useState } from 'react';
import { createUploadQueue } from '../../lib/upload-queue.ts';
import { uploadImage } from './images.ts';

/**
 * Uploads photos for a message or a request, one after another, because decoding several large ones
 * can exceed a phone's memory. `urls` has the download addresses in order; it is null while a photo
 * is missing. Leaving the screen cancels the uploads.
 */
export function usePhotoUploads() {
  const [queue] = useState(() =>
    createUploadQueue({
      atATime: 1,
      upload: (options) => uploadImage({ folder: PRIVATE_FOLDER, ...options }),
      onFailed: (error, { name }) => console.warn('The photo was not uploaded', name, error),
    }),
  );
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
