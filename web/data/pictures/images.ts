import { AppError } from '@doorstep/domain/app-error';
import { IMAGE_ERRORS, imagePath, type ImageFolder } from '@doorstep/domain/pictures/image';
import { imageCache } from '@doorstep/domain/pictures/picture';
import { notePicture } from '../../lib/files/new-pictures.ts';
import { shrinkPicture } from '../../lib/files/shrink-picture.ts';
import { withAppError } from '../errors.ts';
import { loadStorageSdk, randomName, uploaderUid } from '../storage.ts';

interface Upload {
  folder: ImageFolder;
  file: File | null | undefined;
  /** Called with the uploaded fraction, 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a re-encoded picture without metadata into the signed-in person's folder. Returns its
 * download address. Throws AppError: `invalid-input` with a message before anything is sent (no
 * file, not a picture, too large), `unauthenticated`, `permission-denied`, `unavailable`, and
 * `internal` after `signal` aborts.
 */
export async function uploadImage({ folder, file, onProgress, signal }: Upload): Promise<string> {
  if (!file) {
    const personMessage = IMAGE_ERRORS.missing;
    throw new AppError('invalid-input', personMessage, { personMessage });
  }
  const uid = uploaderUid();
  const [picture, { sdk, storage }] = await Promise.all([shrinkPicture(file), loadStorageSdk()]);
  signal.throwIfAborted();
  const path = imagePath(folder, uid, randomName(), file.name);
  const task = sdk.uploadBytesResumable(sdk.ref(storage, path), picture, {
    contentType: picture.type,
    cacheControl: imageCache({ path }),
  });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
  );
  try {
    await withAppError(Promise.resolve(task));
    const url = await withAppError(sdk.getDownloadURL(task.snapshot.ref));
    notePicture(url);
    return url;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
