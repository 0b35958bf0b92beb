import { routeChunkLoaded } from '../../lib/navigation/route-chunks.ts';
import { hasCode, withAppError } from '../errors.ts';
import type { DocumentRead } from './documents.ts';

type ReadPath = (path: string) => Promise<DocumentRead>;

let readWithFullSdk: ReadPath | null = null;

/** Registers the full Firestore SDK once a screen has loaded it (firestore.ts). */
export const registerFullSdk = (read: ReadPath): void => {
  readWithFullSdk = read;
};

/**
 * Reads with the full SDK if the current screen loads it, else with the lite SDK, which is smaller.
 */
async function read(path: string): Promise<DocumentRead> {
  await routeChunkLoaded();
  if (readWithFullSdk) {
    try {
      return await readWithFullSdk(path);
    } catch (error) {
      // The lite SDK uses plain requests, which pass where the full SDK's channel is blocked.
      if (!hasCode(error, 'unavailable')) throw error;
    }
  }
  const { readWithLiteSdk } = await import('./firestore-lite.ts');
  return readWithLiteSdk(path);
}

const running = new Map<string, Promise<DocumentRead>>();

/**
 * Reads a document from the server by its path; concurrent reads share one request. Throws
 * AppError.
 */
export function readDocument(path: string): Promise<DocumentRead> {
  const reading = running.get(path) ?? withAppError(read(path)).finally(() => running.delete(path));
  running.set(path, reading);
  return reading;
}

/** Checks whether a person has a provider profile, published or not. Throws AppError. */
export const hasOwnProfile = async (uid: string): Promise<boolean> =>
  (await readDocument(`provider_profiles/${uid}`)).exists();

/** Checks whether a person has a client profile: they signed up as a client. Throws AppError. */
export const hasClientProfile = async (uid: string): Promise<boolean> =>
  (await readDocument(`client_profiles/${uid}`)).exists();
