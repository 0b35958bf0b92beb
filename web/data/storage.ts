import { AppError } from '@doorstep/domain/app-error';
import { IMAGE_ERRORS } from '@doorstep/domain/pictures/image';
import { env } from '../lib/env.ts';
import { loadOnce } from '../lib/load-once.ts';
import { currentSession } from './auth/session.ts';
import { firebaseApp } from './firebase-app.ts';

/** How long the SDK retries without a network; its default is ten minutes. */
const RETRY_MS = 30_000;

export const loadStorageSdk = loadOnce('The storage SDK', async () => {
  const sdk = await import('firebase/storage');
  const storage = sdk.getStorage(firebaseApp);
  storage.maxUploadRetryTime = RETRY_MS;
  storage.maxOperationRetryTime = RETRY_MS;
  const emulator = env.VITE_EMULATORS?.storage;
  if (emulator) sdk.connectStorageEmulator(storage, emulator.host, emulator.port);
  return { sdk, storage };
});

/**
 * Returns 72 random bits as 12 characters: short, because search results have many such addresses.
 */
export const randomName = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** Returns the uid of the signed-in person, who uploads. Throws AppError `unauthenticated`. */
export function uploaderUid(): string {
  const session = currentSession();
  if (session.status === 'signed-in') return session.uid;
  throw new AppError('unauthenticated', 'Upload without a session', {
    personMessage: IMAGE_ERRORS.unauthenticated,
  });
}
