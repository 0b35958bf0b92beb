import { AppError } from '@doorstep/domain/app-error';
import {
  IMAGE_CACHE,
  IMAGE_ERRORS,
  imagePath,
  type ImageFolder,
} from '@doorstep/domain/pictures/image';
import { env } from '../../lib/env.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { throwing } from '../errors.ts';
import { firebaseApp } from '../firebase-app.ts';
import { currentSession } from '../auth/session.ts';

/** How long the SDK goes on by itself when the network is gone; its own default is ten minutes. */
const RETRY_MS = 30_000;

const storageSdk = loadOnce('The storage SDK', async () => {
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
  /** Told the part that has arrived, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** 72 random bits in twelve letters: addresses of pictures are a good part of what search answers. */
const randomName = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/**
 * Uploads a picture, drawn anew and without anything but its pixels, into the signed-in
 * professional's folder and answers its public address. Throws AppError with a message for the
 * person where it is his to mend: `invalid-input` (no file, not a picture, too large, not to be
 * read: refused before anything is sent), `unauthenticated`; else `permission-denied`,
 * `unavailable`, or `internal` (also when `signal` ends it).
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
  const [picture, { sdk, storage }] = await Promise.all([shrinkPicture(file), storageSdk()]);
  signal.throwIfAborted();
  const path = imagePath(folder, session.uid, randomName(), file.name);
  const task = sdk.uploadBytesResumable(sdk.ref(storage, path), picture, {
    contentType: picture.type,
    cacheControl: IMAGE_CACHE,
  });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
  );
  try {
    await throwing(Promise.resolve(task));
    return await throwing(sdk.getDownloadURL(task.snapshot.ref));
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
