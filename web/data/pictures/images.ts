import { AppError } from '@doorstep/domain/app-error';
import { IMAGE_ERRORS, imagePath, type ImageFolder } from '@doorstep/domain/pictures/image';
import { imageCache } from '@doorstep/domain/pictures/picture';
import { env } from '../../lib/env.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { withAppError } from '../errors.ts';
import { firebaseApp } from '../firebase-app.ts';
import { currentSession } from '../auth/session.ts';

/** How long the SDK retries without a network; its default is ten minutes. */
const RETRY_MS = 30_000;

const loadStorageSdk = loadOnce('The storage SDK', async () => {
  const sdk = await import('firebase/storage');
  const storage = sdk.getStorage(firebaseApp);
  storage.maxUploadRetryTime = RETRY_MS;
  storage.maxOperationRetryTime = RETRY_MS;
  const emulator = env.VITE_EMULATORS?.storage;
  if (emulator) sdk.connectStorageEmulator(storage, emulator.host, emulator.port);
  return { sdk, storage };
});

interface Upload {
  folder: ImageFolder;
  file: File | null | undefined;
  /** Called with the uploaded fraction, 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Returns 72 random bits as 12 characters: short, because search results have many such addresses.
 */
const randomName = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

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
  const session = currentSession();
  if (session.status !== 'signed-in') {
    throw new AppError('unauthenticated', 'Upload without a session', {
      personMessage: IMAGE_ERRORS.unauthenticated,
    });
  }
  const [picture, { sdk, storage }] = await Promise.all([shrinkPicture(file), loadStorageSdk()]);
  signal.throwIfAborted();
  const path = imagePath(folder, session.uid, randomName(), file.name);
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
    return await withAppError(sdk.getDownloadURL(task.snapshot.ref));
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
